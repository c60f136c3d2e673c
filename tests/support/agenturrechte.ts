import type { endpoints } from '#contract/endpoints/table.ts';
import { alle, type RechteRow } from './rechte.ts';

/** Somebody to invite whose number is of a country no code goes to: whoever may invite is told so (422). */
export const einzuladende = {
  anrede: 'FRAU',
  vorname: 'Mara',
  nachname: 'Stein',
  email: 'mara.stein@example.org',
  handynummer: '+12025550100',
  eigeneRegistrierung: false,
  ihkNummer: null,
  vermittlerNummer: null,
  rechte: ['kundenSehen'],
} as const;

/** Who administers agency A: its owner. Staff lack the right (403), and of another agency there is nothing (404). */
export const agenturrechte = {
  mitarbeitendeLesen: verwaltung(
    { method: 'GET', path: '/vermittler/liste?agentur=4711000001' },
    [200, 404],
  ),
  untervermittlerErstellen: verwaltung(
    { method: 'POST', path: '/vermittler/erstellen', body: einzuladende },
    [422, 422],
  ),
  // Nobody takes the owner's rights (409); in the other agency he is nobody.
  mitarbeiterAendern: verwaltung(
    { method: 'PATCH', path: '/vermittler/makler', body: { was: 'SPERREN' } },
    [409, 404],
  ),
  // The owner looks after what nobody else does: nothing is given away.
  kundenUebertragen: verwaltung(
    { method: 'POST', path: '/vermittler/makler/kunden-uebertragen', body: { an: null } },
    [200, 404],
  ),
  vertriebswegLesen: {
    request: { method: 'GET', path: '/vermittler/4711000001/vertriebsweg' },
    good: [401, 401, 401, 200, 404, 200, 200, 401],
    bad: alle(401),
  },
  einsichtenLesen: verwaltung({ method: 'GET', path: '/vermittler/einsichten' }, [200, 200]),
} as const satisfies Partial<Record<keyof typeof endpoints, RechteRow>>;

function verwaltung(
  request: RechteRow['request'],
  [eigene, andere]: readonly [number, number],
): RechteRow {
  return { request, good: [401, 401, 401, eigene, andere, 403, 403, 401], bad: alle(401) };
}
