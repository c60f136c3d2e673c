import type { Brand, Insurer } from './brand.ts';

/** Carries the risk of every brand but HFK. */
export const andsafeVersicherung = {
  name: 'andsafe Versicherung AG',
  address: { street: 'Musterallee 12', postcode: '10115', city: 'Berlin', country: 'Deutschland' },
  board: ['Dr. Miriam Falkenhain', 'Jonas Reuterskamp'],
  register: 'Amtsgericht Charlottenburg, HRB 000\u202F001\u00A0B',
  taxId: 'DE000000001',
  iban: 'DE09 0000 0000 0000 0000 01',
} as const satisfies Insurer;

export const hfkVersicherung = {
  name: 'HFK Heimversicherung AG',
  address: { street: 'Musterufer 3', postcode: '50667', city: 'Köln', country: 'Deutschland' },
  board: ['Heike Petersen-Lohse', 'Dr. Arndt Wiegmann'],
  register: 'Amtsgericht Köln, HRB 000\u202F002',
  taxId: 'DE000000002',
  iban: 'DE79 0000 0000 0000 0000 02',
} as const satisfies Insurer;

/** Both bodies are real: the law names them to every German insurer (`domain/antrag.md §5`). */
export const beschwerdestellen = {
  ombudsman: {
    name: 'Versicherungsombudsmann e.\u202FV.',
    address: {
      street: 'Postfach 08 06 32',
      postcode: '10006',
      city: 'Berlin',
      country: 'Deutschland',
    },
    phone: { shown: '0800 3696000', dialled: '+498003696000' },
    email: 'beschwerde@versicherungsombudsmann.de',
    website: 'www.versicherungsombudsmann.de',
  },
  supervision: {
    name: 'Bundesanstalt für Finanzdienstleistungsaufsicht',
    address: {
      street: 'Graurheindorfer Straße 108',
      postcode: '53117',
      city: 'Bonn',
      country: 'Deutschland',
    },
    // The line for consumers; free within Germany (bafin.de, Verbrauchertelefon).
    phone: { shown: '0800 2 100 500', dialled: '+498002100500' },
    website: 'www.bafin.de',
  },
} as const satisfies Brand['complaints'];
