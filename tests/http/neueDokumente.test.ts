// Again on PostgreSQL: documents of several contracts since a moment, which no other statement asks for.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { neueDokumenteLesen } from '#contract/endpoints/vertrag/neueDokumente.ts';
import { dokument } from '#server/database/schema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { dokumentzeile } from '#tests/support/dokumentzeile.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
const { leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertRows(api.database));
afterEach(() => leeren());
afterAll(() => api.close());

test('a customer finds what came in the last thirty days of all her contracts, the newest first, and each opens', async () => {
  await legeAb(nummern.eigener, 'Nachtrag', '2026-11-10T10:00:00Z');
  await legeAb(nummern.zweiter, 'Bestätigung', '2026-11-18T10:00:00Z');
  await legeAb(nummern.eigener, 'Zu alt', '2026-10-01T10:00:00Z');
  await legeAb(nummern.fremder, 'Von jemand anderem', '2026-11-18T10:00:00Z');
  const neue = await gelesen(people.kundin);
  expect(neue.map(({ name, versicherungsNummer }) => [name, versicherungsNummer])).toEqual([
    ['Bestätigung', nummern.zweiter],
    ['Nachtrag', nummern.eigener],
  ]);
  for (const { url, name } of neue) {
    const { statusCode, body } = await api.app.inject(url);
    expect([statusCode, body.includes(`<h1>${name}</h1>`)]).toEqual([200, true]);
  }
});

test('a broker sees of them those of the contracts he looks after', async () => {
  await legeAb(nummern.eigener, 'Nachtrag', '2026-11-10T10:00:00Z');
  await legeAb(nummern.andererAgentur, 'Einer anderen Agentur', '2026-11-10T10:00:00Z');
  expect((await gelesen(people.makler)).map(({ name }) => name)).toEqual(['Nachtrag']);
});

test('whoever has no contract has no documents', async () => {
  const path = '/vertrag/findByPartnerNummer/P000003/dokumente';
  const antwort = await api.send({ method: 'GET', path, als: people.kundeOhneVertrag });
  expect(antwort).toMatchObject({ status: 200, body: [] });
});

async function gelesen(als: Person) {
  const path = '/vertrag/findByPartnerNummer/P000001/dokumente';
  const { body } = await api.send({ method: 'GET', path, als });
  return neueDokumenteLesen.responses[200].parse(body);
}

async function legeAb(
  versicherungsNummer: string,
  titel: string,
  erstelltAm: string,
): Promise<void> {
  const zeile = dokumentzeile(versicherungsNummer, titel, new Date(erstelltAm));
  await api.database.insert(dokument).values(zeile);
}
