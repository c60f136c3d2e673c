import { type Produktbeschreibung, zumVertragsende, zumVertragsende3 } from './beschreibung.ts';
import {
  betriebsaufgabe,
  gewerblichBearbeitbar,
  gewerblicheGrenzen,
  gruendung,
} from './gewerblich.ts';

/** Financial loss liability of professionals (`domain/antrag.md §6.10`). */
export const vermoegensschadenhaftpflicht = {
  name: 'Vermögensschadenhaftpflicht',
  kurzname: 'Vermögensschaden\u00ADhaftpflicht',
  zeile: 'Zahlt, wenn ein Fehler im Beruf andere Geld kostet.',
  vertragsArt: 'GEWERBE',
  aufruf: 'vh2',
  marken: ['andsafe'],
  antraege: {
    vermoegensschadenhaftpflicht: { produkt: 'VH_2', kuerzel: 'VH', abschliessbar: true },
  },
  schaden: 'vh',
  generationen: { VH: zumVertragsende3, VH_2: zumVertragsende },
  sonderkuendigung: {
    nachSchaden: 'NACH_ENTSCHEIDUNG',
    risikofortfall: betriebsaufgabe,
    verkauf: null,
  },
  bestaetigungen: ['HAFTPFLICHTBESTAETIGUNG'],
  bearbeitbar: gewerblichBearbeitbar,
  summe: {
    stufen: [100_000_00, 250_000_00, 500_000_00, 1_000_000_00, 2_000_000_00],
    vorgabe: 500_000_00,
  },
  selbstbeteiligungen: ['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000', 'SB_5000'],
  grenzen: {
    /** Net fees of a year, cents; above `online` a person looks at it. */
    jahresumsatz: { von: 1_000_00, bis: 1_000_000_000_00, online: 2_000_000_00 },
    ...gewerblicheGrenzen,
    ...gruendung,
  },
} as const satisfies Produktbeschreibung;
