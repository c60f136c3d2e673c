import { type Produktbeschreibung, taeglich, zumVertragsende3 } from './beschreibung.ts';

/** Private liability (`domain/antrag.md §6.3`). */
export const privathaftpflicht = {
  name: 'Privathaftpflichtversicherung',
  kurzname: 'Privathaftpflicht',
  zeile: 'Zahlt, wenn Sie anderen aus Versehen schaden.',
  vertragsArt: 'PRIVAT',
  ereignis: 'FAMILIE',
  aufruf: 'phv',
  marken: ['andsafe', 'hfk', 's-direkt'],
  antraege: {
    privathaftpflicht: { produkt: 'PRIVATHAFTPFLICHT', kuerzel: 'PH', abschliessbar: true },
  },
  schaden: 'phv',
  generationen: { PRIVATHAFTPFLICHT: { ...taeglich, jeMarke: { HFK: zumVertragsende3 } } },
  sonderkuendigung: {
    nachSchaden: 'NACH_ENTSCHEIDUNG',
    risikofortfall: 'Abmeldung bei der Meldebehörde oder Sterbeurkunde',
    verkauf: null,
  },
  bearbeitbar: ['insuranceSum', 'deductible', 'familyStatus', 'coverages'],
  summe: { stufen: [10_000_000_00, 20_000_000_00, 50_000_000_00], vorgabe: 20_000_000_00 },
  selbstbeteiligungen: ['SB_KEINE', 'SB_250', 'SB_500'],
  grenzen: {
    familienstaende: ['SINGLE', 'SINGLE_MIT_KIND', 'PAAR', 'FAMILIE'],
    /** Completed years on the day it begins: who is alone and younger pays less, and whoever is as old. */
    alter: { jungBis: 30, nachlassAb: 60 },
    berufe: ['LEHRER', 'VERWALTUNG', 'POLIZEI', 'SOLDAT'],
    varianten: {
      ANDSAFE: { feld: 'deckung', stufen: ['BASIS', 'KOMFORT', 'PREMIUM'], vorgabe: 'KOMFORT' },
      HFK: { feld: 'hfkVariante', stufen: ['BASIS', 'PLUS'], vorgabe: 'PLUS' },
    },
  },
} as const satisfies Produktbeschreibung;
