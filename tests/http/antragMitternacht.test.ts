import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { bhv, fahrrad, hausrat, phv, vh } from '#tests/support/musterantraege.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ rateLimit: { max: 1_000 } });
  await insertRows(api.database);
});
beforeEach(() => api.setNow('2026-11-20T22:50:00Z'));
afterAll(() => api.close());

const produkte: readonly [string, Musterantrag][] = [
  ['home contents', hausrat],
  ['a bicycle', fahrrad],
  ['private liability', phv],
  ['a firm', bhv],
  ['a profession', vh],
];

/** Prepared ten minutes before midnight in Berlin, concluded ten minutes after. */
async function ueberMitternacht(muster: Musterantrag, versicherungsbeginn: string) {
  const antrag = mit(muster, 'angebot', { versicherungsbeginn });
  const antragId = await antragIdVon(bereiteVor(api, antrag));
  api.setNow('2026-11-20T23:10:00Z');
  return stelle(api, antrag.produkt, einreichung(antrag, antragId));
}

describe.each(produkte)('A customer who applies for %s around midnight', (_, muster) => {
  test('and chose yesterday before reads afterwards at which step she names another day', async () => {
    expect(await ueberMitternacht(muster, '2026-11-19')).toMatchObject({
      status: 409,
      body: {
        code: 'NICHT_ABSCHLIESSBAR',
        schritt: 'angebot',
        errorMessage:
          'Bitte prüfen Sie den Schritt „Ihr Beitrag“: Der Schutz kann frühestens gestern beginnen. Wählen Sie gestern, heute oder morgen.',
      },
    });
  });

  test('and chose today before is asked afterwards that nothing has happened since', async () => {
    expect(await ueberMitternacht(muster, '2026-11-20')).toMatchObject({
      status: 409,
      body: { code: 'ERKLAERUNG_FEHLT', schritt: 'abschluss' },
    });
  });

  test('and chose tomorrow before has her contract from that day on', async () => {
    expect(await ueberMitternacht(muster, '2026-11-21')).toMatchObject({
      status: 200,
      body: { status: 'ANGELEGT' },
    });
  });
});
