import { bauarten } from './gebaeude.ts';
import { type Produktbeschreibung, taeglich, zumVertragsende3 } from './beschreibung.ts';

/** Home contents (`domain/antrag.md §6.4`). */
export const hausrat = {
  name: 'Hausratversicherung',
  kurzname: 'Hausrat',
  zeile: 'Ersetzt Ihre Sachen nach Feuer, Einbruch, Sturm und Leitungswasser.',
  vertragsArt: 'PRIVAT',
  aufruf: 'hausrat',
  marken: ['andsafe', 'hfk', 's-direkt'],
  antraege: {
    hausrat: { produkt: 'HAUSRAT', kuerzel: 'HR', abschliessbar: true, beratbar: true },
  },
  schaden: 'hausrat',
  generationen: { HAUSRAT: { ...taeglich, jeMarke: { HFK: zumVertragsende3 } } },
  sonderkuendigung: {
    nachSchaden: 'AB_SCHADEN',
    risikofortfall: 'Abmeldung der Wohnung',
    verkauf: null,
  },
  bearbeitbar: ['insuranceSum', 'deductible', 'livingSpace', 'residence'],
  summe: { von: 10_000_00, bis: 300_000_00, schritt: 1_000_00 },
  selbstbeteiligungen: ['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000'],
  grenzen: {
    /** Square metres; above `online` a person looks at it. */
    wohnflaeche: { von: 10, bis: 999, online: 300 },
    /** Cents of sum for each square metre, at which nothing is cut for being too low. */
    summeJeQuadratmeter: 650_00,
    /** Cents: whoever owns more valuables is looked at by a person. */
    wertsachen: 20_000_00,
    /** Percent of the sum up to which bicycles are covered. */
    fahrradProzent: [1, 2, 3, 5, 10],
    bauarten,
    wohnformen: ['WOHNUNG', 'HAUS'],
    /** Cover beside the basic one, in the order it is offered. */
    bausteine: ['ELEMENTAR', 'GLASBRUCH', 'WOHNSCHUTZBRIEF', 'UNBENANNTE_GEFAHREN', 'FAHRRAD'],
    varianten: {
      ANDSAFE: { feld: 'variante', stufen: ['BASIS', 'KOMFORT', 'PREMIUM'], vorgabe: 'KOMFORT' },
      HFK: { feld: 'hfkVariante', stufen: ['BASIS', 'PLUS'], vorgabe: 'PLUS' },
    },
  },
} as const satisfies Produktbeschreibung;
