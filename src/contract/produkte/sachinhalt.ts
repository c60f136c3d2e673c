import type { gefahr } from '../begriffe/gefahren.ts';
import { bauarten } from './gebaeude.ts';
import { type Produktbeschreibung, zumVertragsende } from './beschreibung.ts';
import { betriebsaufgabe, gewerblichBearbeitbar, gewerblicheGrenzen } from './gewerblich.ts';

const waehlbareGefahren = [
  'EINBRUCHDIEBSTAHL',
  'LEITUNGSWASSER',
  'STURM_HAGEL',
  'ELEMENTAR',
  'GLAS',
] as const satisfies readonly (keyof typeof gefahr)[];

/** Property of a firm, against all risks or by hazard (`domain/antrag.md §6.8`, §6.9). */
export const sachinhalt = {
  name: 'Inhaltsversicherung',
  kurzname: 'Inhalt',
  zeile: 'Ersetzt Einrichtung, Technik und Waren Ihres Betriebs.',
  vertragsArt: 'GEWERBE',
  aufruf: 'si',
  marken: ['andsafe'],
  antraege: {
    sachinhalt: {
      produkt: 'SI_ALLGEFAHREN',
      kuerzel: 'IA',
      abschliessbar: true,
      teiltAufrufe: true,
    },
    'sachinhalt-mehrgefahren': {
      produkt: 'SI_MEHRGEFAHREN',
      kuerzel: 'IM',
      abschliessbar: true,
      teiltAufrufe: true,
      zusatz: 'gegen einzelne Gefahren',
      zeile: 'Feuer, Einbruch, Leitungswasser, Sturm: Sie wählen, was Sie versichern.',
    },
  },
  schaden: 'si',
  generationen: { SI_ALLGEFAHREN: zumVertragsende, SI_MEHRGEFAHREN: zumVertragsende },
  sonderkuendigung: {
    nachSchaden: 'AB_SCHADEN',
    risikofortfall: betriebsaufgabe,
    verkauf: 'GEHT_UEBER',
  },
  bearbeitbar: [...gewerblichBearbeitbar, 'businessResidence'],
  summe: { von: 5_000_00, bis: 500_000_00, schritt: 1_000_00 },
  selbstbeteiligungen: ['SB_250', 'SB_500', 'SB_1000', 'SB_5000'],
  grenzen: {
    ...gewerblicheGrenzen,
    bauarten,
    /** Cents up to which a trade at risk of burglary is insured without an alarm system. */
    ohneMeldeanlage: 100_000_00,
    /** Cents up to which those are insured who work at home alone. */
    imHomeoffice: 50_000_00,
    /** What she sells in a year, cents; it changes no price (`domain/offen.md` P8). */
    umsatz: { von: 1_000_00, bis: 100_000_000_00 },
    /** So many times the sum is much to sell. */
    umsatzJeSumme: 4,
    /** Against all risks only. */
    allgefahrenVarianten: ['BASIS', 'PLUS'],
    gefahren: ['FEUER', ...waehlbareGefahren],
    /** Beside fire, which is always in. */
    waehlbareGefahren,
  },
} as const satisfies Produktbeschreibung;
