import type { Insurer } from './brand.ts';

/** Carries the risk of every brand but HFK. */
export const andsafeVersicherung = {
  name: 'andsafe Versicherung AG',
  address: { street: 'Musterallee 12', postcode: '10115', city: 'Berlin', country: 'Deutschland' },
  board: ['Dr. Miriam Falkenhain', 'Jonas Reuterskamp'],
  register: 'Amtsgericht Charlottenburg, HRB 000\u202F001\u00A0B',
  taxId: 'DE000000001',
  iban: 'DE09 0000 0000 0000 0000 01',
} as const satisfies Insurer;
