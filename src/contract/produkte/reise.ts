import { keine, type Produktbeschreibung, zumVertragsende } from './beschreibung.ts';

/** Travel, one trip or a year of trips (`domain/antrag.md §6.7`); the sum insured is the price of a trip. */
export const reise = {
  name: 'Reiseversicherung',
  kurzname: 'Reise',
  zeile: 'Für eine Reise oder das ganze Jahr: Rücktritt, Abbruch und Gepäck.',
  vertragsArt: 'PRIVAT',
  aufruf: 'reise',
  marken: ['andsafe', 'protect', 'protect-ch'],
  antraege: { reise: { produkt: 'REISE', kuerzel: 'RR' } },
  schaden: 'reise',
  generationen: { REISE: zumVertragsende },
  sonderkuendigung: keine,
  bearbeitbar: ['insuranceSum', 'travelGroup'],
  summe: { von: 50_00, bis: 20_000_00 },
  selbstbeteiligungen: [],
  grenzen: {
    reisende: { von: 1, bis: 7 },
    bausteine: ['RUECKTRITT', 'REISEKRANKEN', 'GEPAECK'],
  },
} as const satisfies Produktbeschreibung;
