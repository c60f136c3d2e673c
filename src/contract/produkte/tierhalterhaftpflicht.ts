import { type Produktbeschreibung, taeglich } from './beschreibung.ts';

/** Liability of people with dogs (`domain/antrag.md §6.2`). */
export const tierhalterhaftpflicht = {
  name: 'Tierhalterhaftpflichtversicherung',
  kurzname: 'Tierhalterhaftpflicht',
  zeile: 'Zahlt, wenn Ihr Hund jemandem schadet.',
  vertragsArt: 'PRIVAT',
  ereignis: 'HUND',
  aufruf: 'thv',
  marken: ['andsafe', 's-direkt'],
  antraege: {
    tierhalterhaftpflicht: {
      produkt: 'TIERHALTERHAFTPFLICHT',
      kuerzel: 'TH',
      abschliessbar: true,
    },
  },
  schaden: 'thv',
  generationen: { TIERHALTERHAFTPFLICHT: taeglich },
  sonderkuendigung: {
    nachSchaden: 'NACH_ENTSCHEIDUNG',
    risikofortfall: 'Bescheinigung der Tierarztpraxis oder Übergabevertrag',
    verkauf: null,
  },
  bestaetigungen: ['HUNDEHALTERBESTAETIGUNG'],
  bearbeitbar: ['insuranceSum', 'deductible'],
  summe: { stufen: [5_000_000_00, 10_000_000_00, 20_000_000_00], vorgabe: 10_000_000_00 },
  selbstbeteiligungen: ['SB_KEINE', 'SB_250', 'SB_500'],
  grenzen: {
    /** Above `online` a person looks at it. */
    hunde: { von: 1, bis: 50, online: 5 },
    /** The only deductible for dogs of a listed breed. */
    listenhundSb: 'SB_500',
    /** Years a dog can be old. */
    alterJahre: 25,
    /** Characters of its name, and of a tattoo; a chip has fifteen digits (ISO 11784). */
    name: 40,
    taetowierung: { von: 3, bis: 10 },
    /** Where every dog must be insured (`domain/antrag.md §6.2`). */
    pflichtlaender: [
      'Berlin',
      'Hamburg',
      'Niedersachsen',
      'Sachsen-Anhalt',
      'Schleswig-Holstein',
      'Thüringen',
    ],
    nutzungen: ['PRIVAT', 'ASSISTENZ', 'JAGD', 'GEWERBLICH'],
  },
} as const satisfies Produktbeschreibung;
