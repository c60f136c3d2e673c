import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { heuteInBerlin } from '#contract/tag.ts';
import { istVonHier } from '../../outbox/loopback.ts';
import { anforderbare, internaufrufe } from '../aufrufe.ts';
import { anbindungsliste, anbindungsseite } from './anbindungsseiten.ts';
import { pultaufruf } from './aufruf.ts';
import { pultpfad, stoerungsblatt } from './blatt.ts';
import { entscheidungAus, mitBetragstext } from './entscheidungsseite.ts';
import type { Formularstand } from './formular.ts';
import { gespraechsliste, gespraechsseite } from './gespraechsseiten.ts';
import { schadenliste, schadenseite } from './schadenseiten.ts';
import { pultstil } from './stil.ts';

interface Pultdienste {
  clock: () => Date;
  /** Of the insurer's side. */
  token: string;
}

/** What a page shows beside what is read. */
type Seitenstand = Partial<Formularstand> & { gesendet?: boolean; entschieden?: boolean };

type Pult = ReturnType<typeof pultMit>;

/** What every page of the desk works with. */
function pultMit(app: FastifyInstance, { clock, token }: Pultdienste) {
  const siegel = randomBytes(32).toString('base64url');
  return {
    siegel,
    rufe: pultaufruf(app, token),
    heute: () => heuteInBerlin(clock()),
    formularstand: ({ gesendet = false, entschieden = false, ...stand }: Seitenstand) => ({
      gesendet,
      entschieden,
      fehler: {},
      satz: null,
      siegel,
      schluessel: randomUUID(),
      ...stand,
    }),
  };
}

/** The demo desk at `/dev/service`, on this machine only; never in production. */
export function pultRoutes(dienste: Pultdienste): FastifyPluginAsync {
  return async (app) => {
    const pult = pultMit(app, dienste);
    registerFormulare(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!istVonHier(request)) reply.callNotFound();
    });
    app.get(`${pultpfad}/stil.css`, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(pultstil),
    );
    registerGespraeche(app, pult);
    registerSchaeden(app, pult);
    registerAnbindungen(app, pult);
  };
}

function registerGespraeche(app: FastifyInstance, { rufe, siegel, heute, formularstand }: Pult) {
  app.get(pultpfad, async ({ query }, reply) => {
    const { seite, offen } = listenstelle(query);
    const gelesen = await rufe(internaufrufe.gespraecheLesen, { query: { seite, offen } });
    if (!gelesen.ok) return stoerung(reply, gelesen);
    const stand = { seite: Number(seite), offen: offen === 'ja', heute: heute() };
    return html(reply, gespraechsliste({ ...gelesen.antwort, ...stand }));
  });

  const zeigen = async (reply: FastifyReply, id: string, stand: Seitenstand = {}) => {
    const gelesen = await rufe(internaufrufe.gespraechLesen, { params: { id } });
    if (!gelesen.ok) return stoerung(reply, gelesen, stand);
    const gezeigt = { werte: {}, heute: heute(), ...formularstand(stand) };
    return html(reply, gespraechsseite(gelesen.antwort, gezeigt));
  };
  app.get<MitId>(`${pultpfad}/nachrichten/:id`, ({ params, query }, reply) =>
    zeigen(reply, params.id, { gesendet: ist(query, 'gesendet') }),
  );
  app.post<MitId>(`${pultpfad}/nachrichten/:id/antwort`, async (request, reply) => {
    const { id } = request.params;
    const { schluessel, werte } = getippt(request);
    if (!istUnseres(request, siegel)) return zeigen(reply.code(403), id, { werte, ...fremd });
    const { text } = werte;
    const auftrag = { params: { id }, body: { text }, schluessel };
    const gesendet = await rufe(internaufrufe.nachrichtBeantworten, auftrag);
    if (gesendet.ok) return reply.redirect(`${pultpfad}/nachrichten/${id}?gesendet`, 303);
    return zeigen(reply.code(gesendet.status), id, nachFehler(gesendet, { werte, schluessel }));
  });
}

function registerSchaeden(app: FastifyInstance, { rufe, siegel, formularstand }: Pult) {
  app.get(`${pultpfad}/schaeden`, async ({ query }, reply) => {
    const { seite } = listenstelle(query);
    const gelesen = await rufe(internaufrufe.schaedenLesen, { query: { seite } });
    if (!gelesen.ok) return stoerung(reply, gelesen);
    return html(reply, schadenliste({ ...gelesen.antwort, seite: Number(seite) }));
  });

  const zeigen = async (reply: FastifyReply, claimId: string, stand: Seitenstand = {}) => {
    const gelesen = await rufe(internaufrufe.schadenLesen, { params: { claimId } });
    if (!gelesen.ok) return stoerung(reply, gelesen, stand);
    const { geburtsdatum, ...vorschlag } = gelesen.antwort.vorschlag;
    const werte = { ...vorschlag, geburtsdatum: geburtsdatum ?? '', ...stand.werte };
    return html(reply, schadenseite(gelesen.antwort, { ...formularstand(stand), werte }));
  };
  app.get<MitId>(`${pultpfad}/schaeden/:id`, ({ params, query }, reply) =>
    zeigen(reply, params.id, {
      gesendet: ist(query, 'gesendet'),
      entschieden: ist(query, 'entschieden'),
    }),
  );
  for (const [teil, { aufruf, body, danach }] of Object.entries(schadenformulare)) {
    app.post<MitId>(`${pultpfad}/schaeden/:id/${teil}`, async (request, reply) => {
      const { id } = request.params;
      const { schluessel, werte } = getippt(request);
      if (!istUnseres(request, siegel)) return zeigen(reply.code(403), id, { werte, ...fremd });
      const auftrag = { params: { claimId: id }, body: body(werte), schluessel };
      const gesendet = await rufe(aufruf, auftrag);
      if (gesendet.ok) return reply.redirect(`${pultpfad}/schaeden/${id}?${danach}`, 303);
      return zeigen(reply.code(gesendet.status), id, {
        ...nachFehler(gesendet, { werte, schluessel }),
        fehler: mitBetragstext(gesendet.fehler, werte),
        satz: gesendet.fehler['typen'] ?? gesendet.satz,
      });
    });
  }
}

type Werte = Readonly<Record<string, string>>;

/** The forms of a claim by what their addresses end in: the call, what is sent, and what the page says then. */
const schadenformulare = {
  unterlagen: {
    aufruf: internaufrufe.unterlagenAnfordern,
    body: (werte: Werte) => ({ typen: anforderbare.filter((typ) => typ in werte) }),
    danach: 'gesendet',
  },
  einwilligung: {
    aufruf: internaufrufe.einwilligungAnfordern,
    body: (werte: Werte) => werte,
    danach: 'gesendet',
  },
  entscheidung: {
    aufruf: internaufrufe.schadenEntscheiden,
    body: entscheidungAus,
    danach: 'entschieden',
  },
  wiedereroeffnung: {
    aufruf: internaufrufe.schadenWiedereroeffnen,
    body: ({ grund = '' }: Werte) => ({ grund }),
    danach: 'entschieden',
  },
} as const;

function registerAnbindungen(app: FastifyInstance, { rufe, siegel, formularstand }: Pult) {
  app.get(`${pultpfad}/anbindungen`, async ({ query }, reply) => {
    const { seite } = listenstelle(query);
    const gelesen = await rufe(internaufrufe.anbindungenLesen, { query: { seite } });
    if (!gelesen.ok) return stoerung(reply, gelesen);
    const gesendet = ist(query, 'gesendet');
    return html(reply, anbindungsliste({ ...gelesen.antwort, seite: Number(seite), gesendet }));
  });

  const zeigen = async (reply: FastifyReply, nummer: string, stand: Seitenstand = {}) => {
    const params = { anbindungsNummer: nummer };
    const gelesen = await rufe(internaufrufe.anbindungLesen, { params });
    if (!gelesen.ok) return stoerung(reply, gelesen, stand);
    return html(reply, anbindungsseite(gelesen.antwort, { werte: {}, ...formularstand(stand) }));
  };
  app.get<MitId>(`${pultpfad}/anbindungen/:id`, ({ params }, reply) => zeigen(reply, params.id));
  app.post<MitId>(`${pultpfad}/anbindungen/:id/entscheidung`, async (request, reply) => {
    const { id } = request.params;
    const { werte } = getippt(request);
    if (!istUnseres(request, siegel)) return zeigen(reply.code(403), id, { werte, ...fremd });
    const { art, grund } = werte;
    const body = art === 'ABLEHNEN' ? { art, grund } : { art };
    const params = { anbindungsNummer: id };
    const gesendet = await rufe(internaufrufe.anbindungEntscheiden, { params, body });
    if (gesendet.ok) return reply.redirect(`${pultpfad}/anbindungen?gesendet`, 303);
    const { status, fehler, satz } = gesendet;
    const gesagt = art === undefined ? { art: 'Wählen Sie, wie Sie entscheiden.' } : fehler;
    return zeigen(reply.code(status), id, { werte, fehler: gesagt, satz });
  });
}

interface MitId {
  Params: { id: string };
}

const listenabfrage = z.object({
  seite: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  offen: z.optional(z.enum(['ja', 'nein'])),
});

/** Which part of a list; what is none is its beginning. */
function listenstelle(query: unknown) {
  const { seite = '1', offen = 'ja' } = z.safeParse(listenabfrage, query).data ?? {};
  return { seite, offen };
}

/** What a form of the desk sends, as browsers send it; their line ends become ours. */
function registerFormulare(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body).replaceAll('%0D%0A', '%0A')))),
  );
}

const eingaben = z.record(z.string(), z.string());

/** The fields of a form; none where it is no form. */
function felderIn({ body }: FastifyRequest): Record<string, string> {
  return z.safeParse(eingaben, body).data ?? {};
}

/** What was typed, and the key of the form it was typed into. */
function getippt(request: FastifyRequest) {
  const { siegel: _siegel, schluessel = randomUUID(), ...werte } = felderIn(request);
  return { schluessel, werte };
}

/** What was typed stays, with why it was not taken. Where nobody knows whether it was, sending it again must not do it twice. */
function nachFehler(
  { status, fehler, satz }: { status: number } & Pick<Formularstand, 'fehler' | 'satz'>,
  { werte, schluessel }: Pick<Formularstand, 'werte' | 'schluessel'>,
): Seitenstand {
  return { werte, fehler, satz, ...(status >= 500 && { schluessel }) };
}

/** The form carries what only our pages know; and a browser that says where it came from says from here. */
function istUnseres(request: FastifyRequest, siegel: string): boolean {
  const woher = request.headers['sec-fetch-site'];
  const gesendet = Buffer.from(felderIn(request)['siegel'] ?? '');
  const unseres = Buffer.from(siegel);
  return (
    (woher === undefined || woher === 'same-origin') &&
    gesendet.length === unseres.length &&
    timingSafeEqual(gesendet, unseres)
  );
}

/** What is not there is not found; where it cannot be read just now, what was typed stays in sight. */
function stoerung(
  reply: FastifyReply,
  { status, satz }: { status: number; satz: string },
  { werte = {} }: Seitenstand = {},
) {
  if (status === 404 || status === 422) return reply.callNotFound();
  return html(reply.code(status), stoerungsblatt(satz, werte['text'] ?? werte['grund'] ?? ''));
}

/** The server began anew since the page was read, or it was never read. */
const fremd = {
  satz: 'Die Seite war nicht mehr aktuell. Bitte senden Sie noch einmal.',
} as const;

/** Whether an address says that this was done. */
function ist(query: unknown, was: 'gesendet' | 'entschieden'): boolean {
  return z.safeParse(z.object({ [was]: z.string() }), query).success;
}

function html(reply: FastifyReply, seite: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(seite);
}
