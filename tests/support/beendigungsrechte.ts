import { all401, all409, gesendet, type RechteRow } from './rechte.ts';
import { nummern } from './rows.ts';

const nr = nummern.eigener;
/** Ends already, so that nobody can end it: whoever may try is told so (409), and no cell changes anything. */
const endet = nummern.zweiter;

/** Who may end the customer's contract, in the order of the table (`domain/vertrag.md §2`). */
export const beendigungsrechte = {
  kuendigungLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}/kuendigung` },
    good: [401, 200, 404, 200, 404, 403, 404, 401],
    bad: all401,
  },
  kuendigungBerechnen: {
    request: {
      method: 'POST',
      path: `/vertrag/${nr}/kuendigung`,
      body: { grund: 'ZU_TEUER', kuendigungsdatum: '2026-12-31' },
    },
    good: [401, 200, 404, 200, 404, 403, 404, 401],
    bad: all401,
  },
  // The other contract is looked after by the other sub-agent: he may look at it, not end it.
  kuendigen: {
    request: {
      method: 'DELETE',
      path: `/vertrag/${endet}/kuendigung/ZU_TEUER`,
      body: { kuendigungsdatum: '2027-12-31', imAuftragDesKunden: true },
    },
    good: [401, 409, 404, 409, 404, 404, 403, 401],
    bad: all401,
  },
  kuendigungZuruecknehmen: {
    request: {
      method: 'POST',
      path: `/vertrag/${nr}/kuendigung/ruecknahme`,
      body: { imAuftragDesKunden: true },
    },
    good: [401, 409, 404, 409, 404, 403, 404, 401],
    bad: all401,
  },
  // Revoking is the customer's own declaration; the portal of brokers does not even ask.
  widerrufLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}/widerruf` },
    good: [401, 200, 404, 401, 401, 401, 401, 401],
    bad: all401,
  },
  widerrufen: {
    request: { method: 'DELETE', path: `/vertrag/${nr}/widerruf/KEINE_ANGABE`, body: {} },
    good: [401, 409, 404, 403, 404, 403, 404, 401],
    bad: all401,
  },
  oeffentlichWiderrufen: gesendet('/vertrag/widerruf', {
    name: 'Nie Mand',
    versicherungsNummer: nummern.unbekannt,
    email: 'niemand@example.org',
    marke: 'andsafe',
  }),
  // Nobody has that link, whoever asks.
  widerrufslinkLesen: verbraucht('/vertrag/widerruf/link/verification'),
  widerrufslinkEinloesen: verbraucht('/vertrag/widerruf/link'),
} as const satisfies Record<string, RechteRow>;

/** A link nobody was sent. */
function verbraucht(path: string): RechteRow {
  const good = [409, 409, 409, 409, 409, 409, 409, 409] as const;
  return { ...gesendet(path, { token: 'A'.repeat(43) }), good, bad: all409 };
}
