import { useSyncExternalStore } from 'react';

/** A file of this page is gone: another release has taken its place. */
export class VersionVorbei extends Error {
  override readonly name = 'VersionVorbei';
}

let bemerkt = false;
/** Pages that say so themselves. */
let seiten = 0;
const hoerer = new Set<() => void>();

export function neueVersionBemerkt(): void {
  bemerkt = true;
  melden();
}

/** While a page says so, nothing else has to; ends with the function that is returned. */
export function seiteSagtEs(): () => void {
  seiten += 1;
  melden();
  return () => {
    seiten -= 1;
    melden();
  };
}

/** True once another release has taken the place of this one and no page says so. */
export function useNeueVersion(): boolean {
  return useSyncExternalStore(
    folgen,
    () => bemerkt && seiten === 0,
    () => false,
  );
}

function folgen(geaendert: () => void): () => void {
  hoerer.add(geaendert);
  return () => hoerer.delete(geaendert);
}

function melden(): void {
  for (const geaendert of hoerer) geaendert();
}
