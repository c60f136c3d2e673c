import type { DraftKontext, Kennung } from './context.ts';
import { wegen } from './failure.ts';

/** What a save answered, kept. */
export const merkt = {
  type: 'gesichertMerken',
  params: ({ event }: { event: { output: Kennung } }) => ({ kennung: event.output }),
} as const;

/** What a save is made from. */
export const speicherung = ({ context: { kennung, unterwegs } }: { context: DraftKontext }) => ({
  inhalt: null,
  wohin: { plz: null, email: null },
  ...unterwegs,
  kennung,
});

const behalten = { target: 'liest', actions: 'auftragMerken' } as const;

interface Konflikt<Aufruf> {
  /** The call that saves hers. */
  readonly speichern: Aufruf;
  /** Hers is saved. */
  readonly gespeichert: string;
  /** There is no draft any more to save over. */
  readonly weg: string;
  /** It is a contract. */
  readonly abgeschlossen: string;
  /** She decides later. */
  readonly spaeter: string;
  /** The page begins anew with the newer version. */
  readonly geladen: string;
}

/** Somebody saved a newer version meanwhile: she says which one counts, and neither goes by itself. */
export function konflikt<const Aufruf extends 'speichern' | 'selbstSpeichern'>({
  speichern,
  ...ausgaenge
}: Konflikt<Aufruf>) {
  const { gespeichert, weg, abgeschlossen, spaeter, geladen } = ausgaenge;
  const wahl = { BEHALTEN: behalten, LADEN: geladen, SCHLIESSEN: spaeter } as const;
  const scheitert = [
    { guard: wegen('WEG'), target: weg, actions: 'entwurfVergessen' },
    { guard: wegen('ABGESCHLOSSEN'), target: abgeschlossen },
    { target: 'gescheitert' },
  ] as const;
  return {
    description: 'Der Entwurf wurde zwischenzeitlich geändert',
    initial: 'fragt',
    states: {
      fragt: { description: 'Welche Fassung gilt?', on: wahl },
      liest: {
        description: 'Die neueste Fassung wird gelesen, um über sie zu speichern',
        tags: 'laedt',
        invoke: {
          id: 'neuesteLesen',
          src: 'neuesteLesen',
          input: ({ context }: { context: DraftKontext }) => context.kennung,
          onDone: {
            target: 'speichert',
            actions: {
              type: 'fassungMerken',
              params: ({ event }: { event: { output: number } }) => ({ version: event.output }),
            },
          },
          onError: scheitert,
        },
      },
      speichert: {
        description: 'Die eigenen Angaben werden über die neuere Fassung gespeichert',
        tags: 'laedt',
        entry: 'beginnen',
        invoke: {
          id: speichern,
          src: speichern,
          input: speicherung,
          onDone: { target: gespeichert, actions: merkt },
          onError: scheitert,
        },
      },
      gescheitert: {
        description: 'Nicht gespeichert; beide Fassungen stehen noch da',
        tags: 'fehler',
        on: wahl,
      },
    },
  } as const;
}
