import type { ComponentType } from 'react';

/** Where the index lists a widget. */
export const gruppen = ['Eingaben', 'Auswahl', 'Handeln', 'Meldungen', 'Inhalt', 'Rahmen'] as const;

/** One widget in all its states; a file of `samples/` exports it as default, its name is the address. */
export interface Sample {
  readonly titel: string;
  readonly gruppe: (typeof gruppen)[number];
  /** Name of the state (`leer`, `gefuellt`, `fehler` …) and what shows it; each keeps its own value. */
  readonly zustaende: Readonly<Record<string, ComponentType>>;
  /** Each state is a page of its own at `/muster/<name>/<zustand>/`. */
  readonly ganzseitig?: boolean;
}

const dateien = import.meta.glob<Sample>('./samples/*.tsx', { import: 'default', eager: true });

/** All samples by name. */
export const samples: ReadonlyMap<string, Sample> = new Map(
  Object.entries(dateien).map(([datei, sample]) => [
    datei.slice('./samples/'.length, -'.tsx'.length),
    sample,
  ]),
);
