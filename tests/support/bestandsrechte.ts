import type { endpoints } from '#contract/endpoints/table.ts';
import { alle, type RechteRow } from './rechte.ts';

/** Asks for nothing in particular. */
export const filter = {
  suche: null,
  produkt: null,
  status: null,
  marke: null,
  faellig: false,
  mahnung: false,
  umsatzaufgabe: false,
  untervermittler: null,
} as const;

export const jederKunde = { ...filter, sortierung: 'NAME', seite: 1 } as const;

const path = '/partner/findByVermittlernummer/4711000001';
const download = '/vermittler/kundenbestand/download';

/** The book of agency A: its own people see it, each his part. */
export const bestandsrechte = {
  findByVermittlernummer: eigeneAgentur({ method: 'GET', path }),
  kundenSuchen: eigeneAgentur({ method: 'POST', path, body: jederKunde }),
  bestandsueberblick: jedeAgentur({ method: 'GET', path: '/vermittler/kundenbestand/ueberblick' }),
  // Without the number of an agency everybody takes his own along.
  bestandHerunterladen: jedeAgentur({ method: 'GET', path: download }),
  auswahlHerunterladen: jedeAgentur({ method: 'POST', path: download, body: filter }),
} as const satisfies Partial<Record<keyof typeof endpoints, RechteRow>>;

function eigeneAgentur(request: RechteRow['request']): RechteRow {
  return { request, good: [401, 401, 401, 200, 404, 200, 200, 401], bad: alle(401) };
}

function jedeAgentur(request: RechteRow['request']): RechteRow {
  return { request, good: [401, 401, 401, 200, 200, 200, 200, 401], bad: alle(401) };
}
