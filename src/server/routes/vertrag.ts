import {
  findByPartnerNummer,
  vermittlernummerLesen,
  vertragLesen,
  vertragsartLesen,
} from '#contract/endpoints/vertrag.ts';
import { aeltereDokumenteLesen } from '#contract/endpoints/vertrag/dokumente.ts';
import { neueDokumenteLesen } from '#contract/endpoints/vertrag/neueDokumente.ts';
import { zahlungenLesen } from '#contract/endpoints/vertrag/zahlungen.ts';
import { rahmennummerSpeichern as rahmenEndpoint } from '#contract/endpoints/vertrag/rahmennummer.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import {
  handeltImAuftrag,
  mayList,
  mayRead,
  vertretungVon,
  type Principal,
} from '../access/decision.ts';
import { rahmennummerSpeichern } from '../commands/vertrag/rahmennummerSpeichern.ts';
import { darfLesen } from '../commands/vertrag/vorgang.ts';
import type { Database } from '../database/open.ts';
import type { dokumentzugang } from '../documents/oeffnen.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerEndpoint, registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { einsichten } from '../repositories/einsichten.ts';
import { journal } from '../repositories/journal.ts';
import { vertraege, type Vertragszeile } from '../repositories/vertraege.ts';
import { vertragsansicht, vertragsliste } from '../repositories/vertragsansicht.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import type { Freigaben } from '../rules/aenderung/lage.ts';
import { zahlungenBis } from '../rules/zahlungen.ts';
import { heuteInBerlin } from '#contract/tag.ts';

export interface VertragsDienste {
  database: Database;
  zugang: ReturnType<typeof zugaenge>;
  clock: () => Date;
  flags: () => Promise<Freigaben>;
  /** Gives the documents of a contract their addresses. */
  verlinkt: (vertrag: Vertrag) => Promise<Vertrag>;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

/** Look-ups of a contract's product an address may make per day (`reference/trust.md §4`): whoever tries numbers out learns nothing. */
const vertragsartProTag = { mal: 30, ms: 86_400_000 };

interface Lesedienste
  extends VertragsDienste, Pick<ReturnType<typeof dokumentzugang>, 'aeltere' | 'neue'> {}

export function registerVertrag(api: Api, dienste: Lesedienste): void {
  const { database, clock, zugang, flags, verlinkt, aeltere, neue } = dienste;
  const heute = () => heuteInBerlin(clock());
  const gesehen = (wer: Principal, partnerNummer: string) =>
    einsichten(database).festhalten(wer, partnerNummer, clock());

  registerEndpoint(api, findByPartnerNummer, {
    laden: (session, { partnerNummer }) => zugang.mitVertraegenVon(session, partnerNummer),
    async antworten({ principal, params, gelesen }) {
      const sichtbare = gelesen.filter((zeile) => mayRead(principal, zeile));
      if (!mayList(principal, params.partnerNummer, sichtbare)) throw nichtGefunden();
      await gesehen(principal, params.partnerNummer);
      return vertragsliste(sichtbare, heute(), await flags());
    },
  });

  registerEndpoint(api, neueDokumenteLesen, {
    laden: (session, { partnerNummer }) => zugang.mitVertraegenVon(session, partnerNummer),
    async antworten({ principal, params, gelesen }) {
      const sichtbare = gelesen.filter((zeile) => mayRead(principal, zeile));
      if (!mayList(principal, params.partnerNummer, sichtbare)) throw nichtGefunden();
      await gesehen(principal, params.partnerNummer);
      return neue(sichtbare.map(({ versicherungsNummer }) => versicherungsNummer));
    },
  });

  registerEndpoint(api, vertragLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, gelesen }) {
      const zeile = sichtbar(principal, gelesen);
      await gesehen(principal, zeile.partnerNummer);
      return verlinkt(mitVertretung(principal, vertragsansicht(zeile, heute(), await flags())));
    },
  });

  registerEndpoint(api, aeltereDokumenteLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, query, gelesen }) {
      const zeile = sichtbar(principal, gelesen);
      await gesehen(principal, zeile.partnerNummer);
      return aeltere(vertragsansicht(zeile, heute()), query.nach);
    },
  });

  registerEndpoint(api, zahlungenLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    async antworten({ principal, gelesen }) {
      const zeile = sichtbar(principal, gelesen);
      await gesehen(principal, zeile.partnerNummer);
      const schritte = await journal(database).beitragsschritte(zeile.versicherungsNummer);
      return zahlungenBis({ ...zeile, heute: heute(), schritte });
    },
  });

  registerEndpoint(api, vermittlernummerLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    antworten: ({ principal, gelesen }) => ({
      vermittlerNummer: sichtbar(principal, gelesen).vermittlerNummer,
    }),
  });

  registerEndpoint(api, rahmenEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: async (call) =>
      verlinkt(mitVertretung(call.principal, await rahmennummerSpeichern(dienste, call))),
  });

  registerPublicEndpoint(
    api,
    vertragsartLesen,
    async ({ params }) => {
      const produkt = await vertraege(database).produkt(params.versicherungsNummer);
      return { vertragsart: produkt && schluesselAusIdentifier(produkt) };
    },
    vertragsartProTag,
  );
}

/** The contract with whose it is and what this broker may do with it; a customer needs neither. */
export function mitVertretung(principal: Principal, { kunde, ...vertrag }: Vertrag): Vertrag {
  if (!handeltImAuftrag(principal)) return vertrag;
  return { ...vertrag, ...(kunde && { kunde }), vertretung: vertretungVon(principal) };
}

/** The contract, or 404 for whoever may not see it. */
export function sichtbar(principal: Principal, zeile: Vertragszeile | null): Vertragszeile {
  darfLesen(principal, zeile);
  return zeile;
}
