import {
  kuendigen as kuendigenEndpoint,
  kuendigungBerechnen,
  kuendigungLesen,
  kuendigungZuruecknehmen as ruecknahmeEndpoint,
  oeffentlichWiderrufen,
  widerrufen as widerrufenEndpoint,
  widerrufLesen,
  widerrufslinkEinloesen as einloesenEndpoint,
  widerrufslinkLesen as widerrufslinkLesenEndpoint,
} from '#contract/endpoints/vertrag/beendigung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { mayCancel, mayRevoke, type Principal } from '../access/decision.ts';
import { abgesagt } from '../commands/vertrag/beenden.ts';
import { kuendigen } from '../commands/vertrag/kuendigen.ts';
import {
  kuendigungZuruecknehmen,
  type Ruecknahmedienste,
} from '../commands/vertrag/kuendigungZuruecknehmen.ts';
import { widerrufAnnehmen, type Widerrufsdienste } from '../commands/vertrag/widerrufAnnehmen.ts';
import { widerrufen } from '../commands/vertrag/widerrufen.ts';
import { widerrufslinkEinloesen, widerrufslinkLesen } from '../commands/vertrag/widerrufslink.ts';
import { darfLesen } from '../commands/vertrag/vorgang.ts';
import { nichtErlaubt } from '../http/answers.ts';
import { gleichlang } from '../http/gleichlang.ts';
import { registerEndpoint, registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { beendigungsangebote } from '../repositories/beendigungsangebote.ts';
import type { Vertragszeile } from '../repositories/vertraege.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { kuendigungPruefen } from '../rules/beendigung/kuendigung.ts';
import { mitVertretung } from './vertrag.ts';

interface Dienste extends Widerrufsdienste, Ruecknahmedienste {
  zugang: ReturnType<typeof zugaenge>;
  /** Gives the documents of a contract their addresses. */
  verlinkt: (vertrag: Vertrag) => Promise<Vertrag>;
}

/** Revocations an address may send without signing in; each becomes a mail. */
const grenze = { mal: 10, ms: 3_600_000 };

/** Nobody has so many mails about revocations. */
const linkgrenze = { mal: 60, ms: 3_600_000 };

/** Cancellation, its withdrawal and revocation (`domain/vertrag.md §8`, §9). */
export function registerBeendigung(api: Api, dienste: Dienste): void {
  const { database, clock, zugang, flags, verlinkt } = dienste;
  const angebote = beendigungsangebote(database, clock, flags);

  registerEndpoint(api, kuendigungLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    antworten: ({ principal, gelesen }) => angebote.kuendigung(fuer(mayCancel, principal, gelesen)),
  });

  registerEndpoint(api, kuendigungBerechnen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, body, gelesen }) {
      const lage = await angebote.kuendigungslage(fuer(mayCancel, principal, gelesen));
      const ergebnis = kuendigungPruefen(lage, body);
      if ('abgelehnt' in ergebnis) throw abgesagt(ergebnis.abgelehnt);
      return ergebnis.ok;
    },
  });

  registerEndpoint(api, kuendigenEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: (call) => kuendigen(dienste, call),
  });

  registerEndpoint(api, ruecknahmeEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: async (call) =>
      verlinkt(mitVertretung(call.principal, await kuendigungZuruecknehmen(dienste, call))),
  });

  registerEndpoint(api, widerrufLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    antworten: ({ principal, gelesen }) => angebote.widerruf(fuer(mayRevoke, principal, gelesen)),
  });

  registerEndpoint(api, widerrufenEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: (call) => widerrufen(dienste, call),
  });

  registerPublicEndpoint(
    api,
    oeffentlichWiderrufen,
    async ({ body, idempotencyKey: schluessel }) => ({
      eingegangenAm: await gleichlang(widerrufAnnehmen(dienste, { body, schluessel })),
    }),
    grenze,
  );

  registerPublicEndpoint(
    api,
    widerrufslinkLesenEndpoint,
    ({ body }) => widerrufslinkLesen(dienste, body.token),
    linkgrenze,
  );

  registerPublicEndpoint(
    api,
    einloesenEndpoint,
    ({ body, idempotencyKey: schluessel }) =>
      widerrufslinkEinloesen(dienste, { ...body, schluessel }),
    linkgrenze,
  );
}

function fuer(
  darf: typeof mayCancel,
  principal: Principal,
  zeile: Vertragszeile | null,
): Vertragszeile {
  darfLesen(principal, zeile);
  if (!darf(principal, zeile)) throw nichtErlaubt();
  return zeile;
}
