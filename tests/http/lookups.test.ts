import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints/table.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { firmenfragen } from '#machines/antrag/fragen/firma.ts';
import { gewerbe } from '#server/reference/gewerbe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const get = (path: string) => api.send({ method: 'GET', path });
const liste = z.array(z.looseObject({ name: z.string() }));
const namen = async (path: string) =>
  z.parse(liste, (await get(path)).body).map(({ name }) => name);

const strassen = (query: Record<string, string>) =>
  get(`/zuers/strassen?${new URLSearchParams(query).toString()}`);
const pruefe = async (iban: string, query = '?getBIC=true') =>
  (await get(`/openiban-validator/validate/${encodeURIComponent(iban)}${query}`)).body;

describe('places of a postcode', () => {
  test('a postcode with a leading zero is known', async () => {
    expect((await get('/zuers/orte/04109')).body).toEqual([
      { ort: 'Leipzig', bundesland: 'SN', gk: 'GK1', sgk: 'SGK3', elementarEinschliessbar: true },
    ]);
  });

  test('a postcode of several places lists them by the alphabet', async () => {
    const { body } = await get('/zuers/orte/24220');
    expect(
      z.parse(z.array(z.looseObject({ ort: z.string() })), body).map(({ ort }) => ort),
    ).toEqual(['Böhnhusen', 'Boksee', 'Flintbek', 'Schönhorst', 'Techelsdorf']);
  });

  test.each([
    ['48143', 'Münster', 'NW'],
    ['20095', 'Hamburg', 'HH'],
    ['18055', 'Rostock', 'MV'],
    ['80331', 'München', 'BY'],
    ['10115', 'Berlin', 'BE'],
    ['60311', 'Frankfurt am Main', 'HE'],
    ['70173', 'Stuttgart', 'BW'],
    ['26122', 'Oldenburg', 'NI'],
    ['39104', 'Magdeburg', 'ST'],
    ['99084', 'Erfurt', 'TH'],
    ['66111', 'Saarbrücken', 'SL'],
    ['55116', 'Mainz', 'RP'],
    ['28195', 'Bremen', 'HB'],
    ['14467', 'Potsdam', 'BB'],
    ['24103', 'Kiel', 'SH'],
  ])('%s is %s in %s', async (plz, ort, bundesland) => {
    expect((await get(`/zuers/orte/${plz}`)).body).toMatchObject([{ ort, bundesland }]);
  });

  test('a postcode that crosses a border names the state of each place', async () => {
    const { body } = await get('/fragebogen/search/zip/21039');
    expect(body).toContainEqual({ plz: '21039', ort: 'Hamburg', bundesland: 'HH' });
    expect(body).toContainEqual({ plz: '21039', ort: 'Börnsen', bundesland: 'SH' });
  });

  test.each(['/zuers/orte/99999', '/fragebogen/search/zip/99999'])(
    'an unknown postcode is said to be unknown: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 404,
        body: { code: 'NICHT_GEFUNDEN', errorMessage: 'Diese Postleitzahl kennen wir nicht.' },
      });
    },
  );

  test.each(['1067', '480143', '4814A'])('%s is no postcode', async (plz) => {
    expect(await get(`/zuers/orte/${plz}`)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'postcode' }] },
    });
  });
});

describe('streets of a place', () => {
  test('a street by the water has the class of its own', async () => {
    const { body } = await strassen({ plz: '45127', ort: 'Essen', pattern: 'ufer' });
    expect(body).toEqual([
      { strasse: 'Uferstraße', gk: 'GK4', sgk: 'SGK2', elementarEinschliessbar: false },
    ]);
  });

  test('without a pattern all suggestions come, by the alphabet', async () => {
    const { body } = await strassen({ plz: '04109', ort: 'Leipzig' });
    expect(body).toMatchObject([{ strasse: 'Brühl' }, { strasse: 'Petersstraße' }]);
    const leer = await strassen({ plz: '04109', ort: 'Leipzig', pattern: '' });
    expect(leer.body).toEqual(body);
  });

  test('no suggestion is an empty list: any street may be typed', async () => {
    expect((await strassen({ plz: '24103', ort: 'Kiel', pattern: 'Holsten' })).body).toEqual([]);
    expect((await strassen({ plz: '04109', ort: 'Essen' })).body).toEqual([]);
  });
});

describe('search while typing', () => {
  test('the breed that begins with the pattern comes first', async () => {
    expect(await namen('/hunderasse?pattern=bo')).toEqual(['Border Collie', 'Boxer']);
    expect((await namen('/hunderasse?pattern=terrier'))[0]).toMatch(/ Terrier$/);
  });

  test.each([
    ['FRANZÖSISCHE', 'Französische Bulldogge'],
    ['franzosische', 'Französische Bulldogge'],
    ['franzoesische bulldogge', 'Französische Bulldogge'],
    ['bulldogge  franz', 'Französische Bulldogge'],
    ['frise', 'Bichon Frisé'],
    ['  mops ', 'Mops'],
  ])('%j finds %s', async (pattern, rasse) => {
    const query = new URLSearchParams({ pattern }).toString();
    expect(await namen(`/hunderasse?${query}`)).toContain(rasse);
  });

  test('a maker that is not listed can always be chosen, at the end', async () => {
    expect(await namen('/fahrradhersteller?pattern=ri')).toEqual([
      'Riese & Müller',
      'Sonstiger Hersteller',
    ]);
    expect(await namen('/fahrradhersteller?pattern=zz')).toEqual(['Sonstiger Hersteller']);
  });

  test('one letter is too few for a maker', async () => {
    expect(await get('/fahrradhersteller?pattern=r')).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'pattern', text: 'Geben Sie mindestens 2\u00A0Zeichen ein.' }] },
    });
  });

  test('a business is found by its search words', async () => {
    expect((await get('/gewerbeartsuche?pattern=Programmierer')).body).toEqual([
      { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
    ]);
    expect(await namen('/gewerbeartsuche?pattern=cafe')).toEqual(['Café, Restaurant']);
  });

  test('at most 20 answers come', async () => {
    expect(await namen('/gewerbeartsuche?pattern=e')).toHaveLength(20);
  });

  test.each([
    ['', 'Geben Sie einen Suchbegriff ein.'],
    ['?pattern=', 'Geben Sie einen Suchbegriff ein.'],
    ['?pattern=%20%20', 'Geben Sie einen Suchbegriff ein.'],
    [`?pattern=${'x'.repeat(51)}`, 'Geben Sie höchstens 50\u00A0Zeichen ein.'],
    ['?pattern=a&pattern=b', 'Geben Sie einen Suchbegriff ein.'],
  ])('the query %j is refused with a sentence', async (query, text) => {
    expect(await get(`/hunderasse${query}`)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'pattern', text }] },
    });
  });

  test('a parameter that is not provided for is named', async () => {
    expect(await get('/hunderasse?pattern=mops&limit=1000')).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'limit', text: 'Diese Angabe ist hier nicht vorgesehen.' }] },
    });
  });
});

describe('risk questions', () => {
  test('a business is asked what concerns it, without what an answer does', async () => {
    expect((await get('/fragebogen/risikofragen/1302')).body).toEqual([
      { id: 'R13', frage: 'Arbeiten Sie an Kraftwerken, Bahnanlagen oder Flughäfen?' },
      { id: 'R14', frage: 'Installieren Sie Photovoltaikanlagen?' },
    ]);
  });

  test('the step is skipped for a business without questions', async () => {
    expect((await get('/fragebogen/risikofragen/1302/showable')).body).toEqual({ showable: true });
    expect((await get('/fragebogen/risikofragen/1006/showable')).body).toEqual({ showable: false });
    expect((await get('/fragebogen/risikofragen/1006')).body).toEqual([]);
  });

  test('an unknown business is not found', async () => {
    expect((await get('/fragebogen/risikofragen/4711')).status).toBe(404);
    expect((await get('/fragebogen/risikofragen/4711/showable')).status).toBe(404);
  });
});

test('a firm chooses among 16 legal forms, seven of them juristic persons', async () => {
  const formen = z.parse(
    z.array(z.object({ key: z.string(), label: z.string(), juristischePerson: z.boolean() })),
    (await get('/partner/rechtsformen')).body,
  );
  expect(formen).toHaveLength(16);
  expect(formen.filter((form) => form.juristischePerson).map(({ key }) => key)).toEqual([
    'GMBH',
    'UG',
    'AG',
    'EG',
    'EV',
    'STIFTUNG',
    'KOERPERSCHAFT',
  ]);
});

describe('a call that no page makes', () => {
  test('names the legal forms that the application offers', async () => {
    const formen = z.array(z.looseObject({ key: z.string(), label: z.string() }));
    const frage = firmenfragen.firma.felder.find(
      (feld) => feld.art === 'liste' && feld.name === 'rechtsform',
    );
    const optionen = frage?.art === 'liste' ? frage.optionen : [];
    expect(z.parse(formen, (await get('/partner/rechtsformen')).body)).toMatchObject(
      optionen.map(({ wert: key, label }) => ({ key, label })),
    );
    expect(optionen).toHaveLength(16);
  });

  test('says of a trade that there is something to ask exactly where the application asks', async () => {
    const fragen = z.array(z.unknown());
    const zeigbar = z.object({ showable: z.boolean() });
    for (const { gewerbeId } of gewerbe) {
      const path = `/fragebogen/risikofragen/${gewerbeId}`;
      const { showable } = z.parse(zeigbar, (await get(`${path}/showable`)).body);
      expect([path, showable]).toEqual([path, z.parse(fragen, (await get(path)).body).length > 0]);
    }
  });

  test.each(['48143', '24220', '21039'])(
    'names the places of %s that the application offers',
    async (plz) => {
      const orte = z.array(z.object({ ort: z.string(), bundesland: z.string() }));
      expect(z.parse(orte, (await get(`/fragebogen/search/zip/${plz}`)).body)).toEqual(
        z.parse(orte, (await get(`/zuers/orte/${plz}`)).body),
      );
    },
  );
});

describe('the IBAN check', () => {
  test('a German account is named with its bank', async () => {
    expect(await pruefe('DE02 1203 0000 0000 2020 51')).toEqual({
      valid: true,
      messages: [],
      iban: 'DE02120300000000202051',
      bankData: {
        bankCode: '12030000',
        name: 'Deutsche Kreditbank Berlin',
        zip: '',
        city: '',
        bic: 'BYLADEM1001',
      },
      checkResults: { bankCode: true },
    });
  });

  test('an unknown bank is valid but has no BIC (case 95)', async () => {
    expect(await pruefe('DE93999999990000000001')).toEqual({
      valid: true,
      messages: [
        'Zur Bankleitzahl 99999999 kennen wir keine Bank. Bitte geben Sie die BIC selbst ein.',
      ],
      iban: 'DE93999999990000000001',
      bankData: { bankCode: '99999999', name: '', zip: '', city: '' },
      checkResults: { bankCode: false },
    });
  });

  test('without getBIC only the number itself is checked', async () => {
    const nurNummer = { valid: true, bankData: { bankCode: '' }, checkResults: {} };
    expect(await pruefe('DE02120300000000202051', '')).toMatchObject(nurNummer);
    expect(await pruefe('AT611904300234573201')).toMatchObject(nurNummer);
  });

  test.each([
    'DE03120300000000202051',
    'DE89370400440532013000',
    'TR330006100519786457841326',
    'DE02-1203',
    '💶',
  ])('%s is refused with a sentence', async (iban) => {
    expect(await pruefe(iban)).toMatchObject({
      valid: false,
      messages: [expect.stringMatching(/^(?:Bitte|Konten) .+\.$/) as string],
    });
  });

  test('nobody keeps the answer', async () => {
    const { headers } = await get('/openiban-validator/validate/DE02120300000000202051');
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('nothing but advertising is voluntary, and that is not ticked for anybody', async () => {
  const erklaerungen = z.array(
    z.looseObject({ id: z.string(), pflicht: z.boolean(), produkte: z.array(produktSchluessel) }),
  );
  const body = z.parse(erklaerungen, (await get('/consents')).body);
  expect(body).toHaveLength(14);
  expect(body.filter(({ pflicht }) => !pflicht).map(({ id }) => id)).toEqual(['WERBUNG']);
});

test('what is the same for everybody may be kept, errors never', async () => {
  expect((await get('/partner/rechtsformen')).headers['cache-control']).toBe(
    'public, max-age=86400',
  );
  expect((await get('/features')).headers['cache-control']).toBe('public, max-age=60');
  // What is declared is worded as it is today.
  expect((await get('/consents')).headers['cache-control']).toBe('no-store');
  expect((await get('/zuers/orte/99999')).headers['cache-control']).toBe('no-store');
  expect((await get('/hunderasse')).headers['cache-control']).toBe('no-store');
});

test('nothing that needs a sign-in may be kept by anybody else', () => {
  const gehalten = Object.entries<{ zugriff: unknown; cacheSekunden?: number }>(endpoints).filter(
    ([, { zugriff, cacheSekunden }]) => zugriff !== 'oeffentlich' && cacheSekunden !== undefined,
  );
  expect(gehalten).toEqual([]);
});

test('who tries one account after the other is put off', async () => {
  const limited = await openTestApi({ rateLimit: { max: 1_000 } });
  const url = '/api/openiban-validator/validate/DE02120300000000202051';
  const status = [];
  for (let i = 0; i < 31; i += 1) status.push((await limited.app.inject({ url })).statusCode);
  expect(status.filter((s) => s === 429)).toHaveLength(1);
  await limited.close();
});
