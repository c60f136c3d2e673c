// Again on PostgreSQL: two processes count on one database.
import { expect, test } from 'vitest';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import { openTestApi, type Person } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { insertRows, people } from '#tests/support/rows.ts';

const entwurf = {
  antworten: { wohnung: { wohnflaeche: 65 } },
  schritt: 'wohnung',
  schema: 1,
  variante: null,
  tarifVersion: null,
  beitrag: null,
  produkt: 'HAUSRAT',
  marke: 'andsafe',
  vermittlerNummer: null,
  plz: '48143',
  email: null,
};

test('without signing in, thirty drafts a day come from an address, whatever process keeps them', async () => {
  const on = await openTestDatabase();
  await insertRows(on.database);
  const wie = { on, trustProxy: ['127.0.0.1'], rateLimit: { max: 10_000 } };
  const [eins, zwei] = [await openTestApi(wie), await openTestApi(wie)];
  const schluessel = Array.from({ length: 31 }, () => crypto.randomUUID());
  const speichern = async (n: number, als: Person | null = null, von = '203.0.113.1') =>
    (n % 2 ? eins : zwei).send({
      method: 'POST',
      path: '/entwurf',
      als,
      body: entwurf,
      headers: { 'idempotency-key': schluessel[n] ?? '', 'x-forwarded-for': von },
    });
  for (let n = 0; n < 30; n += 1) expect((await speichern(n)).status).toBe(200);
  // A repeat is no further one.
  expect((await speichern(0)).status).toBe(200);
  const zuViele = await speichern(30);
  expect(zuViele).toMatchObject({
    status: 429,
    body: {
      code: 'ZU_VIELE_ANFRAGEN',
      errorMessage:
        'Von hier wurden heute schon viele Entwürfe gespeichert. Bitte versuchen Sie es in 24\u00A0Stunden noch einmal.',
    },
  });
  expect(zuViele.headers['retry-after']).toBe('86400');
  expect(await on.database.$count(entwurfstabelle)).toBe(30);
  expect((await speichern(30, people.makler)).status).toBe(200);
  schluessel[30] = crypto.randomUUID();
  expect((await speichern(30, null, '203.0.113.2')).status).toBe(200);
  await eins.app.close();
  await zwei.close();
});
