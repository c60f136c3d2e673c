import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { insertTarifierte } from '#tests/support/aenderungsaufrufe.ts';
import { demovertrag } from '#tests/support/aenderungslage.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { jederKunde } from '#tests/support/bestandsrechte.ts';
import { nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertTarifierte(api);
  const { produkt, risiken, tarifAngaben } = demovertrag('FA260000103');
  await api.database
    .update(tables.vertrag)
    .set({ produkt, risiken, tarifAngaben })
    .where(eq(tables.vertrag.versicherungsNummer, rad));
});
afterAll(() => api.close());

const rad = nummern.eigener;
const umzugstag = '2026-12-01';
const zuerich = { plz: '8001', ort: 'Zürich', strasse: 'Rennweg', hausnummer: '12' };

describe('a move to Switzerland', () => {
  test('changes the postal address, and she stays in the list of her broker', async () => {
    expect(await umziehen(zuerich)).toMatchObject({
      status: 200,
      body: { anschrift: 'GEAENDERT' },
    });
    expect(await ihreDaten()).toMatchObject({ anschrift: zuerich });
    const buch = await api.send({
      method: 'POST',
      path: '/partner/findByVermittlernummer/4711000001',
      als: people.makler,
      body: jederKunde,
    });
    expect(buch).toMatchObject({ status: 200 });
    expect(JSON.stringify(buch.body)).toContain('8001');
  });

  test('is no way for a contract that holds for an address: a person looks at it', async () => {
    const wunsch = { wirksamkeitsdatum: umzugstag, risikoOrt: zuerich };
    expect(
      await api.send({
        method: 'POST',
        path: `/vertrag/${rad}/beitrag/risikoort`,
        als: people.kundin,
        body: wunsch,
      }),
    ).toMatchObject({ status: 409, body: { code: 'MANUELL' } });
  });

  test.each(['0801', '801', '80010 '.repeat(2)])('is refused with the postcode %s', async (plz) => {
    expect(await umziehen({ ...zuerich, plz })).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'anschrift.plz' }] },
    });
  });
});

/** Of today, with no contract along. */
function umziehen(anschrift: typeof zuerich) {
  return api.send({
    method: 'POST',
    path: '/partner/P000001/umzug',
    als: people.kundin,
    body: { anschrift, wirksamkeitsdatum: '2026-11-20', vertraege: [] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

async function ihreDaten() {
  const path = '/partner/P000001';
  return (await api.send({ method: 'GET', path, als: people.kundin })).body;
}
