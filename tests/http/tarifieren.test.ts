// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { grundvertrag, insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
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

const codes = async (body: object, als: Person | null, pfad = '/vh2/tarifieren') => {
  const antwort = await post(pfad, body, als);
  return (antwort.body as { hinweise: { code: string }[] }).hinweise.map(({ code }) => code);
};

describe('a professional who takes office liability in', () => {
  const anfrage = { hauptgewerbe: '1002', jahresumsatz: 15_000_000, buerohaftpflicht: true };

  test('is told that she has a business liability with us', async () => {
    expect(await codes(anfrage, people.kundin)).toEqual(['DOPPELVERSICHERUNG']);
  });

  test.each([
    ['nobody is signed in', anfrage, null],
    ['she has none', anfrage, people.kundeOhneVertrag],
    ['her account is locked', anfrage, people.gesperrterKunde],
    ['an agent asks', anfrage, people.makler],
    ['she leaves it out', { ...anfrage, buerohaftpflicht: false }, people.kundin],
  ])('is told nothing where %s', async (_, body, als) => {
    expect(await codes(body, als)).toEqual([]);
  });
});

describe('a firm that asks for business liability', () => {
  const anfrage = { hauptgewerbe: '1201', jahresumsatz: 18_000_000 };
  const seine = () => codes(anfrage, people.kundin, '/bhv/tarifieren');
  const nr = 'VH250000777';
  beforeAll(async () => {
    await api.database.insert(tables.vertrag).values({
      ...grundvertrag,
      versicherungsNummer: nr,
      versicherungsTyp: 'VH',
      produkt: 'VH_2',
    });
  });

  test.each([
    ['an office liability', { buerohaftpflicht: true }, ['DOPPELVERSICHERUNG']],
    [
      'an office liability, as an older contract says it',
      { vh: { versicherteGefahren: { buerohaftpflicht: true, phv: false } } },
      ['DOPPELVERSICHERUNG'],
    ],
    ['none', { buerohaftpflicht: false }, []],
    ['no word of one', {}, []],
  ])('and whose financial loss contract has %s is told what it has', async (_, drin, gesagt) => {
    const risiken = { ...grundvertrag.risiken, ...drin };
    await api.database
      .update(tables.vertrag)
      .set({ risiken })
      .where(eq(tables.vertrag.versicherungsNummer, nr));
    expect(await seine()).toEqual(gesagt);
  });

  test('is told nothing of a contract that has ended, or of another customer', async () => {
    const risiken = { ...grundvertrag.risiken, buerohaftpflicht: true };
    await api.database
      .update(tables.vertrag)
      .set({ risiken, status: 'BEENDET' })
      .where(eq(tables.vertrag.versicherungsNummer, nr));
    expect(await seine()).toEqual([]);
    await api.database
      .update(tables.vertrag)
      .set({ status: 'LAUFEND' })
      .where(eq(tables.vertrag.versicherungsNummer, nr));
    expect(await codes(anfrage, people.kundeOhneVertrag, '/bhv/tarifieren')).toEqual([]);
    expect(await codes(anfrage, null, '/bhv/tarifieren')).toEqual([]);
  });
});

describe('answers that cannot be are named with a sentence', () => {
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
