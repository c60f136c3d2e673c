// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

const nr = nummern.eigener;

let api: TestApi;
const { kuendige, angebot, vertragsstand, mitVormerkungUndAufgabe, leeren } = beendigungen(
  () => api,
);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertRows(api.database));
afterEach(async () => {
  await leeren();
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

test('a business contract with a month to go offers the next end at its Hauptfälligkeit', async () => {
  const { status, body } = await angebot();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    hinderung: null,
    widerrufBis: null,
    zuruecknehmbarBis: null,
    hinweise: [{ code: 'PFLICHTVERSICHERUNG' }],
  });
  expect(body).toHaveProperty('gruende.0', {
    key: 'WECHSEL',
    label: 'Ich wechsle zu einem anderen Versicherer',
    datumsRegel: 'ORDENTLICH',
    nachweis: null,
    freitextPflicht: false,
    termine: { von: '2026-12-31', bis: '2026-12-31', standard: '2026-12-31' },
    hinweis: null,
    hinderung: null,
  });
  expect(body).toHaveProperty(
    'gruende.4.hinderung',
    'Zu diesem Vertrag liegt kein Schaden vor, nach dem Sie jetzt kündigen können.',
  );
});

test('whoever misses the notice is offered the next year and told which end is gone', async () => {
  api.setNow('2026-12-10T10:00:00Z');
  const { body } = await angebot();
  expect(body).toMatchObject({
    gruende: [
      {
        termine: { standard: '2027-12-31' },
        hinweis:
          'Eine Kündigung zum 31.12.2026 ist nicht mehr möglich. Nächster Termin: 31.12.2027.',
      },
      ...Array.from({ length: 8 }, () => ({})),
    ],
  });
});

test('a cancellation ends the contract at its day, with document, message, mail and journal', async () => {
  await mitVormerkungUndAufgabe();
  const { status, body } = await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  expect([status, body]).toEqual([
    200,
    {
      eingegangenAm: '2026-11-20T10:00:00.000Z',
      status: 'WIRKSAM',
      kuendigungsdatum: '2026-12-31',
      erstattung: 0,
      nochFaellig: null,
    },
  ]);
  expect(await vertragsstand()).toEqual({
    status: 'AUSLAUFEND',
    kuendbar: 'NEIN',
    beendigungsdatum: '2026-12-31',
    version: 2,
  });
  expect(await api.database.select().from(tables.vormerkung)).toEqual([]);
  expect(await api.database.select().from(tables.aufgabe)).toMatchObject([{ status: 'Storniert' }]);
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    { aktion: 'vertrag.gekuendigt', rolle: 'kunde', neu: { grund: 'ZU_TEUER' } },
  ]);
  expect(await api.database.select().from(vorgang.mitteilung)).toMatchObject([
    { betreff: 'Kündigungsbestätigung', partnerNummer: 'P000001' },
  ]);
  expect(await api.database.select().from(tables.dokument)).toMatchObject([
    { typ: 'KUENDIGUNGSBESTAETIGUNG', versicherungsNummer: nr },
  ]);
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { art: 'KUENDIGUNG', status: 'WIRKSAM', grund: 'ZU_TEUER', sub: 'kundin' },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain('Sie sind bis zum 31.12.2026 um 24:00\u00A0Uhr versichert.');
});

test('the day after, cover is over and the contract is BEENDET', async () => {
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  api.setNow('2026-12-31T22:59:00Z');
  expect((await gesehen()).body).toMatchObject({ vertragsstatus: 'AUSLAUFEND' });
  api.setNow('2026-12-31T23:00:00Z');
  expect((await gesehen()).body).toMatchObject({ vertragsstatus: 'BEENDET' });
});

test('a contract cancelled from day to day pays back the days after the end', async () => {
  await taeglichKuendbar();
  const vorschau = await api.send({
    method: 'POST',
    path: `/vertrag/${nr}/kuendigung`,
    als: people.kundin,
    body: { grund: 'WECHSEL', kuendigungsdatum: '2026-11-30' },
  });
  // 571,20 EUR for 365 days, 31 of them in December.
  expect(vorschau.body).toMatchObject({ status: 'WIRKSAM', erstattung: 4851 });
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30')).toMatchObject({
    status: 200,
    body: { erstattung: 4851 },
  });
});

test('a contract cancelled before the first debit pays nothing back and tells what is still due', async () => {
  await taeglichKuendbar();
  await api.database
    .update(tables.vertrag)
    .set({
      unterlagenErhaltenAm: '2026-11-12',
      vertragsBeginn: '2026-11-15',
      hauptfaelligkeitTag: 15,
      hauptfaelligkeitMonat: 11,
    })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30')).toMatchObject({
    status: 200,
    // 16 of 365 days of 571,20 EUR.
    body: { erstattung: 0, nochFaellig: { betrag: 2504, am: '2026-11-26' } },
  });
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain('Am 26.11.2026 werden 25,04\u00A0EUR fällig.');
});

describe('a customer who pays by bill and gets money back', () => {
  const iban = 'DE02120300000000202051';
  beforeEach(async () => {
    await taeglichKuendbar();
    await api.database
      .update(tables.vertrag)
      .set({ bankverbindung: null })
      .where(eq(tables.vertrag.versicherungsNummer, nr));
  });

  test('is asked where to, and need not say it', async () => {
    const body = { grund: 'WECHSEL', kuendigungsdatum: '2026-11-30' };
    const path = `/vertrag/${nr}/kuendigung`;
    const vorschau = await api.send({ method: 'POST', path, als: people.kundin, body });
    expect(vorschau.body).toMatchObject({ erstattung: 4851, konto: 'GESUCHT' });
    expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30')).toMatchObject({ status: 200 });
    expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
      { erstattungskonto: null },
    ]);
  });

  test('names an account that is kept for it and written nowhere else', async () => {
    expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30', { iban })).toMatchObject({
      status: 200,
    });
    expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
      { erstattungskonto: iban },
    ]);
    await eventually(() => expect(api.mails).toHaveLength(1));
    const geschrieben = [
      api.mails,
      await api.database.select().from(tables.journal),
      await api.database.select().from(tables.dokument),
    ];
    expect(JSON.stringify(geschrieben)).not.toContain(iban);
    expect(JSON.stringify(geschrieben)).toContain('Konto, das Sie uns genannt haben');
  });

  test('is told of a slip in the account, and a broker may not name one for her', async () => {
    const vertippt = { iban: 'DE03120300000000202051' };
    expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30', vertippt)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'iban' }] },
    });
    const auftrag = { iban, imAuftragDesKunden: true };
    expect(await kuendige(people.makler, 'WECHSEL', '2026-11-30', auftrag)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'iban' }] },
    });
    expect(await api.database.select().from(vorgang.beendigung)).toEqual([]);
  });
});

test('a refund goes to the account on file and to no other', async () => {
  await taeglichKuendbar();
  const iban = 'DE02120300000000202051';
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30', { iban })).toMatchObject({
    status: 422,
  });
});

test('what is still open is set off against what is paid back', async () => {
  await taeglichKuendbar();
  await api.database.insert(vorgang.forderung).values({
    id: crypto.randomUUID(),
    versicherungsNummer: nr,
    art: 'FOLGEBEITRAG',
    betrag: 57_120,
    faelligAm: '2026-01-01',
  });
  expect(await kuendige(people.kundin, 'WECHSEL', '2026-11-30')).toMatchObject({
    body: { erstattung: 0 },
  });
});

test.each([
  ['ZU_TEUER', '2027-06-30', 'DATUM', 'Die Kündigung ist nur zum 31.12.2026 möglich.'],
  [
    'SCHADENFALL',
    '2026-11-30',
    'GRUND',
    'Zu diesem Vertrag liegt kein Schaden vor, nach dem Sie jetzt kündigen können.',
  ],
  [
    'BEITRAGSERHOEHUNG',
    '2026-12-31',
    'GRUND',
    'Es liegt keine Beitragserhöhung des letzten Monats vor.',
  ],
  [
    'VERKAUF',
    '2026-11-20',
    'GRUND',
    'Dieser Grund passt nicht zu Ihrem Vertrag. Bitte wählen Sie neu.',
  ],
  ['SONSTIGES', '2026-12-31', 'FREITEXT', 'Geben Sie Ihren Grund ein.'],
])('%s to the %s is refused with %s and changes nothing', async (grund, tag, code, text) => {
  expect(await kuendige(people.kundin, grund, tag)).toMatchObject({
    status: 409,
    body: { code, errorMessage: text },
  });
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', version: 1 });
  expect(await api.database.select().from(vorgang.beendigung)).toEqual([]);
});

test('after a claim was settled the contract can be cancelled at once', async () => {
  await api.database.insert(vorgang.schaden).values({
    schadenNummer: 'S26-0000001',
    versicherungsNummer: nr,
    schadenart: 'SACHSCHADEN',
    schadendatum: '2026-10-01',
    status: 'REGULIERT',
    gemeldetAm: new Date('2026-10-02T10:00:00Z'),
    letzteAktivitaet: new Date('2026-10-02T10:00:00Z'),
    abgeschlossenAm: '2026-11-10',
  });
  expect(await kuendige(people.kundin, 'SCHADENFALL', '2026-11-25')).toMatchObject({ status: 200 });
});

test('a contract that ends already cannot be cancelled again', async () => {
  const antwort = await kuendige(people.kundin, 'ZU_TEUER', '2027-05-31', {
    nummer: nummern.zweiter,
  });
  expect(antwort).toMatchObject({
    status: 409,
    body: {
      code: 'NICHT_KUENDBAR',
      errorMessage: 'Dieser Vertrag kann derzeit nicht online gekündigt werden.',
    },
  });
});

test('the same cancellation sent again, also at the same moment, is done once', async () => {
  const schluessel = crypto.randomUUID();
  const antworten = await Promise.all(
    [1, 2, 3].map(() => kuendige(people.kundin, 'ZU_TEUER', '2026-12-31', {}, schluessel)),
  );
  expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(antworten.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await api.database.select().from(vorgang.beendigung)).toHaveLength(1);
  expect(await api.database.select().from(tables.journal)).toHaveLength(1);
  const zweite = await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  expect(zweite.status).toBe(409);
  await eventually(() => expect(api.mails).toHaveLength(1));
});

function gesehen() {
  return api.send({ method: 'GET', path: `/vertrag/${nr}`, als: people.kundin });
}

async function taeglichKuendbar() {
  await api.database
    .update(tables.vertrag)
    .set({ produkt: 'HAUSRAT', kuendbar: 'TAEGLICH' })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
}
