import type { Vertrag } from '#contract/entities/vertrag.ts';

/** Covers of home contents by key (`specification §3`). */
export const deckungen: Readonly<Record<string, string>> = {
  GRUNDDECKUNG: 'Grunddeckung',
  GLASBRUCH: 'Glasbruch',
  ELEMENTAR: 'Elementarschäden',
  FAHRRAD: 'Fahrraddiebstahl',
  WOHNSCHUTZBRIEF: 'Haus- und Wohnungsschutzbrief',
  UNBENANNTE_GEFAHREN: 'Unbenannte Gefahren',
};

/** Kinds of bicycles by key (`domain/antrag.md §6.1`). */
export const fahrradTypen: Readonly<Record<string, string>> = {
  FAHRRAD: 'Fahrrad',
  E_BIKE: 'E-Bike',
  LASTENRAD: 'Lastenrad',
};

/** For how many people private liability counts besides (`specification §3`). */
export const personen: Readonly<Record<NonNullable<Vertrag['phvAnzahl']>, string>> = {
  KEINE: 'Nicht eingeschlossen',
  EINS: 'Für eine Person',
  ZWEI: 'Für zwei Personen',
  DREI: 'Für drei Personen',
};

/** Who travels (`specification §3`). */
export const reisende: Readonly<Record<NonNullable<Vertrag['reise']>['personenkreis'], string>> = {
  SINGLE: 'Eine Person',
  SINGLE_PLUS_KIND: 'Eine Person mit Kind',
  PAAR: 'Ein Paar',
  FAMILIE: 'Eine Familie',
};
