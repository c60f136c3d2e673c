import { keine, type Produktbeschreibung, unkuendbar } from './beschreibung.ts';

/** Motor vehicles: the portal knows a contract by name and can do nothing with it (`specification §1`). */
export const kfz = {
  name: 'Kfz-Versicherung',
  kurzname: 'Kfz',
  zeile: '',
  vertragsArt: 'PRIVAT',
  aufruf: null,
  marken: [],
  antraege: {},
  schaden: null,
  generationen: { KFZ: unkuendbar },
  sonderkuendigung: keine,
  bearbeitbar: [],
  summe: null,
  selbstbeteiligungen: [],
} as const satisfies Produktbeschreibung;
