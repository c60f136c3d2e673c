import type { endpoints } from '#contract/endpoints/table.ts';
import { alle, type Row } from './rechte.ts';

/** Asks for nothing in particular. */
export const jederKunde = {
  suche: null,
  produkt: null,
  status: null,
  marke: null,
  mahnung: false,
  umsatzaufgabe: false,
  untervermittler: null,
  sortierung: 'NAME',
  seite: 1,
} as const;

const path = '/partner/findByVermittlernummer/4711000001';

/** The book of agency A: its own people see it, each his part. */
export const bestandsrechte = {
  findByVermittlernummer: eigeneAgentur({ method: 'GET', path }),
  kundenSuchen: eigeneAgentur({ method: 'POST', path, body: jederKunde }),
} as const satisfies Partial<Record<keyof typeof endpoints, Row>>;

function eigeneAgentur(request: Row['request']): Row {
  return { request, good: [401, 401, 401, 200, 404, 200, 200, 401], bad: alle(401) };
}
