import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const gefunden = z.array(z.looseObject({ hinderung: z.optional(z.string()) }));

test.each([
  ['BHV', 'Sprengunternehmen', 'GEWERBE'],
  ['BHV', 'Sicherheitsdienst', 'GEWERBE_PRUEFUNG'],
  ['BHV', 'Programmierer', undefined],
  ['VH', 'Steuerberatung', 'PFLICHTVERSICHERUNG'],
  ['VH', 'Friseursalon', 'GEWERBE'],
  ['SI', 'Juwelier', 'GEWERBE_PRUEFUNG'],
  ['SI', 'Sicherheitsdienst', undefined],
  ['HAUSRAT', 'Sprengunternehmen', undefined],
])('for %s the finder says at once what speaks against %s', async (produkt, pattern, grund) => {
  const path = `/gewerbeartsuche?pattern=${pattern}&produkt=${produkt}`;
  const { body } = await api.send({ method: 'GET', path });
  expect(z.parse(gefunden, body)[0]?.hinderung).toBe(grund);
});

test('whoever names no product is told of nothing', async () => {
  const { body } = await api.send({ method: 'GET', path: '/gewerbeartsuche?pattern=Abbruch' });
  expect(body).toEqual([{ gewerbeId: '1401', name: 'Sprengunternehmen, Abbruch' }]);
});
