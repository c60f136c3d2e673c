import { all401, type RechteRow } from './rechte.ts';
import { nummern } from './rows.ts';

const nr = nummern.eigener;

/** Who may ask for confirmations of the customer's contract, in the order of the table (`domain/vertrag.md §2`). */
export const bestaetigungsrechte = {
  bestaetigungLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}/bestaetigung` },
    good: [401, 200, 404, 200, 404, 200, 404, 401],
    bad: all401,
  },
  zahlungenLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}/zahlungen` },
    good: [401, 200, 404, 200, 404, 200, 404, 401],
    bad: all401,
  },
  // No dog is insured by it: whoever may ask is told so (409).
  bestaetigungAnfordern: {
    request: {
      method: 'POST',
      path: `/vertrag/${nr}/bestaetigung`,
      body: { partnerNummer: 'P000001', art: 'HUNDEHALTERBESTAETIGUNG' },
    },
    good: [401, 409, 404, 409, 404, 409, 404, 401],
    bad: all401,
  },
} as const satisfies Record<string, RechteRow>;
