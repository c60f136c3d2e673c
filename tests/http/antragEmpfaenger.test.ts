import { afterAll, beforeAll, expect, test } from 'vitest';
import { vertrag } from '#server/database/schema.ts';
import { consents } from '#server/reference/consents.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  mit,
  stelle,
} from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ rateLimit: { max: 1_000 } });
  await insertRows(api.database);
});
afterAll(() => api.close());

async function antragAn(email: string, vorname: string, als: Person | null = null) {
  const person = mit(hausrat, 'person', { vorname });
  const antrag = mit(person, 'kontaktZahlung', { email });
  const antragId = await antragIdVon(bereiteVor(api, antrag, { als }));
  const body = einreichung(antrag, antragId);
  if (als === null) return stelle(api, 'hausrat', body);
  const fuerVermittler = consents.filter(
    ({ id }) => id === 'ERSTINFORMATION' || id === 'BERATUNGSPROTOKOLL',
  );
  const einwilligungen = {
    ...erklaerungen,
    ...Object.fromEntries(fuerVermittler.map(({ id, version }) => [id, version])),
  };
  const antworten = { ...body.antworten, abschluss: { antragId, einwilligungen } };
  return stelle(api, 'hausrat', { ...body, antworten }, { als });
}

test('an address gets five contracts an hour, however it is written; another one, a broker and a later hour are free', async () => {
  const vornamen = ['Anna', 'Berta', 'Clara', 'Dora', 'Emma'];
  for (const vorname of vornamen) {
    expect((await antragAn('opfer@example.org', vorname)).status).toBe(200);
  }
  const vorher = await api.database.$count(vertrag);
  expect(await antragAn('Opfer@Example.org', 'Frieda')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
    body: { code: 'ZU_VIELE_ANFRAGEN' },
  });
  expect(await api.database.$count(vertrag)).toBe(vorher);
  expect((await antragAn('andere@example.org', 'Gerda')).status).toBe(200);
  expect((await antragAn('opfer@example.org', 'Hanna', people.makler)).status).toBe(200);
  api.setNow('2026-11-20T11:00:01Z');
  expect((await antragAn('opfer@example.org', 'Frieda')).status).toBe(200);
});
