import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import {
  antworten,
  entwurfsaufrufe,
  ohneLink,
  vonHand,
  weg,
} from '#tests/support/entwurfsaufrufe.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const { anlegen, angelegt, oeffnen, aendern, loeschen, darf, zeilen } = entwurfsaufrufe(() => api);

test('a broker throws his own draft away without a postcode, and that of another agency never', async () => {
  const mitName = { ...antworten, person: { vorname: 'Oskar', nachname: 'Neumann' } };
  const { id } = await angelegt({ ...vonHand, antworten: mitName }, people.makler);
  expect(await zeilen()).toMatchObject([{ kundenname: 'Oskar Neumann' }]);
  expect(await loeschen(id, null)).toMatchObject(weg);
  expect(await loeschen(id, null, people.makler)).toMatchObject({ status: 200 });
  expect(await oeffnen(id, null, people.makler)).toMatchObject(weg);
  expect(JSON.stringify(await zeilen())).not.toMatch(/Oskar|Neumann/);
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    { aktion: 'entwurf.geloescht', sub: 'makler', neu: { entwurfId: id } },
  ]);
});

test("only of an agent's draft the name is kept beside its answers", async () => {
  const mitName = { ...antworten, person: { vorname: 'Oskar', nachname: 'Neumann' } };
  const { id } = await angelegt({ ...ohneLink, antworten: mitName });
  await aendern(id, { plz: '48143', antworten: mitName, schritt: 'person' });
  await angelegt({ ...ohneLink, antworten: mitName }, people.kundin);
  expect(await zeilen()).toMatchObject([{ kundenname: null }, { kundenname: null }]);
});

test("the owner of an agency sees his sub-agent's draft, which is sold by the agency", async () => {
  await api.database
    .update(tables.zugang)
    .set({ rechte: ['antragStellen'] })
    .where(eq(tables.zugang.sub, 'betreuerin'));
  const { id } = await angelegt({ ...vonHand, vermittlerNummer: '4711000002' }, people.betreuerin);
  expect(await oeffnen(id, null, people.makler)).toMatchObject({
    status: 200,
    body: { vermittlerNummer: '4711000001' },
  });
});

test('a sub-agent who may not apply is told so', async () => {
  expect(await anlegen(vonHand, { als: people.leser })).toMatchObject({
    status: 403,
    body: { code: 'NICHT_ERLAUBT' },
  });
});

test('whoever loses the right to apply loses his drafts with the next call, and who runs the agency keeps them', async () => {
  await darf('antragStellen');
  const { id } = await angelegt({ ...vonHand, plz: '48143' }, people.betreuerin);
  await darf();
  const verboten = { status: 403, body: { code: 'NICHT_ERLAUBT' } };
  expect(await oeffnen(id, null, people.betreuerin)).toMatchObject(verboten);
  expect(await aendern(id, {}, people.betreuerin)).toMatchObject(verboten);
  expect(await loeschen(id, null, people.betreuerin)).toMatchObject(verboten);
  await darf('agenturVerwalten');
  expect((await oeffnen(id, null, people.betreuerin)).status).toBe(200);
  expect((await aendern(id, {}, people.betreuerin)).status).toBe(200);
  expect(await anlegen(vonHand, { als: people.betreuerin })).toMatchObject(verboten);
  expect((await loeschen(id, null, people.betreuerin)).status).toBe(200);
});

test("to other agents a broker's draft is not there, whatever postcode they name; a customer is asked for it", async () => {
  const { id } = await angelegt({ ...vonHand, plz: '48143' }, people.makler);
  for (const als of [people.andererMakler, people.leser]) {
    for (const plz of [null, '48143']) {
      expect(await oeffnen(id, plz, als)).toMatchObject(weg);
      expect(await aendern(id, { plz }, als)).toMatchObject(weg);
      expect(await loeschen(id, plz, als)).toMatchObject(weg);
    }
  }
  expect(await oeffnen(id, null, people.kundin)).toMatchObject({ body: { code: 'PLZ_NOETIG' } });
  expect((await oeffnen(id, '48143', people.kundin)).status).toBe(200);
  const { id: vonGast } = await angelegt(ohneLink);
  expect((await oeffnen(vonGast, '48143', people.makler)).status).toBe(200);
});

test("a broker's draft opens by its link as soon as the postcode is known", async () => {
  const { id } = await angelegt(vonHand, people.makler);
  expect((await aendern(id, { plz: '48143' }, people.makler)).status).toBe(200);
  expect((await oeffnen(id, '48143')).status).toBe(200);
  expect((await aendern(id, { plz: '48149', version: 2 }, people.makler)).status).toBe(200);
  expect(await oeffnen(id, '48143')).toMatchObject({ body: { code: 'PLZ_FALSCH' } });
  expect((await oeffnen(id, '48149')).status).toBe(200);
});
