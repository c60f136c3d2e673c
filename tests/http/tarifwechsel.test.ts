// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#server/database/schema.ts';
import { schaden as schadentafel } from '#server/database/vorgangsschema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  await aendereVertrag({ risiken: mitSelbstbeteiligung(25_000) });
});
afterAll(() => api.close());

const post = (path: string, body: unknown, als: Person) =>
  api.send({ method: 'POST', path, body, als });

describe('the change of tariff', () => {
  const body = {
    versicherungsNummer: nummern.eigener,
    hauptgewerbe: '1302',
    jahresumsatz: 20_000_000,
  };
  const path = '/bhv-wechsel/tarifieren';
  test('a customer whose new premium is lower changes at the Hauptfälligkeit', async () => {
    await aendereVertrag({ beitragsKomponenten: alt(51_840) });
    expect(await post(path, body, people.kundin)).toMatchObject({
      status: 200,
      body: {
        ergebnis: 'VERSICHERBAR',
        beitrag: { jahresVersicherungsPraemie: 57_120 },
        vergleich: {
          beitragAlt: { versicherungsPraemie: 61_690, jahresVersicherungsPraemie: 61_690 },
          differenzProJahr: -4570,
          wirksamkeitsdatum: '2027-01-01',
        },
      },
    });
  });

  test('a customer whose new premium is higher changes tomorrow', async () => {
    await aendereVertrag({ beitragsKomponenten: alt(40_000) });
    expect((await post(path, body, people.kundin)).body).toMatchObject({
      vergleich: { differenzProJahr: 9520, wirksamkeitsdatum: '2026-11-21' },
    });
  });

  test.each([
    ['is being dunned', { mahnung: true }],
    ['is in the new tariff', { produkt: 'BHV_2' }],
    ['is ending', { status: 'AUSLAUFEND', beendigungsdatum: '2026-12-31' }],
  ] as const)('a contract that %s cannot change', async (_, set) => {
    await aendereVertrag(set);
    expect(await post(path, body, people.kundin)).toMatchObject({
      status: 409,
      body: {
        code: 'WECHSEL_NICHT_MOEGLICH',
        errorMessage: 'Für diesen Vertrag ist ein Tarifwechsel derzeit nicht möglich.',
      },
    });
  });

  test('a customer with an open claim waits until it is decided', async () => {
    await aendereVertrag({ status: 'LAUFEND', beendigungsdatum: null });
    await api.database.insert(schadentafel).values(schaden);
    expect(await post(path, body, people.kundin)).toMatchObject({
      status: 409,
      body: { code: 'WECHSEL_NICHT_MOEGLICH' },
    });
    await api.database.update(schadentafel).set({ abgeschlossenAm: '2026-11-19' });
    expect(await post(path, body, people.kundin)).toMatchObject({ status: 200 });
  });

  test.each([
    ['a lower sum', { versicherungssumme: 300_000_000 }],
    ['a higher deductible', { sb: 'SB_500' }],
  ])('%s than she has is not sold as an improvement: a person decides', async (_, weniger) => {
    await aendereVertrag({ status: 'LAUFEND', beendigungsdatum: null });
    expect(await post(path, { ...body, ...weniger }, people.kundin)).toMatchObject({
      status: 409,
      body: {
        code: 'MANUELL',
        errorMessage: 'Diese Änderung prüfen wir persönlich. Bitte senden Sie uns eine Nachricht.',
      },
    });
  });

  test('more cover than she has is, and what she does not name stays as it is', async () => {
    await aendereVertrag({ versicherungsSumme: 1_000_000_000, risiken: mitSelbstbeteiligung(0) });
    expect((await post(path, body, people.kundin)).body).toMatchObject({
      // 480,00 EUR net x 1.18 for 10 Mio. x 1.10 without a deductible
      beitrag: { nettoJahr: 62_304, versicherungsSumme: 1_000_000_000 },
    });
    const mehr = { versicherungssumme: 1_000_000_000, sb: 'SB_KEINE' };
    await aendereVertrag({
      versicherungsSumme: 500_000_000,
      risiken: mitSelbstbeteiligung(25_000),
    });
    expect(await post(path, { ...body, ...mehr }, people.kundin)).toMatchObject({ status: 200 });
  });

  test('only an agent reads why the new tariff refuses', async () => {
    await aendereVertrag({ status: 'LAUFEND', beendigungsdatum: null });
    const disco = { ...body, hauptgewerbe: '1203', risikofragen: { R11: true } };
    const [kundin, makler] = [
      await post(path, disco, people.kundin),
      await post(path, disco, people.makler),
    ];
    expect(kundin.body).not.toHaveProperty('grund');
    expect(makler.body).toHaveProperty('grund', 'RISIKOFRAGE');
  });
});

const schaden: typeof schadentafel.$inferInsert = {
  schadenNummer: 'S-1',
  versicherungsNummer: nummern.eigener,
  schadenart: 'SACHSCHADEN',
  schadendatum: '2026-11-01',
  status: 'GEMELDET',
  gemeldetAm: new Date('2026-11-02T10:00:00Z'),
  letzteAktivitaet: new Date('2026-11-02T10:00:00Z'),
};

function mitSelbstbeteiligung(wert: number) {
  return { deckungsVarianten: [], selbstBeteiligung: { wert, unit: 'ABSOLUT' as const } };
}

async function aendereVertrag(set: Partial<typeof schema.vertrag.$inferInsert>): Promise<void> {
  await api.database
    .update(schema.vertrag)
    .set({ produkt: 'BHV_1', mahnung: false, ...set })
    .where(eq(schema.vertrag.versicherungsNummer, nummern.eigener));
}

function alt(nettoJahr: number) {
  return [{ name: 'bhv', nettoJahr, steuersatz: 1900 }];
}
