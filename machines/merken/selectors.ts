import type { StateValue } from 'xstate';
import { leaf } from '../leaf.ts';
import type { Gemerktes } from './machine.ts';

/** As much of a snapshot as screens look at. */
export interface Merklage {
  readonly context: { readonly gefunden: Gemerktes | null };
  readonly value: StateValue;
}

/** Leaf state for tests and analysts. */
export const zustand = ({ value }: Merklage) => leaf(value);

/** What she is greeted with; null where she is not. */
export const gruss = ({ context, value }: Merklage) =>
  value === 'gruesst' ? context.gefunden : null;

export const wirdGemerkt = ({ value }: Merklage) => value === 'an';
export const istVerweigert = ({ value }: Merklage) => value === 'verweigert';
