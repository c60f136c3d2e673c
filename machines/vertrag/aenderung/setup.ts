import { assign, fromPromise, raise, setup } from 'xstate';
import type { Berechnung, Hinderung } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { unterbrechung } from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import type { AenderungsFrage, AenderungsSchritt, AenderungsAntworten } from './answers.ts';
import type { AenderungsEreignis } from './events.ts';
import { type AenderungsFehlerArt, fehlerAus } from './failure.ts';
import type { Berechnungswunsch } from './fragen.ts';
import { istBerechnungAktuell, istBestaetigbar, istGefragt, mitAntwort } from './guards.ts';

export interface AenderungsEingang {
  versicherungsNummer: string;
  art: AenderungsArt;
  /** A broker acts for the customer and says so before saving (`domain/vertrag.md §2`). */
  imAuftrag?: boolean;
  antworten?: AenderungsAntworten;
}

export interface AenderungsKontext {
  versicherungsNummer: string;
  art: AenderungsArt;
  imAuftrag: boolean;
  antworten: AenderungsAntworten;
  /** Result of the calculation with what it belongs to. */
  berechnung: { eingabe: Berechnungswunsch; ergebnis: Berechnung } | null;
  hinderung: Hinderung | null;
  /** Premium that was shown when saving was refused because price or contract had moved; the comparison says so. */
  verworfenerBeitrag: number | null;
  /** Null until it is saved. */
  gespeichert: Gespeichert | null;
}

/** What became of the change. */
export interface Gespeichert {
  /** It holds from today; otherwise it waits for its day. */
  sofort: boolean;
}

export interface BerechnungsAuftrag extends Berechnungswunsch {
  versicherungsNummer: string;
}

/** The revenue is what it was. */
export interface BestaetigungsAuftrag {
  versicherungsNummer: string;
  /** A broker confirms it for the customer. */
  imAuftrag: boolean;
}

/** Saving sends what was shown, so that a stale price is refused. */
export interface SpeicherAuftrag extends BerechnungsAuftrag {
  berechnung: Berechnung;
  zustimmung: NonNullable<AenderungsAntworten['vergleich']>;
}

/** Types, effects as stubs, guards and actions of every change. */
export function aenderungSetup(
  istErreichbar: (context: AenderungsKontext, schritt: string) => boolean,
) {
  return setup({
    types: {
      context: typed<AenderungsKontext>(),
      events: typed<AenderungsEreignis>(),
      input: typed<AenderungsEingang>(),
      meta: typed<FlowMeta<AenderungsSchritt | 'unterbrochen'>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      ...unterbrechung.actors,
      berechnen: fromPromise<Berechnung, BerechnungsAuftrag>(nichtVerdrahtet),
      speichern: fromPromise<Gespeichert, SpeicherAuftrag>(nichtVerdrahtet),
      umsatzBestaetigen: fromPromise<void, BestaetigungsAuftrag>(nichtVerdrahtet),
    },
    guards: {
      ...unterbrechung.guards,
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: AenderungsFrage }) =>
        'antwort' in event && mitAntwort(context, schritt, event.antwort) !== null,
      istGefragt: ({ context }, { frage }: { frage: AenderungsFrage }) =>
        istGefragt(context, frage),
      darfBestaetigen: ({ context, event }) =>
        event.type === 'UNVERAENDERT' &&
        istBestaetigbar(context.art) &&
        (!context.imAuftrag || event.imAuftragDesKunden === true),
      istPreisGeaendert: ({ context }) => istVerworfen(context) && !istGleicherBeitrag(context),
      istVertragGeaendert: ({ context }) => istVerworfen(context) && istGleicherBeitrag(context),
      berechnungAktuell: ({ context }) => istBerechnungAktuell(context),
      istFehler: (_, { error, art }: { error: unknown; art: AenderungsFehlerArt['art'] }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: AenderungsFrage }) => {
        const antworten = 'antwort' in event && mitAntwort(context, schritt, event.antwort);
        return antworten ? { antworten, hinderung: null, verworfenerBeitrag: null } : {};
      }),
      berechnungMerken: assign(
        (_, { berechnung }: { berechnung: AenderungsKontext['berechnung'] }) => ({ berechnung }),
      ),
      berechnungVerwerfen: assign(({ context: { berechnung } }) => ({
        berechnung: null,
        verworfenerBeitrag: berechnung?.ergebnis.beitragNeu.versicherungsPraemie ?? null,
      })),
      hinderungMerken: assign((_, { error }: { error: unknown }) => {
        const fehler = fehlerAus(error);
        return fehler.art === 'ABGELEHNT' ? { hinderung: fehler.hinderung, berechnung: null } : {};
      }),
      ergebnisMerken: assign((_, { gespeichert }: { gespeichert: Gespeichert }) => ({
        gespeichert,
      })),
    },
  });
}

/** Saving was refused since she calculated, because price or contract had moved. */
function istVerworfen({ verworfenerBeitrag }: AenderungsKontext): boolean {
  return verworfenerBeitrag !== null;
}

function istGleicherBeitrag({ berechnung, verworfenerBeitrag }: AenderungsKontext): boolean {
  return berechnung?.ergebnis.beitragNeu.versicherungsPraemie === verworfenerBeitrag;
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
