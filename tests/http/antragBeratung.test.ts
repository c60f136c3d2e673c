import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { abschluss } from '#contract/endpoints/antrag/aufrufe.ts';
import { einwilligung } from '#server/database/antragsschema.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  hausrat,
  mit,
  stelle,
} from '#tests/support/antrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const beraten = { BERATUNGSPROTOKOLL: '2026-11-22' };
const verzichtet = { BERATUNGSVERZICHT: '2026-11-22' };

test.each([
  ['neither a protocol nor a waiver', {}],
  ['a protocol and a waiver at once', { ...beraten, ...verzichtet }],
  ['a waiver of other words', { BERATUNGSVERZICHT: '2025-01-01' }],
])('a broker who declares %s concludes nothing', async (_, weitere) => {
  expect(await schliesstAlsMakler(weitere)).toMatchObject({
    status: 409,
    body: {
      schritt: 'abschluss',
      errorMessage: 'Bitte beantworten Sie noch: „Haben Sie Ihren Kunden beraten?“',
    },
  });
});

test('whether a broker advised or his customer waived it is kept with the contract and stands in her application', async () => {
  const antwort = await schliesstAlsMakler(verzichtet);
  expect(antwort.status).toBe(200);
  const { versicherungsNummer, dokumente } = z.parse(abschluss, antwort.body);
  const erklaert = await api.database
    .select({ consent: einwilligung.consent, version: einwilligung.version })
    .from(einwilligung)
    .where(eq(einwilligung.versicherungsNummer, versicherungsNummer ?? ''));
  expect(erklaert).toContainEqual({ consent: 'BERATUNGSVERZICHT', version: '2026-11-22' });
  expect(erklaert.map(({ consent }) => consent)).not.toContain('BERATUNGSPROTOKOLL');
  const antrag = dokumente.find(({ typ }) => typ === 'ANTRAG');
  const { payload } = await api.app.inject({ url: antrag?.url ?? '' });
  expect(payload).toContain('hat auf die Beratung und deren Dokumentation verzichtet.');
});

/** What he declares beside what everybody does. */
async function schliesstAlsMakler(weitere: Record<string, string>) {
  const als = people.makler;
  const ihrer = mit(hausrat, 'person', { vorname: 'Berta' });
  const antragId = await antragIdVon(bereiteVor(api, ihrer, { als }));
  const einwilligungen = { ...erklaerungen, ERSTINFORMATION: '2026-11-01', ...weitere };
  const antworten = { ...ihrer.antworten, abschluss: { antragId, einwilligungen } };
  return stelle(api, 'hausrat', { ...einreichung(ihrer, antragId), antworten }, { als });
}
