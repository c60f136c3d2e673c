import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { gleich } from '../gleich.ts';
import type { FlowMeta, FlowTag } from '../tags.ts';
import { nichtVerdrahtet, typed } from '../typed.ts';
import {
  antworten,
  type DraftEreignis,
  type DraftKontext,
  type Kennung,
  type Speicherauftrag,
  type Speicherung,
} from './context.ts';
import { istFehler } from './failure.ts';

/** Waits after one, two and more failed saves of a broker; the connection's return ends each. */
const [kurz, laenger, lang] = [5_000, 15_000, 60_000] as const;

export const draftSetup = setup({
  types: {
    context: typed<DraftKontext>(),
    events: typed<DraftEreignis>(),
    input: typed<{ kennung: Kennung | null }>(),
    meta: typed<FlowMeta<'frage'>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    /** Says so when it is done. */
    speichern: fromPromise<Kennung, Speicherung>(nichtVerdrahtet),
    /** Says nothing: nobody has asked for it. */
    selbstSpeichern: fromPromise<Kennung, Speicherung>(nichtVerdrahtet),
    /** The number of the newest version. */
    neuesteLesen: fromPromise<number, Kennung | null>(nichtVerdrahtet),
    loeschen: fromPromise<void, Kennung | null>(nichtVerdrahtet),
  },
  guards: {
    hatEntwurf: ({ context }) => context.kennung !== null,
    istGueltig: ({ event }) =>
      event.type === 'ANLEGEN' && z.safeParse(antworten.frage, event.antwort).success,
    istOffen: ({ context: { auftrag, gesichert } }) =>
      auftrag !== null && !gleich(auftrag.inhalt?.antworten, gesichert),
    istFehler,
  },
  actions: {
    auftragMerken: assign(({ event }) => auftragAus(event)),
    vonVorn: assign({ auftrag: null, fehlversuche: 0 }),
    beginnen: assign({ unterwegs: ({ context }) => context.auftrag }),
    gesichertMerken: assign(({ context }, { kennung }: { kennung: Kennung }) => ({
      kennung,
      gesichert: context.unterwegs?.inhalt?.antworten ?? null,
      fehlversuche: 0,
    })),
    fehlversuchZaehlen: assign(({ context }) => ({ fehlversuche: context.fehlversuche + 1 })),
    fassungMerken: assign(({ context: { kennung } }, { version }: { version: number }) => ({
      kennung: kennung && { ...kennung, version },
    })),
    entwurfVergessen: assign({ kennung: null, gesichert: null }),
    uebernehmen: assign(({ event }) => {
      if (event.type !== 'UEBERNOMMEN') return {};
      const { kennung, geoeffnet } = event;
      return { kennung, geoeffnet, gesichert: geoeffnet.antworten };
    }),
    zielVergessen: assign(({ context: { geoeffnet } }) => ({
      geoeffnet: geoeffnet && { ...geoeffnet, ziel: null },
    })),
    /** The portal throws away what the tab keeps of the application, and begins it anew. */
    neuBeginnen: () => undefined,
    /** The portal opens the newer version. */
    neuereOeffnen: (_lage, _params: { kennung: Kennung | null }) => undefined,
  },
  delays: {
    NOCHMAL: ({ context: { fehlversuche } }) =>
      fehlversuche > 2 ? lang : fehlversuche > 1 ? laenger : kurz,
  },
});

function auftragAus(event: DraftEreignis): { auftrag?: Speicherauftrag } {
  if (event.type === 'ANLEGEN') {
    const { data: wohin } = z.safeParse(antworten.frage, event.antwort);
    return wohin ? { auftrag: { inhalt: event.inhalt, wohin } } : {};
  }
  if (!('inhalt' in event)) return {};
  const { inhalt, plz } = event;
  return { auftrag: { inhalt, wohin: { plz, email: null } } };
}
