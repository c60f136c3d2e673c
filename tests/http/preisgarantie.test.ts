import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { antrag as antragstabelle } from '#server/database/antragsschema.ts';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import { bhv } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
beforeEach(() => am('2026-11-20'));
afterAll(() => api.close());

const am = (tag: string) => api.setNow(`${tag}T10:00:00Z`);
/** A founder: from 2026-11-25 on the firm is 24 months old, and the price without the founder's factor. */
const gruenderin = (vorname: string, beginn: string) =>
  mit(
    mit(mit(bhv, 'betrieb', { gruendungsdatum: '2024-11-25' }), 'firma', { vorname }),
    'angebot',
    {
      versicherungsbeginn: beginn,
    },
  );
const gruenderpreis = 91_04;
const vollerPreis = 107_10;

/** The same as its application asks it. */
const anfrage = {
  hauptgewerbe: '1001',
  risikofragen: { R01: false, R02: true },
  gruendungsdatum: '2024-11-25',
  jahresumsatz: 120_000_00,
  anzahlMitarbeiter: 2,
  versicherungssumme: 500_000_000,
};

async function tarifiere(werte: object = {}) {
  const body = { ...anfrage, ...werte };
  const antwort = await api.send({ method: 'POST', path: '/bhv/tarifieren', body });
  const { beitrag, zusage = '' } = z.parse(tarifantwort, antwort.body);
  return { beitrag: beitrag?.versicherungsPraemie, bis: beitrag?.gueltigBis, zusage };
}

describe('A price is given again for 14 days', () => {
  test('to the founder whose firm grew too old meanwhile', async () => {
    const { beitrag, zusage } = await tarifiere();
    expect(beitrag).toBe(gruenderpreis);
    am('2026-12-04');
    expect(await tarifiere({ zusage })).toEqual({
      beitrag: gruenderpreis,
      bis: '2026-12-04',
      zusage,
    });
    expect(await tarifiere()).toMatchObject({ beitrag: vollerPreis, bis: '2026-12-18' });
  });

  test('and for each choice that was shown with it', async () => {
    const { zusage } = await tarifiere();
    const heute = await tarifiere({ sb: 'SB_500', zahlweise: 'MONATLICH' });
    am('2026-11-27');
    expect(await tarifiere({ sb: 'SB_500', zahlweise: 'MONATLICH', zusage })).toEqual(heute);
  });

  test('and no longer', async () => {
    const { zusage } = await tarifiere();
    am('2026-12-05');
    const danach = await tarifiere({ zusage });
    expect(danach).toMatchObject({ beitrag: vollerPreis, bis: '2026-12-19' });
    expect(danach.zusage).not.toBe(zusage);
  });
});

test.each([
  ['for another revenue', { jahresumsatz: 130_000_00 }, (zusage: string) => zusage],
  ['on a day she wrote into it herself', {}, (z: string) => z.replace('2026-11-20', '2026-11-19')],
])('the word for a price does not count %s', async (_, werte, andere) => {
  const { zusage } = await tarifiere();
  am('2026-11-27');
  expect(await tarifiere({ ...werte, zusage: andere(zusage) })).toMatchObject({
    bis: '2026-12-11',
  });
});

describe('An application made a week after its price', () => {
  test('is concluded at that price, and the contract knows its day', async () => {
    const { zusage } = await tarifiere();
    am('2026-11-27');
    const antrag = gruenderin('Grete', '2026-11-28');
    const antragId = await antragIdVon(bereiteVor(api, antrag, { felder: { zusage } }));
    const antwort = await stelle(api, 'bhv', einreichung(antrag, antragId));
    expect(antwort).toMatchObject({ status: 200, body: { status: 'ANGELEGT' } });
    const [zeile] = await api.database
      .select()
      .from(antragstabelle)
      .where(eq(antragstabelle.id, antragId));
    expect(zeile).toMatchObject({
      berechnetAm: '2026-11-20',
      tarifVersion: 'RT-2026',
      beitrag: gruenderpreis,
    });
  });

  test('is not concluded at it after the 14 days, and the customer reads so', async () => {
    const { zusage } = await tarifiere();
    am('2026-12-04');
    const antrag = gruenderin('Hilde', '2026-12-05');
    const antragId = await antragIdVon(bereiteVor(api, antrag, { felder: { zusage } }));
    am('2026-12-05');
    expect(await stelle(api, 'bhv', einreichung(antrag, antragId))).toMatchObject({
      status: 409,
      body: { code: 'BEITRAG_GEAENDERT', schritt: 'angebot' },
    });
  });

  test('costs what it costs today without the word for it', async () => {
    am('2026-11-27');
    const antrag = gruenderin('Ilse', '2026-11-28');
    const antragId = await antragIdVon(bereiteVor(api, antrag));
    expect(await stelle(api, 'bhv', einreichung(antrag, antragId))).toMatchObject({
      status: 409,
      body: { code: 'BEITRAG_GEAENDERT' },
    });
  });
});
