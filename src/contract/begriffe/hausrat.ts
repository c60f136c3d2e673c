import type { hausrat } from '../produkte/hausrat.ts';

type Grenzen = typeof hausrat.grenzen;

/** Cover of home contents (`specification §3`). */
export const hausratdeckung = {
  GRUNDDECKUNG: 'Grunddeckung',
  GLASBRUCH: 'Glasbruch',
  ELEMENTAR: 'Elementarschäden',
  FAHRRAD: 'Fahrraddiebstahl',
  WOHNSCHUTZBRIEF: 'Haus- und Wohnungsschutzbrief',
  UNBENANNTE_GEFAHREN: 'Unbenannte Gefahren',
} as const satisfies Record<'GRUNDDECKUNG' | Grenzen['bausteine'][number], string>;

/** What a cover beside the basic one is for, in a sentence. */
export const bausteinerklaerung = {
  ELEMENTAR: 'Überschwemmung, Starkregen, Rückstau, Erdrutsch und Schneedruck.',
  GLASBRUCH: 'Fenster, Türen, Kochfeld und Möbelglas, auch nach einem Missgeschick.',
  WOHNSCHUTZBRIEF: 'Schlüsseldienst, Rohrreinigung, Notheizung: Wir schicken jemanden.',
  UNBENANNTE_GEFAHREN: 'Alles, was plötzlich passiert und nicht ausgeschlossen ist.',
  FAHRRAD: 'Auch draußen und nachts, wenn das Rad angeschlossen war.',
} as const satisfies Record<Grenzen['bausteine'][number], string>;

/** Construction of the building. */
export const bauart = {
  MASSIV: 'Massiv',
  HOLZ_FACHWERK: 'Holz oder Fachwerk',
  WEICHE_DACHUNG: 'Weiche Dachung',
} as const satisfies Record<Grenzen['bauarten'][number], string>;

export const wohnform = {
  WOHNUNG: 'Wohnung',
  HAUS: 'Haus',
} as const satisfies Record<Grenzen['wohnformen'][number], string>;
