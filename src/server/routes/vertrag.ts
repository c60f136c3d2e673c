import {
  findByPartnerNummer,
  vertragLesen,
  vertragsartLesen,
  zahlweiseBerechnen as berechnenEndpoint,
  zahlweiseSpeichern as speichernEndpoint,
} from '#contract/endpoints/vertrag.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { mayList, mayRead, type Principal } from '../access/decision.ts';
import { zahlweiseSpeichern } from '../commands/zahlweiseSpeichern.ts';
import type { Database } from '../database/open.ts';
import { abgelehnt, nichtGefunden } from '../http/answers.ts';
import { registerEndpoint, registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { vertraege, type Vertragszeile } from '../repositories/vertraege.ts';
import { vertragsansicht, vertragsliste } from '../repositories/vertragsansicht.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { zahlweiseBerechnen } from '../rules/aenderungZahlweise.ts';
import { heuteIn } from '../rules/kalender.ts';

export interface VertragsDienste {
  database: Database;
  zugang: ReturnType<typeof zugaenge>;
  clock: () => Date;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
  /** Gives the documents of a contract their addresses. */
  verlinkt: (vertrag: Vertrag) => Promise<Vertrag>;
}

/** Look-ups of a contract's product an address may make per minute (`reference/trust.md §4`). */
const vertragsartProMinute = 30;

export function registerVertrag(api: Api, dienste: VertragsDienste): void {
  const { database, clock, zugang, verlinkt } = dienste;
  const heute = () => heuteIn(clock());

  registerEndpoint(api, findByPartnerNummer, {
    laden: (session, { partnerNummer }) => zugang.mitVertraegenVon(session, partnerNummer),
    async antworten({ principal, params, gelesen }) {
      const sichtbare = gelesen.filter((zeile) => mayRead(principal, zeile));
      if (!mayList(principal, params.partnerNummer, sichtbare)) throw nichtGefunden();
      return Promise.all(vertragsliste(sichtbare, heute()).map(verlinkt));
    },
  });

  registerEndpoint(api, vertragLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    antworten: ({ principal, gelesen }) =>
      verlinkt(vertragsansicht(sichtbar(principal, gelesen), heute())),
  });

  registerPublicEndpoint(
    api,
    vertragsartLesen,
    async ({ params }) => {
      const produkt = await vertraege(database).produkt(params.versicherungsNummer);
      return { vertragsart: produkt && schluesselAusIdentifier(produkt) };
    },
    vertragsartProMinute,
  );

  registerEndpoint(api, berechnenEndpoint, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    antworten({ principal, body, gelesen }) {
      const lage = { ...sichtbar(principal, gelesen), heute: heute() };
      const ergebnis = zahlweiseBerechnen(lage, body);
      if ('abgelehnt' in ergebnis) throw abgelehnt(ergebnis.abgelehnt);
      return ergebnis.ok;
    },
  });

  registerEndpoint(api, speichernEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: async (call) => verlinkt(await zahlweiseSpeichern(dienste, call)),
  });
}

function sichtbar(principal: Principal, zeile: Vertragszeile | null): Vertragszeile {
  if (!zeile || !mayRead(principal, zeile)) throw nichtGefunden();
  return zeile;
}
