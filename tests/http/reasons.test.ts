import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { brauchtNachweis, kuendigungsgrund } from '#contract/entities/beendigungsgrund.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const als = people.kundin;
const gruende = z.array(z.looseObject({ key: z.string() }));
const wie = z.pick(kuendigungsgrund, { key: true, label: true, nachweis: true });
const lies = async (path: string) => (await api.send({ method: 'GET', path, als })).body;

test('the reasons to revoke are no contract number', async () => {
  const { status, body } = await api.send({
    method: 'GET',
    path: '/vertrag/widerrufsgruende',
    als,
  });
  expect(status).toBe(200);
  expect(z.parse(gruende, body).map(({ key }) => key)).toEqual([
    'KEINE_ANGABE',
    'BESSERES_ANGEBOT',
    'BEITRAG_ZU_HOCH',
    'LEISTUNG_PASST_NICHT',
    'FALSCHE_ANGABEN',
    'DOPPELT_VERSICHERT',
    'VERSEHENTLICH',
    'SONSTIGES',
  ]);
});

test.each([
  ['FAHRRAD', ['SCHADENFALL', 'RISIKOFORTFALL', 'VERKAUF']],
  ['FAHRRAD_2', ['SCHADENFALL', 'RISIKOFORTFALL', 'VERKAUF']],
  ['SI_ALLGEFAHREN', ['SCHADENFALL', 'RISIKOFORTFALL', 'VERKAUF']],
  ['TIERHALTERHAFTPFLICHT', ['SCHADENFALL', 'RISIKOFORTFALL']],
  ['BHV_1', ['SCHADENFALL', 'RISIKOFORTFALL']],
  ['REISE', []],
])('a contract of %s has the special reasons %j', async (produkt, erwartet) => {
  const path = `/vertrag/kuendigungsgruende/${produkt}`;
  const { body } = await api.send({ method: 'GET', path, als });
  const keys = z.parse(gruende, body).map(({ key }) => key);
  expect(keys.filter((key) => ['SCHADENFALL', 'RISIKOFORTFALL', 'VERKAUF'].includes(key))).toEqual(
    erwartet,
  );
  expect(keys.slice(0, 4)).toEqual(['WECHSEL', 'ZU_TEUER', 'UNZUFRIEDEN', 'NICHT_BENOETIGT']);
  expect(keys.at(-1)).toBe('SONSTIGES');
});

test('only the other reason needs a text, and only some need a proof', async () => {
  const path = '/vertrag/kuendigungsgruende/TIERHALTER';
  const { body } = await api.send({ method: 'GET', path, als });
  expect(body).toContainEqual({
    key: 'RISIKOFORTFALL',
    label: 'Das versicherte Risiko besteht nicht mehr',
    datumsRegel: 'RISIKOFORTFALL',
    nachweis: 'Bescheinigung der Tierarztpraxis oder Übergabevertrag',
    freitextPflicht: false,
  });
  expect(body).toContainEqual({
    key: 'SONSTIGES',
    label: 'Sonstiger Grund',
    datumsRegel: 'ORDENTLICH',
    nachweis: null,
    freitextPflicht: true,
  });
});

test.each([nummern.eigener, nummern.andererAgentur])(
  'whoever cancels %s chooses from the reasons of the call',
  async (nummer) => {
    const seite = z.object({ gruende: z.array(wie) });
    const { produktIdentifier } = z.parse(
      z.looseObject({ produktIdentifier: z.string() }),
      await lies(`/vertrag/${nummer}`),
    );
    const { gruende: angebotene } = z.parse(seite, await lies(`/vertrag/${nummer}/kuendigung`));
    expect(angebotene.length).toBeGreaterThan(4);
    expect(angebotene).toEqual(
      z.parse(z.array(wie), await lies(`/vertrag/kuendigungsgruende/${produktIdentifier}`)),
    );
  },
);

test.each(produktSchluessel.options)(
  'a reason to cancel %s that somebody checks names the paper, and no other does',
  async (produkt) => {
    for (const { key, nachweis } of z.parse(
      z.array(wie),
      await lies(`/vertrag/kuendigungsgruende/${produkt}`),
    )) {
      expect([key, nachweis !== null]).toEqual([key, brauchtNachweis(key)]);
    }
  },
);

test('an unknown product is refused', async () => {
  const path = '/vertrag/kuendigungsgruende/HANDY';
  expect((await api.send({ method: 'GET', path, als })).status).toBe(422);
});
