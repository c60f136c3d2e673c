import { assign, fromPromise, raise, setup } from 'xstate';
import type { Berechnung, Hinderung } from '#contract/entities/aenderung.ts';
import type { Umzugsanschrift, Umzugsergebnis } from '#contract/entities/umzug.ts';
import { unterbrechung } from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import { type AenderungsFehlerArt, fehlerAus } from '../aenderung/failure.ts';
import type { UmzugsAntworten, UmzugsFrage, UmzugsSchritt } from './answers.ts';
import type { UmzugsEreignis } from './events.ts';
import {
  gewaehlte,
  mitAntwort,
  ohneElementarschutz,
  ohneVorgemerktes,
  unberechnete,
} from './guards.ts';

export interface UmzugsEingang {
  partnerNummer: string;
  /** `yyyy-MM-dd` in Berlin. */
  heute: string;
  antworten?: UmzugsAntworten;
}

export interface UmzugsKontext {
  partnerNummer: string;
  heute: string;
  antworten: UmzugsAntworten;
  /** Results by contract, each with what it belongs to. */
  berechnungen: Readonly<Record<string, { auftrag: Berechnungsauftrag; rechnung: Rechnung }>>;
  hinderung: Hinderung | null;
  ergebnis: Umzugsergebnis | null;
}

/** One contract at the new address. */
export interface Berechnungsauftrag {
  versicherungsNummer: string;
  wirksamkeitsdatum: string;
  risikoOrt: Umzugsanschrift;
  wohnflaeche?: number;
}

/** Its premium there, or why it cannot move along. */
export type Rechnung =
  | { berechnung: Berechnung; hinderung: null }
  | { berechnung: null; hinderung: Hinderung };

/** What came of the calculations, by contract; one that failed is not among them. */
export type Rechnungen = Readonly<Record<string, Rechnung>>;

export interface Umzugsauftrag {
  partnerNummer: string;
  wirksamkeitsdatum: string;
  anschrift: Umzugsanschrift;
  vertraege: readonly (Pick<Berechnungsauftrag, 'versicherungsNummer' | 'wohnflaeche'> & {
    berechnung: Berechnung;
    /** Agreed to; false where the cover stays. */
    ohneElementar: boolean;
    /** Agreed to; false where no pending change ends. */
    entfallendesBestaetigt: boolean;
  })[];
}

/** Types, effects as stubs, guards and actions. */
export function umzugSetup(istErreichbar: (context: UmzugsKontext, schritt: string) => boolean) {
  return setup({
    types: {
      context: typed<UmzugsKontext>(),
      events: typed<UmzugsEreignis>(),
      input: typed<UmzugsEingang>(),
      meta: typed<FlowMeta<UmzugsSchritt | 'unterbrochen'>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      ...unterbrechung.actors,
      berechnen: fromPromise<Rechnungen, readonly Berechnungsauftrag[]>(nichtVerdrahtet),
      speichern: fromPromise<Umzugsergebnis, Umzugsauftrag>(nichtVerdrahtet),
    },
    guards: {
      ...unterbrechung.guards,
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: UmzugsFrage }) =>
        'antwort' in event && mitAntwort(context, schritt, event.antwort) !== null,
      istAllesBerechnet: ({ context }) => unberechnete(context).length === 0,
      istVollstaendig: ({ context }, { rechnungen }: { rechnungen: Rechnungen }) =>
        unberechnete(context).every(({ versicherungsNummer: nr }) => rechnungen[nr]),
      istAllesGespeichert: ({ context }, { ergebnis }: { ergebnis: Umzugsergebnis }) =>
        ergebnis.vertraege.every(({ hinderung }) => hinderung === null) &&
        gewaehlte(context).every(({ rechnung }) => rechnung?.hinderung === null),
      istFehler: (_, { error, art }: { error: unknown; art: AenderungsFehlerArt['art'] }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: UmzugsFrage }) => {
        const antworten = 'antwort' in event && mitAntwort(context, schritt, event.antwort);
        return antworten ? { ...mit(context, antworten), hinderung: null } : {};
      }),
      berechnungenMerken: assign(({ context }, { rechnungen }: { rechnungen: Rechnungen }) => ({
        berechnungen: { ...context.berechnungen, ...gelungene(context, rechnungen) },
      })),
      abwaehlen: assign(({ context }) => mit(context, ohneUnberechnete(context))),
      hinderungMerken: assign((_, { error }: { error: unknown }) => {
        const fehler = fehlerAus(error);
        return fehler.art === 'ABGELEHNT' ? { hinderung: fehler.hinderung, berechnungen: {} } : {};
      }),
      ergebnisMerken: assign((_, { ergebnis }: { ergebnis: Umzugsergebnis }) => ({ ergebnis })),
    },
  });
}

/** Other answers; what was worked out for the old ones is gone. */
function mit(
  context: UmzugsKontext,
  antworten: UmzugsAntworten,
): Pick<UmzugsKontext, 'antworten' | 'berechnungen'> {
  const geblieben = gewaehlte({ ...context, antworten }).flatMap(({ auftrag, rechnung }) =>
    rechnung ? [[auftrag.versicherungsNummer, { auftrag, rechnung }] as const] : [],
  );
  return { antworten, berechnungen: Object.fromEntries(geblieben) };
}

function gelungene(context: UmzugsKontext, rechnungen: Rechnungen): UmzugsKontext['berechnungen'] {
  return Object.fromEntries(
    unberechnete(context).flatMap((auftrag) => {
      const rechnung = rechnungen[auftrag.versicherungsNummer];
      return rechnung ? [[auftrag.versicherungsNummer, { auftrag, rechnung }]] : [];
    }),
  );
}

/** She goes on without the contracts whose calculation failed. */
function ohneUnberechnete(context: UmzugsKontext): UmzugsAntworten {
  const { vertraegeWaehlen } = context.antworten;
  if (!vertraegeWaehlen) return context.antworten;
  const fehlen = new Set(unberechnete(context).map((a) => a.versicherungsNummer));
  const vertraege = vertraegeWaehlen.vertraege.filter((v) => !fehlen.has(v.versicherungsNummer));
  return { ...context.antworten, vertraegeWaehlen: { ...vertraegeWaehlen, vertraege } };
}

/** What is saved: the address, and every contract that can move along, as it was shown. */
export function umzugsauftrag(context: UmzugsKontext): Umzugsauftrag {
  const { partnerNummer, antworten } = context;
  if (!antworten.neueAdresse) throw new Error('The new address is missing before saving.');
  const { umzugstag: wirksamkeitsdatum, land: _land, ...anschrift } = antworten.neueAdresse;
  const vertraege = gewaehlte(context).flatMap(({ auftrag, rechnung }) => {
    if (!rechnung?.berechnung) return [];
    const { versicherungsNummer, wohnflaeche } = auftrag;
    const { berechnung } = rechnung;
    const flaeche = wohnflaeche === undefined ? {} : { wohnflaeche };
    const ohneElementar = ohneElementarschutz(rechnung);
    const entfallendesBestaetigt = ohneVorgemerktes(rechnung);
    return [{ versicherungsNummer, ...flaeche, berechnung, ohneElementar, entfallendesBestaetigt }];
  });
  return { partnerNummer, wirksamkeitsdatum, anschrift, vertraege };
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
