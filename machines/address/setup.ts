import { assign, fromCallback, fromPromise, setup, spawnChild } from 'xstate';
import type { FlowTag } from '../tags.ts';
import { nichtVerdrahtet, typed } from '../typed.ts';

/** What address and flow say at the moment the page was drawn. */
export interface Bild {
  /** Step that the address names. */
  readonly wunsch: string;
  /** What stands behind the path: it goes along wherever the flow goes. */
  readonly anhang: string;
  /** Entry of the browser's history, and its place in it. */
  readonly eintrag: string;
  readonly stelle: number;
  /** Step of the flow; null where it has no address. */
  readonly schritt: string | null;
  /** The flow awaits an answer. */
  readonly laedt: boolean;
  /** The flow is over. */
  readonly fertig: boolean;
  /** The flow would go to the step the address names. */
  readonly zeigbar: boolean;
  /** The browser is at another address by now; the router follows it a little later. */
  readonly veraltet: boolean;
}

export interface Adresskontext {
  /** Step of the address the flow was opened at. */
  readonly ziel: string;
  /** That is the first step: there is nothing to give again. */
  readonly vonVorn: boolean;
  /** Entry at which address and flow last agreed. */
  readonly gesehen: Pick<Bild, 'eintrag' | 'stelle'> | null;
  /** Entry that was refused and is being put back. */
  readonly zurueckgestellt: string | null;
  /** Step whose address is on the way. */
  readonly unterwegsZu: string | null;
  /** What was last offered to the flow. */
  readonly angeboten: Bild | null;
  /** How often the browser went Back or Forward: each time the page looks again. */
  readonly gaenge: number;
}

type Adressereignis =
  | { type: 'GEZEICHNET'; bild: Bild }
  | { type: 'GEGANGEN' }
  /** The flow did something; told by what listens to it. */
  | { type: 'BEWEGT' }
  | { type: 'ANGENOMMEN' }
  | { type: 'ABGEWIESEN' };

interface Gezeigt {
  readonly bild: Bild;
}

/** Types, effects as stubs, guards and actions. */
export const adressSetup = setup({
  types: {
    context: typed<Adresskontext>(),
    events: typed<Adressereignis>(),
    input: typed<Pick<Adresskontext, 'ziel' | 'vonVorn'>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    /** Gives the stored answers again until the flow is at the step, or where it needs her. */
    fortsetzen: fromPromise<void, { ziel: string }>(nichtVerdrahtet),
    /** Listens to the flow as long as the page stands, and says BEWEGT. */
    strecke: fromCallback<Adressereignis>(() => undefined),
  },
  guards: {
    beginntVonVorn: ({ context }) => context.vonVorn,
    /** Nothing can be said by what is shown: a second look then decides. */
    istUngewiss: ({ context }, { bild }: Gezeigt) =>
      bild.veraltet || bild.schritt === null || context.zurueckgestellt === bild.eintrag,
    stimmt: (_, { bild }: Gezeigt) => bild.wunsch === bild.schritt,
    stimmtHier: ({ context }, { bild }: Gezeigt) =>
      bild.wunsch === bild.schritt && istHier(context, bild),
    istErsterBlick: ({ context }) => context.gesehen === null,
    wartetAmAnfang: ({ context }, { bild }: Gezeigt) => context.gesehen === null && bild.laedt,
    istHier: ({ context }, { bild }: Gezeigt) => istHier(context, bild),
    wartetHier: ({ context }, { bild }: Gezeigt) => istHier(context, bild) && bild.laedt,
    bleibtZeigbar: ({ context }, { bild }: Gezeigt) => istHier(context, bild) && bild.zeigbar,
    kommtAn: ({ context }, { bild }: Gezeigt) => context.unterwegsZu === bild.wunsch,
    kommtAnUndWartet: ({ context }, { bild }: Gezeigt) =>
      context.unterwegsZu === bild.wunsch && bild.laedt,
    istFertig: (_, { bild }: Gezeigt) => bild.fertig,
    kamZurueck: ({ context: { angeboten, gesehen } }) => angeboten?.eintrag === gesehen?.eintrag,
    istAndereStelle: ({ context: { angeboten, gesehen } }) => angeboten?.stelle !== gesehen?.stelle,
  },
  actions: {
    zuhoeren: spawnChild('strecke', { id: 'strecke' }),
    /** Keeps in the tab what the flow holds now, or throws it away where it is done with. */
    aufheben: () => undefined,
    /** Goes to the address of a step. */
    gehen: (_, wohin: Pick<Bild, 'schritt' | 'anhang'> & { ersetzen: boolean }) => void wohin,
    /** Goes along the browser's history. */
    blaettern: (_, { um }: { um: number }) => void um,
    /** Goes to where Back leads from a flow that is over. */
    verlassen: () => undefined,
    /** Asks the flow to go to a step; the answer is ANGENOMMEN or ABGEWIESEN. */
    anbieten: (_, { schritt }: { schritt: string }) => void schritt,
    sehen: assign((_, { bild: { eintrag, stelle } }: Gezeigt) => ({
      gesehen: { eintrag, stelle },
    })),
    zurueckstellen: assign(({ context: { angeboten } }) => ({
      zurueckgestellt: angeboten?.eintrag ?? null,
    })),
    wiederStimmig: assign({ zurueckgestellt: null }),
    losgehen: assign((_, { schritt }: { schritt: string | null }) => ({ unterwegsZu: schritt })),
    ankommen: assign({ unterwegsZu: null }),
    anbietenMerken: assign((_, { bild }: Gezeigt) => ({ angeboten: bild })),
    angebotSehen: assign(({ context: { angeboten } }) => ({
      gesehen: angeboten && { eintrag: angeboten.eintrag, stelle: angeboten.stelle },
    })),
    angebotVergessen: assign({ angeboten: null }),
    zaehlen: assign({ gaenge: ({ context }) => context.gaenge + 1 }),
  },
});

function istHier({ gesehen }: Adresskontext, { eintrag }: Bild): boolean {
  return gesehen?.eintrag === eintrag;
}
