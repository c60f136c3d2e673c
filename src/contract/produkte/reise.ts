import { keine, type Produktbeschreibung, zumVertragsende } from './beschreibung.ts';
import { gesperrteLaender } from './gesperrteLaender.ts';

/** Travel, one trip or a year of trips (`domain/antrag.md §6.7`); the sum insured is the price of a trip. */
export const reise = {
  name: 'Reiseversicherung',
  kurzname: 'Reise',
  zeile: 'Für eine Reise oder das ganze Jahr: Rücktritt, Abbruch und Gepäck.',
  vertragsArt: 'PRIVAT',
  aufruf: 'reise',
  marken: ['andsafe', 'protect', 'protect-ch'],
  antraege: { reise: { produkt: 'REISE', kuerzel: 'RR', abschliessbar: true } },
  schaden: 'reise',
  generationen: { REISE: zumVertragsende },
  sonderkuendigung: keine,
  bearbeitbar: ['insuranceSum', 'travelGroup'],
  summe: { von: 50_00, bis: 20_000_00 },
  selbstbeteiligungen: [],
  grenzen: {
    arten: ['EINZELREISE', 'JAHRESVERTRAG'],
    ziele: ['EUROPA', 'WELT'],
    reisende: { von: 1, bis: 7 },
    /**
     * Persons by group: whoever is a child is younger than `kindUnter`, and so many are of age. Who travels alone
     * may be a child: the policyholder need not come along.
     */
    personenkreise: {
      SINGLE: { von: 1, bis: 1, erwachsene: 1, volljaehrige: 0 },
      SINGLE_PLUS_KIND: { von: 2, bis: 5, erwachsene: 1, volljaehrige: 1 },
      PAAR: { von: 2, bis: 2, erwachsene: 2, volljaehrige: 2 },
      FAMILIE: { von: 3, bis: 7, erwachsene: 2, volljaehrige: 2 },
    },
    kindUnter: 25,
    volljaehrigAb: 18,
    /** From these ages of the oldest on it costs more, and from the last nobody is insured. */
    alter: { mehrAb: 65, nochMehrAb: 75, nichtAb: 85 },
    bausteine: ['RUECKTRITT', 'REISEKRANKEN', 'GEPAECK'],
    /** Days of a single trip, and of each one in an annual contract, both ends counted. */
    tage: { einzeln: 90, imJahr: 56 },
    /** Withdrawal can be had so many days before a trip, and else so many working days after the booking. */
    buchung: { tageVorher: 30, werktage: 3 },
    /** Cents, in an annual contract: what the dearest trip may cost. */
    jahresreisepreise: [2_000_00, 4_000_00, 6_000_00, 10_000_00],
    /** Where nobody is insured. */
    gesperrt: gesperrteLaender.laender,
  },
} as const satisfies Produktbeschreibung;
