import { keine, type Produktbeschreibung, unkuendbar } from './beschreibung.ts';

/**
 * Motor vehicles: the portal knows a contract by name and can do nothing with it (`specification §1`). Who wants one
 * sends what is known of the vehicle, and a person answers (`domain/antrag.md §6.11`).
 */
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
  grenzen: {
    fahrzeugarten: ['PKW', 'MOTORRAD'],
    /** First day a registration can be stated. */
    erstzulassungAb: '1950-01-01',
    /** Months ahead the cover may be wished for. */
    beginnMonate: 12,
  },
} as const satisfies Produktbeschreibung;

/** Its key in the list of products. */
export const kfzSchluessel = 'KFZ' as const;
