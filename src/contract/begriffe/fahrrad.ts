import type { fahrrad } from '../produkte/fahrrad.ts';

type Grenzen = typeof fahrrad.grenzen;

/** Kinds of bicycles (`domain/antrag.md §6.1`). */
export const fahrradtyp = {
  FAHRRAD: 'Fahrrad',
  E_BIKE: 'E-Bike',
  LASTENRAD: 'Lastenrad',
  S_PEDELEC: 'S-Pedelec',
} as const satisfies Record<Grenzen['typen'][number], string>;

export const fahrradnutzung = {
  PRIVAT: 'Privat',
  BERUFLICH: 'Beruflich',
  LIEFERDIENST: 'Für einen Lieferdienst',
} as const satisfies Record<Grenzen['nutzungen'][number], string>;

/** Repairs, with or without what driving uses up. */
export const reparaturschutz = {
  KEINER: 'Keiner',
  OHNE_VERSCHLEISS: 'Ohne Verschleiß',
  MIT_VERSCHLEISS: 'Mit Verschleiß',
} as const satisfies Record<Grenzen['reparaturschutz'][number], string>;
