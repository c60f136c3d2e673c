import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bereiteVor, mit } from '#tests/support/antrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { reise } from '#tests/support/musterantraege.ts';
import { jahr, kurzeReise } from '#tests/support/reiseantrag.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

test.each(['hfk', 's-direkt'])(
  'nobody is insured under the brand %s, which sells no travel',
  async (marke) => {
    expect(await bereiteVor(api, reise, { felder: { marke } })).toMatchObject({
      body: { errorMessage: expect.stringContaining('nicht verfügbar') as unknown },
    });
  },
);

const offen = (schritt: string | null, text: string) => ({
  status: 409,
  body: {
    code: 'NICHT_ABSCHLIESSBAR',
    schritt,
    errorMessage: expect.stringContaining(text) as unknown,
  },
});

describe('Not prepared is', () => {
  test.each(['einstieg', 'reisende', 'buchung', 'person', 'kontaktZahlung'])(
    'an application without the step %s',
    async (schritt) => {
      const { [schritt]: _, ...antworten } = reise.antworten;
      expect(await bereiteVor(api, { ...reise, antworten })).toMatchObject({
        status: 409,
        body: { schritt },
      });
    },
  );

  const nachname = 'Kern';
  const kinder = ['2016-02-03', '2018-04-05'].map((geburtsdatum, nr) => ({
    vorname: `Kind${'AB'[nr]}`,
    nachname,
    geburtsdatum,
  }));
  const alter = { vorname: 'Otto', nachname, geburtsdatum: '1941-11-20' };
  test.each([
    [
      'a couple of one',
      mit(reise, 'reisende', { reisende: [alter] }),
      offen('reisende', 'Geben Sie 2 reisende Personen an.'),
    ],
    [
      'a couple of children',
      mit(reise, 'reisende', { reisende: kinder }),
      offen('reisende', 'mindestens 18'),
    ],
    [
      'a trip of somebody of 85',
      mit(reise, 'reisende', { reisende: [alter, alter] }),
      offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
    ],
    [
      'a trip without the day of its booking',
      mit(reise, 'buchung', { buchungsdatum: undefined }),
      offen('buchung', 'gebucht haben'),
    ],
    [
      'withdrawal from a trip that is near and was booked long ago',
      mit(kurzeReise, 'buchung', { buchungsdatum: '2026-11-13' }),
      offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
    ],
    [
      'withdrawal without her word that she knows of no reason',
      mit(reise, 'buchung', { keinGrund: false }),
      offen('buchung', 'kein Grund'),
    ],
    [
      'withdrawal with her word about other trips',
      mit(reise, 'buchung', { keinGrund: undefined, keinGrundGebucht: true }),
      offen('buchung', 'kein Grund'),
    ],
    [
      'a trip of 91 days',
      mit(reise, 'einstieg', { ende: '2027-05-07' }),
      offen('einstieg', 'bis zu 90\u00A0Tage'),
    ],
    [
      'a trip that has begun',
      mit(reise, 'einstieg', { beginn: '2026-11-19' }),
      offen('einstieg', 'noch nicht begonnen'),
    ],
    [
      'a trip for 20.000,01 EUR',
      mit(reise, 'einstieg', { reisepreis: 20_000_01 }),
      offen(null, 'Wir prüfen Ihre Anfrage persönlich.'),
    ],
    [
      'no module at all',
      mit(reise, 'angebot', { bausteine: [] }),
      offen('angebot', 'mindestens einen Baustein'),
    ],
    [
      'a year with a trip of more than 56 days',
      mit(jahr, 'buchung', { laengereReisen: true }),
      offen('buchung', '56\u00A0Tage'),
    ],
    [
      'a year that does not say how long its trips are',
      mit(jahr, 'buchung', { laengereReisen: undefined }),
      offen('buchung', 'wie lange'),
    ],
  ])('%s', async (_, antrag, erwartet) => {
    expect(await bereiteVor(api, antrag)).toMatchObject(erwartet);
  });

  test.each(['KP', 'IR', 'SY', 'RU', 'BY'])('a trip to %s', async (land) => {
    expect(await bereiteVor(api, mit(reise, 'buchung', { land }))).toMatchObject(
      offen('buchung', 'Für Reisen in dieses Land bieten wir keinen Schutz an.'),
    );
  });
});
