import { assign, fromPromise, raise, setup } from 'xstate';
import type {
  BeendigungAbgelehnt,
  Kuendigungsergebnis,
  Kuendigungsvorschau,
} from '#contract/entities/beendigung.ts';
import { unterbrechung } from '#machines/parts/unterbrochen.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import type { KuendigungsAntworten, KuendigungsFrage, KuendigungsSchritt } from './answers.ts';
import type { KuendigungsEreignis } from './events.ts';
import { type BeendigungsFehlerArt, fehlerAus } from '../parts/beendigungsfehler.ts';
import {
  istVorschauAktuell,
  mitAntwort,
  passtKonto,
  type Kuendigungsziel,
  zielNachDatum,
  zielNachNachweis,
} from './guards.ts';

export interface KuendigungsEingang {
  versicherungsNummer: string;
  /** She may say why in her own words. */
  mitFeedback: boolean;
  /** A broker acts for the customer: he hands in her declaration and says so (`domain/vertrag.md §2`). */
  imAuftrag?: boolean;
  antworten?: KuendigungsAntworten;
}

export interface KuendigungsKontext {
  versicherungsNummer: string;
  mitFeedback: boolean;
  imAuftrag: boolean;
  antworten: KuendigungsAntworten;
  /** What it would do, with reason and day it belongs to. */
  vorschau: { eingabe: Kuendigungswunsch | null; ergebnis: Kuendigungsvorschau } | null;
  /** Account she named for her refund; kept in no draft. */
  iban: string | null;
  ablehnung: BeendigungAbgelehnt | null;
  ergebnis: Kuendigungsergebnis | null;
}

/** Reason and last day of cover. */
export type Kuendigungswunsch = Pick<Kuendigungsvorschau, 'grund' | 'kuendigungsdatum'>;

export interface BerechnungsAuftrag {
  versicherungsNummer: string;
  wunsch: Kuendigungswunsch | null;
}

export interface KuendigungsAuftrag extends BerechnungsAuftrag {
  freitext: string | null;
  /** Ids of the uploads. */
  nachweise: readonly string[];
  iban: string | null;
  imAuftrag: boolean;
}

/** Types, effects as stubs, guards and actions. */
export function kuendigungSetup(
  istErreichbar: (context: KuendigungsKontext, schritt: string) => boolean,
) {
  return setup({
    types: {
      context: typed<KuendigungsKontext>(),
      events: typed<KuendigungsEreignis>(),
      input: typed<KuendigungsEingang>(),
      meta: typed<FlowMeta<KuendigungsSchritt | 'unterbrochen'>>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      ...unterbrechung.actors,
      berechnen: fromPromise<Kuendigungsvorschau, BerechnungsAuftrag>(nichtVerdrahtet),
      kuendigen: fromPromise<Kuendigungsergebnis, KuendigungsAuftrag>(nichtVerdrahtet),
    },
    guards: {
      ...unterbrechung.guards,
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        istErreichbar(context, schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: KuendigungsFrage }) =>
        event.type === 'WEITER' && mitAntwort(context.antworten, schritt, event.antwort) !== null,
      fuehrtZu: ({ context, event }, { schritt, ziel }: Gabelung) => {
        const neu =
          event.type === 'WEITER' && mitAntwort(context.antworten, schritt, event.antwort);
        if (!neu) return false;
        const stand = { ...context, antworten: neu };
        return (schritt === 'datum' ? zielNachDatum(stand) : zielNachNachweis(stand)) === ziel;
      },
      darfKuendigen: ({ context, event }) =>
        event.type === 'KUENDIGEN' && !context.imAuftrag && passtKonto(context, event.iban),
      handeltImAuftrag: ({ context }) => context.imAuftrag,
      istVorschauAktuell: ({ context }) => istVorschauAktuell(context),
      istWirksam: (_, { ergebnis }: { ergebnis: Kuendigungsergebnis }) =>
        ergebnis.status === 'WIRKSAM',
      istNachweisWeg: ({ context }, { error }: { error: unknown }) => {
        const fehler = fehlerAus(error);
        return (
          fehler.art === 'ABGELEHNT' &&
          fehler.ablehnung.code === 'NACHWEIS' &&
          zielNachDatum(context) === 'NACHWEIS'
        );
      },
      istFehler: (_, { error, art }: { error: unknown; art: BeendigungsFehlerArt['art'] }) =>
        fehlerAus(error).art === art,
    },
    actions: {
      anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: KuendigungsFrage }) => {
        const antworten =
          event.type === 'WEITER' && mitAntwort(context.antworten, schritt, event.antwort);
        return antworten ? { antworten, ablehnung: null } : {};
      }),
      vorschauMerken: assign((_, { vorschau }: Pick<KuendigungsKontext, 'vorschau'>) => ({
        vorschau,
      })),
      ablehnungMerken: assign((_, { error }: { error: unknown }) => {
        const fehler = fehlerAus(error);
        return fehler.art === 'ABGELEHNT' ? { ablehnung: fehler.ablehnung, vorschau: null } : {};
      }),
      nachweisVergessen: assign(({ context: { antworten } }) => {
        const { nachweis: _, ...andere } = antworten;
        return { antworten: andere };
      }),
      kontoMerken: assign(({ event }) =>
        event.type === 'KUENDIGEN' ? { iban: event.iban ?? null } : {},
      ),
      ergebnisMerken: assign((_, { ergebnis }: { ergebnis: Kuendigungsergebnis }) => ({
        ergebnis,
      })),
    },
  });
}

interface Gabelung {
  schritt: 'datum' | 'nachweis';
  ziel: Kuendigungsziel;
}

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
