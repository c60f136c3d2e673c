import { assign, enqueueActions, sendParent, setup } from 'xstate';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { typed } from '../../typed.ts';
import { datei, type Dateieingang, type Dateimeldung } from '../datei/machine.ts';

/** Files that travel at the same time; more would starve one another on a phone. */
const gleichzeitig = 3;

/** How a file stands, as far as it has told. */
type Dateistand = 'aufgehoben' | 'wartet' | 'laeuft' | 'geprueft' | 'gescheitert' | 'abgelehnt';

/** A file as its field shows it. */
export interface Felddatei {
  readonly schluessel: number;
  readonly name: string;
  /** Bytes. */
  readonly groesse: number;
  readonly stand: Dateistand;
  /** How much of it is sent, from 0 to 1. */
  readonly anteil: number;
  /** Once it is kept. */
  readonly id?: string;
  /** Why it is refused. */
  readonly satz?: string;
}

/** A file she has chosen; one with a sentence is refused before it is sent. */
export type Dateiwahl = Pick<Felddatei, 'schluessel' | 'name' | 'groesse' | 'satz'>;

export interface Feldkontext {
  /** In the order they were chosen. */
  readonly dateien: readonly Felddatei[];
  /** What goes with the form, in the order it arrived. */
  readonly angekommen: readonly Nachweisdatei[];
}

type VonDatei<Ereignis> = Ereignis extends object ? Ereignis & { schluessel: number } : never;

type Feldereignis =
  | { type: 'GEWAEHLT'; dateien: readonly Dateiwahl[] }
  | VonDatei<Dateimeldung | { type: 'FORTSCHRITT'; anteil: number }>
  | VonDatei<{ type: 'ERNEUT' } | { type: 'ENTFERNEN' }>
  | { type: 'PRUEFEN' };

/** The chart of a file, telling its field. */
export function imFeld(chart: typeof datei): typeof datei {
  return chart.provide({
    actions: {
      melden: sendParent(({ context }, meldung: Dateimeldung) => ({
        ...meldung,
        schluessel: context.schluessel,
      })),
    },
  });
}

/** Types, effects as stubs, guards and actions. */
export const feldSetup = setup({
  types: {
    context: typed<Feldkontext>(),
    events: typed<Feldereignis>(),
    input: typed<{ aufgehoben: readonly Nachweisdatei[] }>(),
  },
  actors: { datei: imFeld(datei) },
  guards: {
    istUnterwegs: ({ context }) => hatEine(context, 'wartet', 'laeuft'),
    istGescheitert: ({ context }) => hatEine(context, 'gescheitert'),
    istLeer: ({ context }) => context.angekommen.length === 0,
    sindNeu: ({ context }, { dateien }: { dateien: readonly Genannt[] }) =>
      dateien.every(({ schluessel }) => dateiMit(context, schluessel) === undefined),
    steht: ({ context }, { schluessel, stand }: { schluessel: number; stand: Dateistand }) =>
      dateiMit(context, schluessel)?.stand === stand,
    istDabei: ({ context }, { schluessel }: Genannt) => dateiMit(context, schluessel) !== undefined,
  },
  actions: {
    /** What has arrived outlives the page. */
    aufheben: (_, { dateien }: { dateien: readonly Nachweisdatei[] }) => void dateien,
    /** What was refused before has been read. */
    abgelehnteVergessen: enqueueActions(({ context: { dateien }, enqueue }) => {
      for (const { schluessel, stand } of dateien) {
        if (stand === 'abgelehnt') enqueue.stopChild(idVon(schluessel));
      }
      enqueue.assign({ dateien: dateien.filter(({ stand }) => stand !== 'abgelehnt') });
    }),
    aufnehmen: assign(({ context }, { dateien }: { dateien: readonly Dateiwahl[] }) => ({
      dateien: [
        ...context.dateien,
        ...dateien.map((eine) => ({
          ...eine,
          stand: eine.satz === undefined ? ('wartet' as const) : ('abgelehnt' as const),
          anteil: 0,
        })),
      ],
    })),
    beginnen: enqueueActions(({ enqueue }, { dateien }: { dateien: readonly Dateieingang[] }) => {
      for (const eine of dateien) {
        enqueue.spawnChild('datei', { id: idVon(eine.schluessel), input: eine });
      }
    }),
    /** As many as may travel. */
    starten: enqueueActions(({ context: { dateien }, enqueue }) => {
      const unterwegs = dateien.filter(({ stand }) => stand === 'laeuft').length;
      const naechste = dateien
        .filter(({ stand }) => stand === 'wartet')
        .slice(0, Math.max(0, gleichzeitig - unterwegs));
      enqueue.assign({
        dateien: dateien.map((eine) =>
          naechste.includes(eine) ? { ...eine, stand: 'laeuft' as const } : eine,
        ),
      });
      for (const { schluessel } of naechste) enqueue.sendTo(idVon(schluessel), { type: 'LOS' });
    }),
    weitergeben: enqueueActions(
      ({ enqueue }, { type, schluessel }: Genannt & { type: 'ERNEUT' | 'ENTFERNEN' }) =>
        enqueue.sendTo(idVon(schluessel), { type }),
    ),
    eintragen: assign(
      ({ context: { dateien } }, { schluessel, ...neu }: Genannt & Partial<Felddatei>) => ({
        dateien: dateien.map((eine) =>
          eine.schluessel === schluessel ? { ...eine, ...neu } : eine,
        ),
      }),
    ),
    ankommen: assign(({ context }, { schluessel, id }: Genannt & { id: string }) => {
      const neu = dateiMit(context, schluessel);
      return neu === undefined
        ? {}
        : { angekommen: [...context.angekommen, { id, name: neu.name, groesse: neu.groesse }] };
    }),
    austragen: enqueueActions(({ context, enqueue }, { schluessel }: Genannt) => {
      const weg = dateiMit(context, schluessel);
      enqueue.assign({
        dateien: context.dateien.filter((eine) => eine !== weg),
        angekommen: context.angekommen.filter(({ id }) => id !== weg?.id),
      });
      enqueue.stopChild(idVon(schluessel));
    }),
  },
});

interface Genannt {
  readonly schluessel: number;
}

function hatEine({ dateien }: Feldkontext, ...staende: readonly Dateistand[]): boolean {
  return dateien.some(({ stand }) => staende.includes(stand));
}

function dateiMit({ dateien }: Feldkontext, schluessel: number): Felddatei | undefined {
  return dateien.find((eine) => eine.schluessel === schluessel);
}

function idVon(schluessel: number): string {
  return `datei-${schluessel}`;
}
