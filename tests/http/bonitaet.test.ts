import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const person = {
  vorname: 'Anna',
  nachname: 'Bergmann',
  geburtsdatum: '1992-03-14',
  anschrift: { plz: '48143', ort: 'Münster', strasse: 'Ludgeristraße', hausnummer: '12' },
};
const lastschrift = { zahlart: 'LASTSCHRIFT', jahresbeitrag: 250_000 };
const pruefen = (produkt: string, nehmer: object, zahlung: object = lastschrift) =>
  api.send({ method: 'POST', path: `/${produkt}/bonitaet`, body: { nehmer, ...zahlung } });

test.each([
  ['Bergmann', lastschrift, 'POSITIV'],
  ['Negativ', lastschrift, 'NEGATIV'],
  ['Unklar', lastschrift, 'UNKLAR'],
  ['Bergmann', { zahlart: 'RECHNUNG', jahresbeitrag: 100_000 }, 'POSITIV'],
  ['Bergmann', { zahlart: 'RECHNUNG', jahresbeitrag: 100_001 }, 'UNKLAR'],
  ['Negativ', { zahlart: 'RECHNUNG', jahresbeitrag: 100_001 }, 'NEGATIV'],
])(
  'Ms %s who pays by %o is %s, for her home and for her bicycle',
  async (name, zahlung, bonitaet) => {
    for (const produkt of ['hausrat', 'fahrrad2']) {
      const antwort = await pruefen(produkt, { ...person, nachname: name }, zahlung);
      expect(antwort).toMatchObject({ status: 200, body: { bonitaet } });
    }
  },
);

test.each([
  ['EINZELUNTERNEHMEN', 'Negativ', lastschrift, 'NEGATIV'],
  ['GMBH', 'Negativ', lastschrift, 'POSITIV'],
  ['GMBH', 'Bergmann', { zahlart: 'RECHNUNG', jahresbeitrag: 100_001 }, 'UNKLAR'],
])(
  'a firm of the form %s whose contact is %s and pays by %o is %s',
  async (rechtsform, nachname, zahlung, bonitaet) => {
    const nehmer = { ...person, nachname, firmenname: 'Bergmann Design', rechtsform };
    expect((await pruefen('bhv', nehmer, zahlung)).body).toEqual({ bonitaet });
  },
);

test('a legal form nobody knows is named', async () => {
  const nehmer = { ...person, firmenname: 'Bergmann Design', rechtsform: 'VEREIN_X' };
  expect(await pruefen('bhv', nehmer)).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'nehmer.rechtsform', text: 'Wählen Sie eine Rechtsform.' }] },
  });
});

test.each([
  ['without an address', { ...person, anschrift: undefined }],
  ['with more than is needed', { ...person, anrede: 'FRAU' }],
])('a person %s is refused', async (_, nehmer) => {
  expect((await pruefen('hausrat', nehmer)).status).toBe(422);
});

test('who sounds out person after person is asked to wait, and nothing is stored of them', async () => {
  const begrenzt = await openTestApi({ rateLimit: { max: 1_000 } });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const body = { nehmer: person, ...lastschrift };
    const { status } = await begrenzt.send({ method: 'POST', path: '/hausrat/bonitaet', body });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await begrenzt.database.select().from(tables.journal)).toEqual([]);
  expect(await begrenzt.database.select().from(tables.wiederholung)).toEqual([]);
  await begrenzt.close();
});
