import { type Produktbeschreibung, zumVertragsende } from './beschreibung.ts';
import { betriebsaufgabe, gewerblichBearbeitbar, gewerblicheGrenzen } from './gewerblich.ts';

/** Property of a firm, against all risks or by hazard (`domain/antrag.md §6.8`, §6.9). */
export const sachinhalt = {
  name: 'Inhaltsversicherung',
  kurzname: 'Inhalt',
  zeile: 'Ersetzt Einrichtung, Technik und Waren Ihres Betriebs.',
  vertragsArt: 'GEWERBE',
  aufruf: 'si',
  marken: ['andsafe'],
  antraege: {
    sachinhalt: { produkt: 'SI_ALLGEFAHREN', kuerzel: 'IA' },
    'sachinhalt-mehrgefahren': {
      produkt: 'SI_MEHRGEFAHREN',
      kuerzel: 'IM',
      zusatz: 'gegen einzelne Gefahren',
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
    /** Cents up to which a trade at risk of burglary is insured without an alarm system. */
    ohneMeldeanlage: 100_000_00,
    /** Against all risks only. */
    allgefahrenVarianten: ['BASIS', 'PLUS'],
    gefahren: ['FEUER', 'EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL', 'ELEMENTAR', 'GLAS'],
  },
} as const satisfies Produktbeschreibung;
