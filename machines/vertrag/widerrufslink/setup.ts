import { assign, fromPromise, setup } from 'xstate';
import type {
  BeendigungAbgelehnt,
  Widerrufserklaerung,
  Widerrufslinkart,
  WiderrufslinkErgebnis,
} from '#contract/entities/beendigung.ts';
import type { GlobalesEreignis } from '#machines/globals.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { typed } from '#machines/typed.ts';
import { type BeendigungsFehlerArt, fehlerAus } from '../parts/beendigungsfehler.ts';

export type WiderrufslinkSchritt =
  | 'linkPruefen'
  | 'bestaetigen'
  | 'zuruecknehmen'
  | 'ausgefuehrt'
  | 'wiederhergestellt'
  | 'abgelehnt';

interface WiderrufslinkKontext {
  /** What the link is about; null until it was read. The secret itself stays with the effects. */
  erklaerung: Widerrufserklaerung | null;
  ergebnis: WiderrufslinkErgebnis | null;
  ablehnung: BeendigungAbgelehnt | null;
}

type WiderrufslinkEreignis = { type: 'ERNEUT' } | { type: 'AUSFUEHREN' } | GlobalesEreignis;

/** Types, effects as stubs, guards and actions. */
export const widerrufslinkSetup = setup({
  types: {
    context: typed<WiderrufslinkKontext>(),
    events: typed<WiderrufslinkEreignis>(),
    meta: typed<FlowMeta<WiderrufslinkSchritt | 'unterbrochen'>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    linkLesen: fromPromise<Widerrufserklaerung>(nichtVerdrahtet),
    einloesen: fromPromise<WiderrufslinkErgebnis>(nichtVerdrahtet),
  },
  guards: {
    istArt: (_, { art, gesucht }: { art: Widerrufslinkart; gesucht: Widerrufslinkart }) =>
      art === gesucht,
    istFehler: (_, { error, art }: { error: unknown; art: BeendigungsFehlerArt['art'] }) =>
      fehlerAus(error).art === art,
  },
  actions: {
    erklaerungMerken: assign((_, { erklaerung }: { erklaerung: Widerrufserklaerung }) => ({
      erklaerung,
    })),
    ergebnisMerken: assign((_, { ergebnis }: { ergebnis: WiderrufslinkErgebnis }) => ({
      ergebnis,
    })),
    ablehnungMerken: assign((_, { error }: { error: unknown }) => {
      const fehler = fehlerAus(error);
      return fehler.art === 'ABGELEHNT' ? { ablehnung: fehler.ablehnung } : {};
    }),
  },
});

function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
