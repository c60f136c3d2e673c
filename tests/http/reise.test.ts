import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
});
afterAll(() => api.close());

const path = '/reise/tarifieren';
const post = (body: unknown) => api.send({ method: 'POST', path, body, als: null });

describe('a trip that cannot be is named with a sentence', () => {
  const reise = {
    art: 'EINZELREISE',
    reisende: [{ geburtsdatum: '1980-01-01' }],
    beginn: '2027-02-06',
    ende: '2027-02-13',
    reisepreis: 90_000,
    bausteine: ['RUECKTRITT'],
  };

  test.each([
    ['a trip that has begun', { ...reise, beginn: '2026-11-19' }, 'beginn', /begonnen/],
    ['an end before the start', { ...reise, ende: '2027-02-05' }, 'ende', /vor dem/],
    ['a short-term trip', { ...reise, beginn: '2026-12-01' }, 'buchungsdatum', /Buchung/],
    ['a family of one', { ...reise, personenkreis: 'FAMILIE' }, 'reisende', /3 bis 7/],
    [
      'a child of 25',
      {
        ...reise,
        personenkreis: 'SINGLE_PLUS_KIND',
        reisende: [{ geburtsdatum: '1980-01-01' }, { geburtsdatum: '2001-11-20' }],
      },
      'reisende',
      /jünger als 25/,
    ],
    [
      'a couple of children',
      { ...reise, personenkreis: 'PAAR', reisende: geborenAm('2016-01-01', '2014-01-01') },
      'reisende',
      /Paar.*mindestens 18/,
    ],
    [
      'a couple of whom one is 17',
      { ...reise, personenkreis: 'PAAR', reisende: geborenAm('1980-01-01', '2008-11-21') },
      'reisende',
      /Paar.*mindestens 18/,
    ],
    [
      'a family whose second parent is 17',
      {
        ...reise,
        personenkreis: 'FAMILIE',
        reisende: geborenAm('1990-01-01', '2008-11-21', '2025-01-01'),
      },
      'reisende',
      /Familie.*mindestens 18/,
    ],
    [
      'a child with a child',
      {
        ...reise,
        personenkreis: 'SINGLE_PLUS_KIND',
        reisende: geborenAm('2010-01-01', '2012-01-01'),
      },
      'reisende',
      /mindestens 18/,
    ],
    ['a monthly trip', { ...reise, zahlweise: 'MONATLICH' }, 'zahlweise', /./],
    ['a trip without a price', { ...reise, reisepreis: undefined }, 'reisepreis', /Reisepreis/],
  ])('%s', async (_, body, feld, text) => {
    const antwort = await post(body);
    expect(antwort.status).toBe(422);
    expect(antwort.body).toMatchObject({
      fehler: expect.arrayContaining([
        { feld, text: expect.stringMatching(text) as string },
      ]) as unknown[],
    });
  });
});

test('nobody is priced for travel health insurance while it is switched off', async () => {
  const body = {
    art: 'JAHRESVERTRAG',
    reisende: geborenAm('1980-01-01'),
    bausteine: ['GEPAECK', 'REISEKRANKEN'],
  };
  expect(await post(body)).toMatchObject({
    status: 422,
    body: {
      fehler: [
        {
          feld: 'bausteine',
          text: 'Reisekranken bieten wir gerade nicht an. Bitte wählen Sie diesen Baustein ab.',
        },
      ],
    },
  });
  schalter['reisekrankenversicherung'] = true;
  expect(await post(body)).toMatchObject({ status: 200 });
});

test('a couple that has just come of age travels as one', async () => {
  const body = {
    art: 'JAHRESVERTRAG',
    personenkreis: 'PAAR',
    reisende: geborenAm('2008-11-20', '2008-11-20'),
    bausteine: ['GEPAECK'],
  };
  expect(await post(body)).toMatchObject({ status: 200 });
});

function geborenAm(...tage: string[]) {
  return tage.map((geburtsdatum) => ({ geburtsdatum }));
}
