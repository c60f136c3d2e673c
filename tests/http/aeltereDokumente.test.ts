// Again on PostgreSQL: a row is compared with a row, which no other statement does.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aeltereDokumenteLesen, dokumenteProSeite } from '#contract/endpoints/vertrag/dokumente.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { dokument } from '#server/database/schema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { dokumentzeile } from '#tests/support/dokumentzeile.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

const nr = nummern.zweiter;
const gemachte = ['Versicherungsschein', 'Versicherungsbedingungen', 'Produktinformationsblatt'];

let api: TestApi;
const { leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertRows(api.database));
afterEach(() => leeren());
afterAll(() => api.close());

test('a customer of many years reads every document once, the newest first, and what her contract began with at the end', async () => {
  const namen = await legeAb(2 * dokumenteProSeite + 1);
  const seiten = await alleSeiten();
  expect(seiten.map(({ length }) => length)).toEqual([
    dokumenteProSeite,
    dokumenteProSeite,
    1 + gemachte.length,
  ]);
  const alle = seiten.flat();
  expect(alle.map(({ name }) => name)).toEqual([...namen.toReversed(), ...gemachte]);
  for (const { url, name, typ } of alle) {
    const { statusCode, body } = await api.app.inject(url);
    const heading = typ === 'PIB' ? 'Informationsblatt zu Versicherungsprodukten' : name;
    expect([statusCode, body.includes(`<h1>${heading}</h1>`)]).toEqual([200, true]);
  }
});

test('as many documents as a page takes stand on one, with what is made of an old contract', async () => {
  await legeAb(dokumenteProSeite);
  const [erste, ...weitere] = await alleSeiten();
  expect(erste).toHaveLength(dokumenteProSeite + gemachte.length);
  expect(weitere).toEqual([]);
});

test('papers of the same moment that a page parts are told in the order they were handed over in', async () => {
  const zeilen = Array.from({ length: dokumenteProSeite + 3 }, (_, stelle) =>
    zeile(`Blatt ${stelle}`, new Date('2026-08-01T10:00:00Z'), stelle),
  );
  await api.database.insert(dokument).values(zeilen.toReversed());
  const alle = (await alleSeiten()).flat().map(({ name }) => name);
  expect(alle).toEqual([...zeilen.map(({ titel }) => titel), ...gemachte]);
});

test('a policy that lies on the last page is the only one', async () => {
  const alt = zeile('Versicherungsschein', new Date('2020-01-01T10:00:00Z'));
  await api.database.insert(dokument).values({ ...alt, typ: 'VERSICHERUNGSSCHEIN' });
  await legeAb(dokumenteProSeite);
  const [, letzte] = await alleSeiten();
  expect(letzte?.map(({ name }) => name)).toEqual(['Versicherungsschein']);
  expect(letzte?.[0]?.id).toBe(alt.id);
});

test('a document of somebody else leads to none of her own, and one without an id to a sentence', async () => {
  await legeAb(dokumenteProSeite + 1);
  const fremdes = zeile('Nachtrag', new Date('2027-01-01T10:00:00Z'));
  await api.database.insert(dokument).values({ ...fremdes, versicherungsNummer: nummern.fremder });
  const { dokumente } = (await seiteNach(fremdes.id)).body;
  expect(dokumente.map(({ name }) => name)).toEqual(gemachte);
  expect(
    (await api.send({ method: 'GET', path: `${pfad}?nach=1`, als: people.kundin })).status,
  ).toBe(422);
});

const pfad = `/vertrag/${nr}/dokumente`;

/** What the contract carries, and what comes after it for as long as there is more. */
async function alleSeiten(): Promise<Dokument[][]> {
  const { body } = await api.send({ method: 'GET', path: `/vertrag/${nr}`, als: people.kundin });
  let { dokumente, aeltereDokumente } = vertrag.parse(body);
  const seiten = [dokumente];
  while (aeltereDokumente) {
    ({ dokumente, aeltereDokumente } = (await seiteNach(dokumente.at(-1)?.id ?? '')).body);
    seiten.push(dokumente);
  }
  return seiten;
}

async function seiteNach(id: string) {
  const path = `${pfad}?nach=${id}`;
  const { status, body } = await api.send({ method: 'GET', path, als: people.kundin });
  return { status, body: aeltereDokumenteLesen.responses[200].parse(body) };
}

/** That many, a day between each and the next; their names, the oldest first. */
async function legeAb(anzahl: number): Promise<string[]> {
  const zeilen = Array.from({ length: anzahl }, (_, tag) =>
    zeile(`Nachtrag ${tag + 1}`, new Date(Date.UTC(2026, 0, 1 + tag, 10))),
  );
  await api.database.insert(dokument).values(zeilen);
  return zeilen.map(({ titel }) => titel);
}

function zeile(titel: string, erstelltAm: Date, stelle = 0) {
  return { ...dokumentzeile(nr, titel, erstelltAm), stelle };
}
