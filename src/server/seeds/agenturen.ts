import type { vermittler } from '../database/schema.ts';

/** The four agencies of the demo data (`domain/daten.md §9.1`), V1 first. */
export const agenturen: (typeof vermittler.$inferInsert)[] = [
  {
    vermittlerNummer: '4711000001',
    name: 'Maklerbüro Westfalen GmbH',
    email: 'maklerbuero.westfalen@example.org',
    vertriebsweg: 'MAKLER',
    ihkNummer: 'D-3Z5P-ABCDE-12',
    ort: 'Münster',
    telefon: '030 23125 401',
  },
  {
    vermittlerNummer: '4711000002',
    name: 'Stadtbank Musterland',
    email: 'stadtbank.musterland@example.org',
    vertriebsweg: 'SPARKASSE',
    ihkNummer: 'D-0ABC-1D2E3-45',
    blz: '99900001',
    ort: 'Musterland',
    telefon: '069 90009 402',
  },
  {
    vermittlerNummer: '4711000003',
    name: 'Agentur Petra Nolte',
    email: 'agentur.nolte@example.org',
    vertriebsweg: 'AUSSCHLIESSLICHKEIT',
    ihkNummer: 'D-9XYZ-8WVUT-77',
    ort: 'Köln',
    telefon: '0221 4710 403',
  },
  {
    vermittlerNummer: '4711000004',
    name: 'Assekuranz Neu e. K.',
    email: 'assekuranz.neu@example.org',
    vertriebsweg: 'MAKLER',
    ihkNummer: 'D-7QRS-5TUVW-03',
    ort: 'Rostock',
    telefon: '040 66969 404',
  },
];
