import { assign, fromPromise, raise, setup } from 'xstate';
import type { BenannterWunsch } from '#contract/endpoints/vertrag/schutz.ts';
import type { Berechnung, Hinderung } from '#contract/entities/aenderung.ts';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import { unterbrechung } from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import { type AenderungsFehlerArt, fehlerAus } from '../aenderung/failure.ts';
import type { SchutzAntworten, SchutzFrage, SchutzSchritt } from './answers.ts';
import type { SchutzEreignis } from './events.ts';
import {
  berechnungVon,
  istGerechnet,
  istGesperrt,
  istGleichGewuenscht,
  istPruefbar,
  mitAntwort,
} from './guards.ts';

export interface SchutzEingang {
  versicherungsNummer: string;
  /** A broker acts for the customer and says so before saving (`domain/vertrag.md §2`). */
  imAuftrag?: boolean;
  antworten?: SchutzAntworten;
}

export interface SchutzKontext {
  versicherungsNummer: string;
  imAuftrag: boolean;
  antworten: SchutzAntworten;
  /** What the contract offers and what the wishes cost, with the wishes it belongs to; kept greyed until the next. */
  rechnung: { eingabe: readonly BenannterWunsch[]; ergebnis: Schutzberechnung } | null;
  hinderung: Hinderung | null;
  /** Premium that was shown when saving was refused because price or contract had moved. */
  verworfenerBeitrag: number | null;
}

export interface SchutzBerechnungsauftrag {
  versicherungsNummer: string;
  aenderungen: readonly BenannterWunsch[];
}

/** Saving sends what was shown, so that a stale price is refused. */
export interface SchutzSpeicherauftrag extends SchutzBerechnungsauftrag {
  berechnung: Berechnung;
  zustimmung: NonNullable<SchutzAntworten['pruefen']>;
}

/** Types, effects as stubs, guards and actions. */
export function schutzSetup(istErreichbar: (context: SchutzKontext, schritt: string) => boolean) {
  return setup({
    types: {
      context: typed<SchutzKontext>(),
      events: typed<SchutzEreignis>(),
      input: typed<SchutzEingang>(),
      meta: typed<FlowMeta<SchutzSchritt | 'unterbrochen'>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      ...unterbrechung.actors,
      berechnen: fromPromise<Schutzberechnung, SchutzBerechnungsauftrag>(nichtVerdrahtet),
      speichern: fromPromise<void, SchutzSpeicherauftrag>(nichtVerdrahtet),
    },
    guards: {
      ...unterbrechung.guards,
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: SchutzFrage }) =>
        'antwort' in event && mitAntwort(context, schritt, event.antwort) !== null,
      istWaehlbar: ({ context, event }) => {
        const neue = 'antwort' in event && mitAntwort(context, 'einstellen', event.antwort);
        // Nothing can be chosen before it is known what is offered.
        if (!neue || !context.rechnung) return false;
        return !istGleichGewuenscht(context, { ...context, antworten: neue });
      },
      istPruefbar: ({ context, event }) => {
        const neue =
          event.type === 'WEITER' ? mitAntwort(context, 'einstellen', event.antwort) : null;
        return neue !== null && istPruefbar({ ...context, antworten: neue });
      },
      istGerechnet: ({ context }) => istGerechnet(context),
      istGesperrt: ({ context }) => istGesperrt(context),
      istUeberholt: ({ context }) => istGerechnet(context) && context.verworfenerBeitrag !== null,
      istFehler: (_, { error, art }: { error: unknown; art: AenderungsFehlerArt['art'] }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: SchutzFrage }) => {
        const antworten = 'antwort' in event && mitAntwort(context, schritt, event.antwort);
        return antworten ? { antworten, hinderung: null, verworfenerBeitrag: null } : {};
      }),
      rechnungMerken: assign((_, { rechnung }: { rechnung: SchutzKontext['rechnung'] }) => ({
        rechnung,
        hinderung: null,
      })),
      rechnungVerwerfen: assign(({ context }) => ({
        rechnung: null,
        verworfenerBeitrag: berechnungVon(context)?.beitragNeu.versicherungsPraemie ?? null,
      })),
      hinderungMerken: assign((_, { error }: { error: unknown }) => {
        const fehler = fehlerAus(error);
        return fehler.art === 'ABGELEHNT' ? { hinderung: fehler.hinderung, rechnung: null } : {};
      }),
      // Said and not left out, so that the list kept before is written over.
      wuenscheVerwerfen: assign(({ context: { antworten } }) => ({
        antworten: { ...antworten, einstellen: { wuensche: [] } },
        hinderung: null,
      })),
    },
  });
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
