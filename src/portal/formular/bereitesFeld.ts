import type { ComponentType } from 'react';
import type { EingabeProps } from './Felder.tsx';

let feld: ComponentType<EingabeProps> | null = null;

/** The widgets of all fields, once their module is here; whoever has them need not wait even for a moment. */
export function bereitesFeld(): ComponentType<EingabeProps> | null {
  return feld;
}

export function haltBereit(Eingabefeld: ComponentType<EingabeProps>): void {
  feld = Eingabefeld;
}
