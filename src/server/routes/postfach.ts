import { zeitPlus } from '#contract/tag.ts';
import { nachrichtSchreiben as schreibenEndpoint } from '#contract/endpoints/nachrichtSchreiben.ts';
import { postfaecher, type Postfachaufrufe } from '#contract/endpoints/postfach.ts';
import type { Ablage } from '../ablage/ablage.ts';
import { bestandVon, type Principal } from '../access/decision.ts';
import { nachrichtSchreiben, type Schreibdienste } from '../commands/nachrichtSchreiben.ts';
import type { dokumentzugang } from '../documents/oeffnen.ts';
import { nichtGefunden, ungeoeffnet } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { mitteilungen, type Ordner, type Postfach } from '../repositories/mitteilungen.ts';
import type { Uploadzeile } from '../repositories/uploads.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { nachrichtAus, nachrichtenkopfAus } from '../rules/postfach.ts';

interface Dienste extends Schreibdienste {
  zugang: ReturnType<typeof zugaenge>;
  ablage: Ablage;
  /** Where a document opens within the next hour. */
  adresse: ReturnType<typeof dokumentzugang>['adresse'];
}

/** Mailboxes of customers and agencies (`domain/konto.md §9`). */
export function registerPostfach(api: Api, dienste: Dienste): void {
  registerOrdner(api, dienste, postfaecher.benutzer);
  registerOrdner(api, dienste, postfaecher.vermittler);
  registerEine(api, dienste, postfaecher.benutzer);
  registerEine(api, dienste, postfaecher.vermittler);
  registerEndpoint(api, schreibenEndpoint, {
    laden: (session) => dienste.zugang.lesen(session),
    antworten: (call) => nachrichtSchreiben(dienste, call),
  });
}

function registerOrdner(api: Api, { database, zugang }: Dienste, aufrufe: Postfachaufrufe): void {
  const laden = (session: Parameters<typeof zugang.lesen>[0]) => zugang.lesen(session);
  const alle = mitteilungen(database);

  registerEndpoint(api, aufrufe.zaehlen, {
    laden,
    async antworten({ principal }) {
      const postfach = postfachVon(principal);
      return { ungelesen: postfach === null ? 0 : await alle.ungelesen(postfach) };
    },
  });

  const seite = async (
    ordner: Ordner,
    wer: Principal,
    { seite: nummer = '1', suche = '' }: { seite?: string | undefined; suche?: string | undefined },
  ) => {
    const postfach = postfachVon(wer);
    if (postfach === null) return { nachrichten: [], gesamt: 0 };
    const gelesen = await alle.seite(postfach, { ordner, seite: Number(nummer), suche });
    const nachrichten = gelesen.zeilen.map((zeile) => nachrichtenkopfAus(zeile, wer.name));
    return { nachrichten, gesamt: gelesen.gesamt };
  };
  registerEndpoint(api, aufrufe.eingang, {
    laden,
    antworten: ({ principal, query }) => seite('EINGANG', principal, query),
  });
  registerEndpoint(api, aufrufe.ausgang, {
    laden,
    antworten: ({ principal, query }) => seite('AUSGANG', principal, query),
  });
}

function registerEine(api: Api, dienste: Dienste, aufrufe: Postfachaufrufe): void {
  const { database, zugang, clock, adresse, ablage } = dienste;
  const laden = (session: Parameters<typeof zugang.lesen>[0]) => zugang.lesen(session);
  const alle = mitteilungen(database);
  const eine = async (wer: Principal, id: string) => {
    const postfach = postfachVon(wer);
    const zeile = postfach && (await alle.eine(postfach, id));
    if (!zeile) throw nichtGefunden();
    return { postfach, zeile };
  };

  const geoeffnet = async (datei: Uploadzeile | null) => {
    if (datei === null) throw nichtGefunden();
    const { name, typ } = datei;
    return { name, typ, url: await ablage.ausgabe(datei, zeitPlus(clock(), { hours: 1 })) };
  };

  registerEndpoint(api, aufrufe.lesen, {
    laden,
    async antworten({ principal, params }) {
      const { postfach, zeile } = await eine(principal, params.id);
      const jetzt = clock();
      const gespraech = await alle.gespraech(postfach, zeile);
      const neue = gespraech.filter(({ gelesenAm }) => gelesenAm === null);
      if (neue.length > 0)
        await alle.oeffnen(
          neue.map(({ id }) => id),
          jetzt,
        );
      const gelesenAm = zeile.gelesenAm ?? jetzt;
      const anhaenge = await alle.mitgeschickte(gespraech);
      const dateien = await alle.dateien(gespraech);
      const dazu = { anhaenge, dateien, gespraech, wer: principal.name };
      return nachrichtAus({ ...zeile, gelesenAm }, dazu);
    },
  });

  registerEndpoint(api, aufrufe.markieren, {
    laden,
    async antworten({ principal, params, body }) {
      const { zeile } = await eine(principal, params.id);
      await alle.markieren(zeile.id, body.gelesen ? clock() : null);
      return {};
    },
  });

  registerEndpoint(api, aufrufe.loeschen, {
    laden,
    async antworten({ principal, params }) {
      const postfach = postfachVon(principal);
      const zeile = postfach && (await alle.seine(postfach, params.id));
      if (!zeile) throw nichtGefunden();
      // Sent again after an answer that was lost, it is done already.
      if (zeile.verborgenAm !== null) return {};
      if (zeile.verbindlich && zeile.geoeffnetAm === null) throw ungeoeffnet();
      await alle.verbergen(zeile.id, clock());
      return {};
    },
  });

  registerEndpoint(api, aufrufe.anhang, {
    laden,
    async antworten({ principal, params }) {
      const postfach = postfachVon(principal);
      if (postfach === null) throw nichtGefunden();
      const eines = await alle.mitgeschicktes(postfach, params.id);
      if (!eines) return geoeffnet(await alle.datei(postfach, params.id));
      const { titel: name, typ, zustand, zustandSeit } = eines;
      return { name, typ, url: await adresse(eines), zustand, zustandSeit };
    },
  });
}

/** Null where somebody has none: an agent who may see no customers, an account without a customer. */
function postfachVon(wer: Principal): Postfach | null {
  if (wer.portal === 'vermittler') return bestandVon(wer);
  return wer.partnerNummer === null ? null : { partnerNummer: wer.partnerNummer };
}
