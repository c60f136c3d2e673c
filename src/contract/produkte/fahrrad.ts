import { type Produktbeschreibung, taeglich, zumVertragsende } from './beschreibung.ts';

/** Bicycles (`domain/antrag.md §6.1`); the sum insured is the price of the bicycle. */
export const fahrrad = {
  name: 'Fahrradversicherung',
  kurzname: 'Fahrrad',
  zeile: 'Ersetzt Ihr gestohlenes Rad. Auf Wunsch zahlt sie auch Reparaturen.',
  vertragsArt: 'PRIVAT',
  ereignis: 'RAD',
  aufruf: 'fahrrad2',
  marken: ['andsafe', 's-direkt', 'protect'],
  antraege: { fahrrad: { produkt: 'FAHRRAD_2', kuerzel: 'FA', abschliessbar: true } },
  schaden: 'fahrrad',
  generationen: { FAHRRAD: zumVertragsende, FAHRRAD_2: taeglich },
  sonderkuendigung: {
    nachSchaden: 'AB_SCHADEN',
    risikofortfall: 'Kaufvertrag oder Diebstahlanzeige',
    verkauf: 'ENDET',
  },
  bearbeitbar: ['insuranceSum', 'riskLocation', 'bikeManufacturer', 'bikeType', 'bikeFrameNumber'],
  summe: { von: 100_00, bis: 10_000_00 },
  selbstbeteiligungen: [],
  grenzen: {
    /** Cents, as bought with fixed accessories; above the highest sum a person looks at it. */
    kaufpreis: { von: 100_00, bis: 15_000_00, online: 10_000_00 },
    /** Years since it was bought. */
    kaufdatumJahre: 10,
    /** Months since it was bought, up to which repairs are insured. */
    reparaturMonate: 36,
    /** Claims are the thefts of so many years. */
    vorschadenJahre: 3,
    typen: ['FAHRRAD', 'E_BIKE', 'LASTENRAD', 'S_PEDELEC'],
    nutzungen: ['PRIVAT', 'BERUFLICH', 'LIEFERDIENST'],
    reparaturschutz: ['KEINER', 'OHNE_VERSCHLEISS', 'MIT_VERSCHLEISS'],
    /** Cents: what a lock costs at least, new. */
    schloss: 49_00,
    /** Characters of the number on the frame. */
    rahmennummer: { von: 5, bis: 25 },
  },
} as const satisfies Produktbeschreibung;
