import type { StateValue } from 'xstate';
import { istIn, leaf } from '../leaf.ts';
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

/** It is saved without anybody asking for it. */
export const speichertSelbst = (stand: DraftStand) => istIn(stand, 'selbst');

export type Dialogart = 'speichern' | 'loeschen' | 'geaendert';

/** The dialog that is open. */
export function dialog(stand: DraftStand): Dialogart | null {
  if (istIn(stand, 'anlegen') || istIn(stand, 'aendern')) return 'speichern';
  if (istIn(stand, 'loeschen')) return 'loeschen';
  return istIn(stand, 'geaendert') || istIn(stand, 'selbst.geaendert') ? 'geaendert' : null;
}

export type Fusswort = 'speichert' | 'offen' | 'gespeichertUm';

/** What stands below the step about it. */
export function fusswort(stand: DraftStand): Fusswort | null {
  if (istIn(stand, 'zu.gespeichert')) return 'gespeichertUm';
  if (istIn(stand, 'selbst.speichert')) return 'speichert';
  if (istIn(stand, 'selbst.gescheitert') || istIn(stand, 'selbst.aufgeschoben')) return 'offen';
  return istIn(stand, 'selbst.ruht') && stand.context.kennung !== null ? 'gespeichertUm' : null;
}

/** The dialog waits for an answer. */
export const laeuft = ({ value }: DraftStand) =>
  ['speichert', 'loescht', 'liest'].some((laufend) => leaf(value).endsWith(`.${laufend}`));

export type Misserfolg = 'gescheitert' | 'zuViele' | 'weg';

/** What went wrong in the dialog that is open. */
export function misserfolg({ value }: DraftStand): Misserfolg | null {
  const letzter = leaf(value).split('.').at(-1);
  return arten.find((art) => art === letzter) ?? null;
}

const arten = ['gescheitert', 'zuViele', 'weg'] as const;
