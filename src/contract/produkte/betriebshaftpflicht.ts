import { type Produktbeschreibung, zumVertragsende, zumVertragsende3 } from './beschreibung.ts';
import {
  betriebsaufgabe,
  gewerblichBearbeitbar,
  gewerblicheGrenzen,
  gruendung,
} from './gewerblich.ts';

/** Business liability (`domain/antrag.md §6.5`). */
export const betriebshaftpflicht = {
  name: 'Betriebshaftpflicht',
  kurzname: 'Betriebshaftpflicht',
  zeile: 'Zahlt, wenn Ihr Betrieb anderen schadet.',
  vertragsArt: 'GEWERBE',
  aufruf: 'bhv',
  marken: ['andsafe', 'hfk'],
  antraege: { betriebshaftpflicht: { produkt: 'BHV_2', kuerzel: 'BH', abschliessbar: true } },
  schaden: 'bhv',
  generationen: { BHV_1: zumVertragsende3, BHV_2: zumVertragsende },
  sonderkuendigung: {
    nachSchaden: 'NACH_ENTSCHEIDUNG',
    risikofortfall: betriebsaufgabe,
    verkauf: null,
  },
  bestaetigungen: ['HAFTPFLICHTBESTAETIGUNG'],
  bearbeitbar: gewerblichBearbeitbar,
  summe: { stufen: [3_000_000_00, 5_000_000_00, 10_000_000_00], vorgabe: 5_000_000_00 },
  selbstbeteiligungen: ['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000', 'SB_5000'],
  grenzen: {
    /** Net, cents; above `online` a person looks at it. */
    jahresumsatz: { von: 1_000_00, bis: 1_000_000_000_00, online: 5_000_000_00 },
    /** Above `online` a person looks at it. */
    mitarbeiter: { von: 0, bis: 250, online: 50 },
    /** What can be taken in besides, in the order it is offered. */
    bausteine: ['INTERNETSCHAEDEN', 'SCHLUESSEL_ERWEITERT'],
    ...gewerblicheGrenzen,
    ...gruendung,
  },
} as const satisfies Produktbeschreibung;
