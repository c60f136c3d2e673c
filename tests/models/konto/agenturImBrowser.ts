import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import { kundin } from '#tests/models/browser/pool.ts';
import { datenInBrowser } from './datenImBrowser.ts';

/** The agency whoever is signed in runs. */
export const agentur = {
  name: 'Maklerbüro Westfalen GmbH',
  vertriebsweg: 'MAKLER',
  ihkNummer: null,
  blz: null,
} as const;

/** Somebody with an access of it. */
export const person = {
  id: '4b5578b4-6107-4d9e-9e38-aa036f4c4755',
  name: 'Tom Reh',
  email: 'tom.reh@example.org',
  rolle: 'MITARBEITER',
  vermittlerNummer: '1000000101',
  ihkNummer: null,
  rechte: ['kundenSehen'],
  status: 'AKTIV',
  eingeladenBis: null,
  kunden: 1,
  selbst: false,
} as const;

export const inhaber = {
  ...person,
  id: kundin.sub,
  name: 'Ralf Kemper',
  email: 'ralf.kemper@example.org',
  rolle: 'INHABER',
  rechte: [],
  kunden: 61,
  selbst: true,
} as const;

/** What is said at a form, by its innermost state where the server says it in its own words. */
export function satzMit(eigene: Readonly<Record<string, string>>) {
  return (snapshot: AnyMachineSnapshot): string | null => {
    const zustand = innerste(snapshot);
    return eigene[zustand] ?? datenInBrowser.sentence(snapshot);
  };
}

function innerste({ value }: { value: StateValue }): string {
  return leaf(value).split('.').at(-1) ?? '';
}
