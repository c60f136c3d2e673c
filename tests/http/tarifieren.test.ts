// Again on PostgreSQL: statements no other of these tests makes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
  await insertRows(api.database);
});
afterAll(() => api.close());

const post = (path: string, body: unknown, als: Person | null = null) =>
  api.send({ method: 'POST', path, body, als });

describe('a risk that is refused', () => {
  const sPedelec = { fahrradTyp: 'S_PEDELEC', kaufpreis: 420_000, risikoOrt: { plz: '20095' } };
  const ohneGrund = {
    ergebnis: 'NICHT_VERSICHERBAR',
    hinweise: [
      {
        code: 'NICHT_VERSICHERBAR',
        text: 'Dieses Risiko können wir online leider nicht versichern.',
      },
    ],
    tarifVersion: 'RT-2026',
  };

  test.each([
    ['a visitor', null],
    ['a customer', people.kundin],
  ])('%s is not told the internal code', async (_, als) => {
    expect((await post('/fahrrad2/tarifieren', sPedelec, als)).body).toEqual(ohneGrund);
  });

  test('an agent reads the code', async () => {
    const antwort = await post('/fahrrad2/tarifieren', sPedelec, people.betreuerin);
    expect(antwort.body).toMatchObject({ ergebnis: 'NICHT_VERSICHERBAR', grund: 'S_PEDELEC' });
  });

  test('an agent whose sign-in has ended reads what a visitor reads', async () => {
    const token = await api.pools.token('vermittler', people.makler.sub, { origin_jti: 'beendet' });
    api.revoked.add('beendet');
    const antwort = await api.send({
      method: 'POST',
      path: '/fahrrad2/tarifieren',
      body: sPedelec,
      authorization: `Bearer ${token}`,
    });
    expect(antwort.body).toEqual(ohneGrund);
  });
});

test('a risk for underwriting says why, so that the message can say it too', async () => {
  const body = { hauptgewerbe: '1502', jahresumsatz: 30_000_000 };
  expect((await post('/vh2/tarifieren', body)).body).toEqual({
    ergebnis: 'MANUELLE_PRUEFUNG',
    grund: 'PFLICHTVERSICHERUNG',
    hinweise: [{ code: 'PFLICHTVERSICHERUNG', text: 'Wir prüfen Ihre Anfrage persönlich.' }],
    tarifVersion: 'RT-2026',
  });
});

describe('answers that cannot be are named with a sentence', () => {
  const reise = {
    art: 'EINZELREISE',
    reisende: [{ geburtsdatum: '1980-01-01' }],
    beginn: '2027-02-06',
    ende: '2027-02-13',
    reisepreis: 90_000,
    bausteine: ['RUECKTRITT'],
  };
  const si = {
    produkt: 'SI_ALLGEFAHREN',
    hauptgewerbe: '1001',
    risikoOrt: { plz: '26122' },
    versicherungssumme: 2_000_000,
  };
  const hausrat = { risikoOrt: { plz: '48143' }, wohnflaeche: 65 };
  const bhv = { hauptgewerbe: '1201', jahresumsatz: 18_000_000 };
  const phv = { geburtsdatum: '1990-01-01' };
  const rad = { fahrradTyp: 'FAHRRAD', kaufpreis: 65_000, risikoOrt: { plz: '88212' } };

  test.each([
    ['a minor', '/phv/', { geburtsdatum: '2008-11-21' }, 'geburtsdatum', /mindestens 18\sJahre/],
    ['a birth date of tomorrow', '/phv/', { geburtsdatum: '2026-11-21' }, 'geburtsdatum', /prüfen/],
    [
      'two tariffs',
      '/phv/',
      { ...phv, deckung: 'BASIS', hfkVariante: 'PLUS' },
      'hfkVariante',
      /nur/,
    ],
    [
      'a deductible nobody offers',
      '/phv/',
      { ...phv, sb: 'SB_5000' },
      'sb',
      /vorgesehenen Selbstbeteiligungen/,
    ],
    ['a single payment', '/phv/', { ...phv, zahlweise: 'EINMALIG' }, 'zahlweise', /vorgesehenen/],
    ['a further field', '/phv/', { ...phv, rabatt: 100 }, 'rabatt', /nicht vorgesehen/],
    [
      'a purchase of tomorrow',
      '/fahrrad2/',
      { ...rad, kaufdatum: '2026-11-21' },
      'kaufdatum',
      /Zukunft/,
    ],
    [
      'a very old bicycle',
      '/fahrrad2/',
      { ...rad, kaufdatum: '2016-11-19' },
      'kaufdatum',
      /10\sJahre/,
    ],
    ['half a cent', '/fahrrad2/', { ...rad, kaufpreis: 0.5 }, 'kaufpreis', /Betrag/],
    ['a price below zero', '/fahrrad2/', { ...rad, kaufpreis: -1 }, 'kaufpreis', /zwischen/],
    ['a huge price', '/fahrrad2/', { ...rad, kaufpreis: 1e15 }, 'kaufpreis', /zwischen/],
    [
      'a short postcode',
      '/fahrrad2/',
      { ...rad, risikoOrt: { plz: '8821' } },
      'risikoOrt.plz',
      /5\sZiffern/,
    ],
    [
      'a bicycle at a postcode nobody has',
      '/fahrrad2/',
      { ...rad, risikoOrt: { plz: '00000' } },
      'risikoOrt.plz',
      /Diese Postleitzahl kennen wir nicht\. Bitte prüfen Sie sie\./,
    ],
    [
      'a flat at a postcode nobody has',
      '/hausrat/',
      { ...hausrat, risikoOrt: { plz: '99999' } },
      'risikoOrt.plz',
      /Postleitzahl kennen wir nicht/,
    ],
    [
      'a shop at a postcode nobody has',
      '/si/',
      { ...si, risikoOrt: { plz: '00000' } },
      'risikoOrt.plz',
      /Postleitzahl kennen wir nicht/,
    ],
    [
      'home contents for a sum between two steps',
      '/hausrat/',
      { ...hausrat, versicherungssumme: 4_250_000 },
      'versicherungssumme',
      /vollen 1\.000\sEUR.*oder genau 42\.250,00\sEUR/,
    ],
    [
      'goods for a sum between two steps',
      '/si/',
      { ...si, versicherungssumme: 2_050_000 },
      'versicherungssumme',
      /vollen 1\.000\sEUR ein\.$/,
    ],
    [
      'an unknown breed',
      '/thv/',
      { hunde: [{ name: 'A', rasse: 'Wolf' }] },
      'hunde.0.rasse',
      /Liste/,
    ],
    ['no dog', '/thv/', { hunde: [] }, 'hunde', /./],
    ['a flat of 9 m²', '/hausrat/', { ...hausrat, wohnflaeche: 9 }, 'wohnflaeche', /mindestens 10/],
    [
      'bicycles without a limit',
      '/hausrat/',
      { ...hausrat, hausratDeckungen: ['FAHRRAD'] },
      'fahrradProzent',
      /Grenze/,
    ],
    ['an unknown trade', '/bhv/', { ...bhv, hauptgewerbe: '9999' }, 'hauptgewerbe', /Liste/],
    ['a trade twice', '/bhv/', { ...bhv, nebengewerbe: ['1201'] }, 'nebengewerbe.0', /nur einmal/],
    [
      'an unknown question',
      '/bhv/',
      { ...bhv, risikofragen: { R99: true } },
      'risikofragen.R99',
      /Frage/,
    ],
    [
      'a firm of 2018',
      '/vh2/',
      { ...bhv, gruendungsdatum: '2018-12-31' },
      'gruendungsdatum',
      /2019/,
    ],
    [
      'revenue of 999,99 EUR',
      '/bhv/',
      { ...bhv, jahresumsatz: 99_999 },
      'jahresumsatz',
      /zwischen/,
    ],
    [
      'a warehouse in the home office',
      '/si/',
      { ...si, nurHomeoffice: true, versicherungssumme: 5_000_001 },
      'versicherungssumme',
      /höchstens 50\.000/,
    ],
    ['another product', '/si/', { ...si, produkt: 'HAUSRAT' }, 'produkt', /./],
    ['a trip that has begun', '/reise/', { ...reise, beginn: '2026-11-19' }, 'beginn', /begonnen/],
    ['an end before the start', '/reise/', { ...reise, ende: '2027-02-05' }, 'ende', /vor dem/],
    [
      'a short-term trip',
      '/reise/',
      { ...reise, beginn: '2026-12-01' },
      'buchungsdatum',
      /Buchung/,
    ],
    ['a family of one', '/reise/', { ...reise, personenkreis: 'FAMILIE' }, 'reisende', /3 bis 7/],
    [
      'a child of 25',
      '/reise/',
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
      '/reise/',
      { ...reise, personenkreis: 'PAAR', reisende: geborenAm('2016-01-01', '2014-01-01') },
      'reisende',
      /Paar.*mindestens 18/,
    ],
    [
      'a couple of whom one is 17',
      '/reise/',
      { ...reise, personenkreis: 'PAAR', reisende: geborenAm('1980-01-01', '2008-11-21') },
      'reisende',
      /Paar.*mindestens 18/,
    ],
    [
      'a family whose second parent is 17',
      '/reise/',
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
      '/reise/',
      {
        ...reise,
        personenkreis: 'SINGLE_PLUS_KIND',
        reisende: geborenAm('2010-01-01', '2012-01-01'),
      },
      'reisende',
      /mindestens 18/,
    ],
    ['a monthly trip', '/reise/', { ...reise, zahlweise: 'MONATLICH' }, 'zahlweise', /./],
    [
      'a trip without a price',
      '/reise/',
      { ...reise, reisepreis: undefined },
      'reisepreis',
      /Reisepreis/,
    ],
  ])('%s', async (_, pfad, body, feld, text) => {
    const antwort = await post(`${pfad}tarifieren`, body);
    expect(antwort.status).toBe(422);
    expect(antwort.body).toMatchObject({
      fehler: expect.arrayContaining([
        { feld, text: expect.stringMatching(text) as string },
      ]) as unknown[],
    });
  });
});

test.each([
  ['a home for exactly what we suggest for its size', 65, 4_225_000],
  ['a home for any step', 65, 4_300_000],
  ['a small room for the least there is', 12, 1_000_000],
])('%s has a price', async (_, wohnflaeche, versicherungssumme) => {
  const body = { risikoOrt: { plz: '48143' }, wohnflaeche, versicherungssumme };
  expect(await post('/hausrat/tarifieren', body)).toMatchObject({
    status: 200,
    body: { beitrag: { versicherungsSumme: versicherungssumme } },
  });
});

test('nobody is priced for travel health insurance while it is switched off', async () => {
  const body = {
    art: 'JAHRESVERTRAG',
    reisende: geborenAm('1980-01-01'),
    bausteine: ['GEPAECK', 'REISEKRANKEN'],
  };
  expect(await post('/reise/tarifieren', body)).toMatchObject({
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
  expect(await post('/reise/tarifieren', body)).toMatchObject({ status: 200 });
});

test('a couple that has just come of age travels as one', async () => {
  const body = {
    art: 'JAHRESVERTRAG',
    personenkreis: 'PAAR',
    reisende: geborenAm('2008-11-20', '2008-11-20'),
    bausteine: ['GEPAECK'],
  };
  expect(await post('/reise/tarifieren', body)).toMatchObject({ status: 200 });
});

function geborenAm(...tage: string[]) {
  return tage.map((geburtsdatum) => ({ geburtsdatum }));
}
