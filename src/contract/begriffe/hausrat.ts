import { elementarschaeden } from './gebaeude.ts';
import type { hausrat } from '../produkte/hausrat.ts';

type Grenzen = typeof hausrat.grenzen;

export type Hausratdeckung = 'GRUNDDECKUNG' | Grenzen['bausteine'][number];

/** Cover of home contents (`specification §3`). */
export const hausratdeckung = {
  GRUNDDECKUNG: 'Grunddeckung',
  GLASBRUCH: 'Glasbruch',
  ELEMENTAR: elementarschaeden,
  FAHRRAD: 'Fahrraddiebstahl',
  WOHNSCHUTZBRIEF: 'Haus- und Wohnungsschutzbrief',
  UNBENANNTE_GEFAHREN: 'Unbenannte Gefahren',
} as const satisfies Record<Hausratdeckung, string>;

export const wohnform = {
  WOHNUNG: 'Wohnung',
  HAUS: 'Haus',
} as const satisfies Record<Grenzen['wohnformen'][number], string>;
