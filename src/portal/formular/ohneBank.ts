import { useSyncExternalStore } from 'react';

let letzte: string | undefined;
const hoerer = new Set<() => void>();

/** Keeps whether the bank of that account is known, with its BIC: a page asks for what nobody could look up. */
export function merkeBank(iban: string, istBekannt: boolean): void {
  letzte = istBekannt ? undefined : iban;
  for (const hoere of hoerer) hoere();
}

/** The account whose bank nobody knows, as far as one was looked up. */
export function useOhneBank(): string | undefined {
  return useSyncExternalStore(hoere, jetzt, jetzt);
}

const jetzt = () => letzte;

function hoere(neu: () => void): () => void {
  hoerer.add(neu);
  return () => hoerer.delete(neu);
}
