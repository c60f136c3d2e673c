import type { StateValue } from 'xstate';
import { leaf } from '../leaf.ts';
import type { DraftKontext } from './context.ts';

/** As much of a snapshot as screens look at; the first page stands there before the chart does. */
export interface DraftStand {
  readonly context: DraftKontext;
  readonly value: StateValue;
}

/** Leaf state for tests and analysts. */
export const zustand = ({ value }: DraftStand) => leaf(value);

export const kennung = ({ context }: DraftStand) => context.kennung;
export const geoeffnet = ({ context }: DraftStand) => context.geoeffnet;

/** Another application is begun instead of it. */
export const istVerworfen = ({ value }: DraftStand) => value === 'verworfen';

/** It is saved without anybody asking for it. */
export const speichertSelbst = ({ value }: DraftStand) => leaf(value).startsWith('selbst.');

export const istDialogOffen = ({ value }: DraftStand) =>
  /^(?:anlegen|aendern|loeschen|(?:selbst\.)?geaendert)\.|\.sagt$/.test(leaf(value));

/** What stands below the step about it; when it was saved is told where it was. */
export const fusswort = ({ value }: DraftStand) => fussworte[leaf(value)] ?? null;

const fussworte: Readonly<
  Record<string, 'aufgeschoben' | 'gespeichertUm' | 'offen' | 'speichert'>
> = {
  'zu.gespeichert': 'gespeichertUm',
  'selbst.ruht': 'gespeichertUm',
  'selbst.speichert': 'speichert',
  'selbst.gescheitert': 'offen',
  'selbst.aufgeschoben': 'aufgeschoben',
};
