// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import * as tables from '#server/database/schema.ts';
import { bewerteVertrag, tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { grundvertrag, insertRows, nummern, people } from '#tests/support/rows.ts';

const nr = nummern.eigener;
const tarifAngaben = tarifAngabenVon('HAUSRAT', {
  risikoOrt: { plz: '48143', strasse: 'Ludgeristraße' },
  wohnflaeche: 65,
});
const muenster = { strasse: 'Ludgeristraße', hausnummer: '12', plz: '48143', ort: 'Münster' };
const hamburg = { strasse: 'Domstraße', hausnummer: '3', plz: '20095', ort: 'Hamburg' };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  api.setNow('2027-02-01T10:00:00Z');
  await insertRows(api.database);
  const bewertung = bewerteVertrag('HAUSRAT', tarifAngaben, grundvertrag.antragsdatum);
  await api.database
    .update(tables.vertrag)
    .set({
      produkt: 'HAUSRAT',
      versicherungsTyp: 'HAUSRAT',
      versicherungsSumme: 4_225_000,
      tarifAngaben,
      beitragsKomponenten: bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten : [],
      hauptfaelligkeitTag: 15,
      hauptfaelligkeitMonat: 5,
      risiken: {
        deckungsVarianten: [],
        selbstBeteiligung: { wert: 0, unit: 'ABSOLUT' },
        elementar: false,
        risikoOrt: muenster,
        hausrat: {
          plz: '48143',
          wohnflaeche: 65,
          hausratDeckungen: ['GRUNDDECKUNG'],
          elementarEinschliessbar: true,
          hfkVariante: null,
        },
      },
    })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
});
afterAll(() => api.close());

test('a change whose day is today applies at once, at the price that was shown', async () => {
  const wunsch = { wirksamkeitsdatum: '2027-02-01', risikoOrt: hamburg, wohnflaeche: 65 };
  const gerechnet = await api.send({
    method: 'POST',
    path: `/vertrag/${nr}/beitrag/risikoort`,
    als: people.kundin,
    body: wunsch,
  });
  // `domain/beispiele.md` 52: 103 of 365 days are left.
  expect(gerechnet).toMatchObject({
    status: 200,
    body: {
      beitragAlt: { versicherungsPraemie: 6870 },
      beitragNeu: { versicherungsPraemie: 10_649 },
      anteilBisHauptfaelligkeit: 1066,
    },
  });
  const { berechnungId, beitragNeu } = z.parse(berechnung, gerechnet.body);
  const antwort = await api.send({
    method: 'PATCH',
    path: `/vertrag/${nr}/risikoort`,
    als: people.kundin,
    body: {
      ...wunsch,
      versicherungsNummer: nr,
      berechnungId,
      beitragErwartet: beitragNeu.versicherungsPraemie,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      versicherungsPraemie: 10_649,
      risikoOrt: hamburg,
      wirksamkeitsdatum: '2027-02-01',
      vorgemerkteAenderungen: [],
    },
  });
  const [zeile] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  expect(zeile).toMatchObject({
    version: 2,
    tarifAngaben: { risikoOrt: { plz: '20095', strasse: 'Domstraße' } },
  });
  expect(await api.database.select().from(tables.vormerkung)).toEqual([]);
  const aktionen = await api.database.select({ a: tables.journal.aktion }).from(tables.journal);
  expect(aktionen).toEqual([{ a: 'risikoort.geaendert' }]);
});
