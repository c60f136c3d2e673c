import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
});
afterAll(() => api.close());

const preis = (produkt: string, marke: string | null, body: object) =>
  api.send({
    method: 'POST',
    path: `/${produkt}/tarifieren${marke === null ? '' : `?marke=${marke}`}`,
    body,
    als: null,
  });

const anfragen = {
  hausrat: { risikoOrt: { plz: '48143' }, wohnflaeche: 65 },
  phv: { geburtsdatum: '1980-01-01' },
  thv: { hunde: [{ rasse: 'LABRADOR' }] },
  reise: {
    art: 'JAHRESVERTRAG',
    reisende: [{ geburtsdatum: '1980-01-01' }],
    bausteine: ['GEPAECK'],
  },
} as const;

describe('A brand prices what it sells', () => {
  test.each([
    ['hfk', 'reise'],
    ['s-direkt', 'reise'],
    ['protect', 'hausrat'],
    ['protect-ch', 'phv'],
  ] as const)('and %s does not sell %s', async (marke, produkt) => {
    expect(await preis(produkt, marke, anfragen[produkt])).toMatchObject({
      status: 422,
      body: {
        fehler: [{ feld: 'marke', text: 'Dieses Produkt ist hier nicht verfügbar.' }],
      },
    });
  });

  test.each([
    ['andsafe', 'hausrat'],
    ['hfk', 'hausrat'],
    ['hfk', 'phv'],
    ['protect', 'reise'],
    ['protect-ch', 'reise'],
    [null, 'hausrat'],
  ] as const)('%s sells %s', async (marke, produkt) => {
    expect(await preis(produkt, marke, anfragen[produkt])).toMatchObject({
      status: 200,
      body: { ergebnis: 'VERSICHERBAR' },
    });
  });

  test('in the tariffs of its own, and in none of another brand', async () => {
    const plus = { ...anfragen.hausrat, hfkVariante: 'PLUS' };
    expect(await preis('hausrat', 'hfk', plus)).toMatchObject({ status: 200 });
    expect(await preis('hausrat', 'andsafe', plus)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'hfkVariante' }] },
    });
    expect(await preis('phv', 'hfk', { ...anfragen.phv, deckung: 'PREMIUM' })).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'deckung' }] },
    });
  });

  test('and nobody asks for one that does not exist', async () => {
    expect(await preis('hausrat', 'anders', anfragen.hausrat)).toMatchObject({ status: 422 });
  });
});

test('nobody is priced for a bill while bills are switched off', async () => {
  const body = { ...anfragen.hausrat, zahlart: 'RECHNUNG', zahlweise: 'JAEHRLICH' };
  schalter['antrag-rechnung'] = true;
  expect(await preis('hausrat', null, body)).toMatchObject({ status: 200 });
  schalter['antrag-rechnung'] = false;
  expect(await preis('hausrat', null, body)).toMatchObject({
    status: 422,
    body: {
      fehler: [
        {
          feld: 'zahlart',
          text: 'Zahlung per Rechnung bieten wir gerade nicht an. Bitte wählen Sie Lastschrift.',
        },
      ],
    },
  });
});
