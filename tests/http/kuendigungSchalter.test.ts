import { afterAll, beforeAll, expect, test } from 'vitest';
import { beendigung } from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

let api: TestApi;
const { kuendige, angebot, vertragsstand } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit({ 'self-service-kuendigung': false }) });
  await insertRows(api.database);
});
afterAll(() => api.close());

const nein = 'Dieser Vertrag kann derzeit nicht online gekündigt werden.';

test('while cancelling online is switched off, nobody is offered it, and nobody can', async () => {
  expect((await angebot()).body).toMatchObject({ hinderung: nein, gruende: [] });
  const abgelehnt = { status: 409, body: { code: 'NICHT_KUENDBAR', errorMessage: nein } };
  const berechnen = await api.send({
    method: 'POST',
    path: `/vertrag/${nummern.eigener}/kuendigung`,
    als: people.kundin,
    body: { grund: 'WECHSEL', kuendigungsdatum: '2026-12-31' },
  });
  expect(berechnen).toMatchObject(abgelehnt);
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-12-31')).toMatchObject(abgelehnt);
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', version: 1 });
  expect(await api.database.select().from(beendigung)).toEqual([]);
});

test('a contract of somebody else is still not there rather than switched off', async () => {
  const dazu = { nummer: nummern.fremder };
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-12-31', dazu)).toMatchObject({
    status: 404,
  });
});
