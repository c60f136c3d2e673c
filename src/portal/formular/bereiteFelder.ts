import type { Feldbilder } from './Felder.tsx';

let bereit: Feldbilder = {};

/** The widgets whose modules are here; whoever has one need not wait even for a moment. */
export function bereiteFelder(): Feldbilder {
  return bereit;
}

/** Told by a module of widgets as it arrives. */
export function haltBereit(bilder: Feldbilder): void {
  bereit = { ...bereit, ...bilder };
}
