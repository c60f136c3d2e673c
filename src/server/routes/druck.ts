import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { druckPfad } from '#contract/endpoints/druck.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { hausmarke } from '#contract/marken.ts';
import type { allgemeineDokumente } from '../documents/allgemeine.ts';
import { alsHtml } from '../documents/html/html.ts';
import {
  gestoert,
  meldungsseite,
  nichtMehrDa,
  zuOft,
  type Meldung,
} from '../documents/html/meldungen.ts';
import { verzeichnisseite } from '../documents/html/verzeichnis.ts';
import { stil } from '../documents/html/stil.ts';
import type { Dokumentdienste, dokumentzugang } from '../documents/oeffnen.ts';
import { dateinameVon, titelVon } from '../documents/pdf/druckname.ts';
import { alsPdf, type Schriften } from '../documents/pdf/pdf.ts';
import type { Dokumentinhalt } from '../documents/inhalt/inhalt.ts';
import { Absage } from '../http/answers.ts';
import { within } from '../http/deadline.ts';
import { faultOf } from '../http/errors.ts';

export interface Druckdienste extends Pick<Dokumentdienste, 'marken'> {
  schriften: Schriften;
  oeffnen: ReturnType<typeof dokumentzugang>['oeffnen'];
  allgemeine: ReturnType<typeof allgemeineDokumente>;
}

/** Documents an address may open per minute; each PDF costs some hundredths of a second. */
const proMinute = 60;
const deadlineMs = 5_000;
const einJahr = 'public, max-age=31536000, immutable';
const einTag = 'public, max-age=86400';

/** `/api/druck/docs/{token}.html` and `.pdf`, with what their pages need. The token is the only key: it is in no log. */
export function registerDruck(app: FastifyInstance, dienste: Druckdienste): void {
  const { marken, schriften, oeffnen, allgemeine } = dienste;
  const pfad = druckPfad.replace(/^\/api/, '');
  const hide = { schema: { hide: true } };
  const meldung = (reply: FastifyReply, status: number, text: Meldung) =>
    html(reply.code(status), meldungsseite(text, marken[hausmarke]));

  app.get<{ Querystring: { brand?: unknown } }>(`${pfad}/index.html`, hide, (request, reply) => {
    const marke = markenSchluessel.safeParse(request.query.brand).data ?? hausmarke;
    return html(reply, verzeichnisseite(allgemeine.derMarke(marke), marken[marke]));
  });
  for (const marke of markenSchluessel.options) {
    const css = stil(marken[marke]);
    app.get(`${pfad}/${marke}.css`, hide, (_request, reply) =>
      reply.header('cache-control', einTag).type('text/css; charset=utf-8').send(css),
    );
  }
  for (const [schnitt, datei] of Object.entries(schriften)) {
    app.get(`${pfad}/schrift-${schnitt}.ttf`, hide, (_request, reply) =>
      reply.header('cache-control', einJahr).type('font/ttf').send(datei),
    );
  }
  app.get<{ Params: { datei: string } }>(
    `${pfad}/:datei`,
    {
      ...hide,
      config: { rateLimit: { max: proMinute, timeWindow: '1 minute' } },
      errorHandler: (error, request, reply) => void fehlerseite(error, request, reply),
    },
    async (request, reply) => {
      const [, token, form] = dateiname.exec(request.params.datei) ?? [];
      const inhalte = token === undefined ? [] : await hinter(token);
      const [erstes] = inhalte;
      if (token === undefined || !erstes) return meldung(reply, 404, nichtMehrDa);
      const druck = { inhalte, marke: marken[erstes.marke], titel: titelVon(inhalte) };
      if (form === 'html') return html(reply, alsHtml({ ...druck, pdf: `${token}.pdf` }));
      return reply
        .header('content-disposition', `inline; filename="${dateinameVon(druck.titel)}"`)
        .header('x-robots-tag', 'noindex')
        .type('application/pdf')
        .send(await alsPdf({ ...druck, schriften }));
    },
  );

  async function hinter(name: string): Promise<Dokumentinhalt[]> {
    const eines = allgemeine.hinter(name);
    return eines ? [eines.inhalt] : within(deadlineMs, oeffnen(name));
  }

  function fehlerseite(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (error instanceof Absage) {
      if (error.wartenSekunden !== undefined) reply.header('retry-after', error.wartenSekunden);
      return meldung(reply, error.status, error.status === 429 ? zuOft : gestoert);
    }
    request.log.error(faultOf(error), 'document not shown');
    return meldung(reply, 500, gestoert);
  }
}

/** Random tokens have 43 characters, sealed ones at most some hundred; general documents have names. */
const dateiname = /^([\w-]{43,200}|allgemein-[a-z\d_-]+)\.(html|pdf)$/;

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(text);
}
