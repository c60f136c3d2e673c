// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

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
    ['a deductible nobody offers', '/phv/', { ...phv, sb: 'SB_5000' }, 'sb', /vorgesehenen/],
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

async function aendereVertrag(set: Partial<typeof tables.vertrag.$inferInsert>): Promise<void> {
  await api.database
    .update(tables.vertrag)
    .set({ produkt: 'BHV_1', mahnung: false, ...set })
    .where(eq(tables.vertrag.versicherungsNummer, nummern.eigener));
}

function alt(nettoJahr: number) {
  return [{ name: 'bhv', nettoJahr, steuersatz: 1900 }];
}
