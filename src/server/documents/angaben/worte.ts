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
