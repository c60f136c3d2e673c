import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertRows(api.database));
afterEach(async () => {
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
  await api.database.execute(
    sql`truncate vertrag, vormerkung, aufgabe, journal, wiederholung, zugang, zustimmung, partner, vermittler, mitteilung, dokument, beendigung, schaden, beitragserhoehung, forderung, upload cascade`,
  );
});
afterAll(() => api.close());

const nr = nummern.eigener;

test('a business contract with a month to go offers the next end at its Hauptfälligkeit', async () => {
  const { status, body } = await api.send({
    method: 'GET',
    path: `/vertrag/${nr}/kuendigung`,
    als: people.kundin,
  });
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
    'Es liegt kein abgeschlossener Schaden der letzten 4\u00A0Wochen vor.',
  );
});

test('whoever misses the notice is offered the next year and told which end is gone', async () => {
  api.setNow('2026-12-10T10:00:00Z');
  const { body } = await api.send({
    method: 'GET',
    path: `/vertrag/${nr}/kuendigung`,
    als: people.kundin,
  });
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
  await vi.waitFor(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain('Sie sind bis zum 31.12.2026 um 24:00\u00A0Uhr versichert.');
});

test('the day after, cover is over and the contract is BEENDET', async () => {
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  api.setNow('2026-12-31T22:59:00Z');
  expect(await gesehen()).toMatchObject({ vertragsstatus: 'AUSLAUFEND' });
  api.setNow('2026-12-31T23:00:00Z');
  expect(await gesehen()).toMatchObject({ vertragsstatus: 'BEENDET' });
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
    'Es liegt kein abgeschlossener Schaden der letzten 4\u00A0Wochen vor.',
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
  ['RISIKOFORTFALL', '2026-11-20', 'NACHWEIS', 'Laden Sie den Nachweis zu diesem Grund hoch.'],
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
    status: 'GESCHLOSSEN',
    gemeldetAm: new Date('2026-10-02T10:00:00Z'),
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

test('a reason with a proof is looked at first, and the contract stays as it is', async () => {
  const nachweise = [await hochgeladen(people.kundin)];
  const antwort = await kuendige(people.kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise });
  expect(antwort).toMatchObject({ status: 200, body: { status: 'IN_PRUEFUNG', erstattung: null } });
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', kuendbar: 'VERTRAGSENDE' });
  const [beendigung] = await api.database.select().from(vorgang.beendigung);
  const [datei] = await api.database.select().from(vorgang.upload);
  expect(datei?.vorgangId).toBe(beendigung?.id);
  await vi.waitFor(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain(
    'Wir prüfen Ihren Nachweis und melden uns innerhalb von 5\u00A0Werktagen.',
  );
  expect(
    await kuendige(people.kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise }),
  ).toMatchObject({
    status: 409,
    body: { code: 'GRUND' },
  });
  expect(await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31')).toMatchObject({ status: 200 });
});

test('a file of somebody else proves nothing', async () => {
  const nachweise = [await hochgeladen(people.andererKunde)];
  const antwort = await kuendige(people.kundin, 'RISIKOFORTFALL', '2026-11-10', { nachweise });
  expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld: 'nachweise' }] } });
  expect(await api.database.select().from(vorgang.beendigung)).toEqual([]);
});

test('a broker cancels with the declaration of the customer only, and the customer reads who it was', async () => {
  const ohne = await kuendige(people.makler, 'ZU_TEUER', '2026-12-31', {
    imAuftragDesKunden: true,
  });
  expect(ohne).toMatchObject({ status: 409, body: { code: 'NACHWEIS' } });
  const nachweise = [await hochgeladen(people.makler)];
  const stumm = await kuendige(people.makler, 'ZU_TEUER', '2026-12-31', { nachweise });
  expect(stumm).toMatchObject({ status: 422, body: { fehler: [{ feld: 'imAuftragDesKunden' }] } });
  const mit = { nachweise, imAuftragDesKunden: true };
  expect(await kuendige(people.makler, 'ZU_TEUER', '2026-12-31', mit)).toMatchObject({
    status: 200,
  });
  await vi.waitFor(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain('Name makler hat das in Ihrem Auftrag veranlasst.');
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
  await vi.waitFor(() => expect(api.mails).toHaveLength(1));
});

test('a cancellation taken back leaves the contract as it was before', async () => {
  await mitVormerkungUndAufgabe();
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  const angebot = await api.send({
    method: 'GET',
    path: `/vertrag/${nr}/kuendigung`,
    als: people.kundin,
  });
  expect(angebot.body).toMatchObject({ zuruecknehmbarBis: '2026-12-31' });
  expect(await nimmZurueck(people.kundin)).toMatchObject({
    status: 200,
    body: { vertragsstatus: 'LAUFEND', kuendbar: 'VERTRAGSENDE', beendigungsdatum: null },
  });
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { status: 'ZURUECKGENOMMEN' },
  ]);
  expect(await nimmZurueck(people.kundin)).toMatchObject({
    status: 409,
    body: { code: 'NICHT_ZURUECKNEHMBAR' },
  });
  await vi.waitFor(() => expect(api.mails).toHaveLength(2));
});

test('a cancellation taken back before HF-60 asks for the revenue again', async () => {
  api.setNow('2026-10-15T10:00:00Z');
  const [zeile] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  await api.database.update(tables.vertrag).set({
    risiken: {
      ...(zeile?.risiken ?? fehlt()),
      jahresumsatz: { value: 5_000_000, isAdjustable: true },
    },
  });
  await kuendige(people.kundin, 'ZU_TEUER', '2026-12-31');
  await nimmZurueck(people.kundin);
  // HF-60 is the 2nd of November; a fortnight from now is earlier.
  expect(await api.database.select().from(tables.aufgabe)).toMatchObject([
    { typ: 'UmsatzErinnern1', status: 'Offen', erstelltAm: '2026-10-15', faelligAm: '2026-11-02' },
  ]);
});

test('an end that somebody else set cannot be taken back here', async () => {
  const antwort = await api.send({
    method: 'POST',
    path: `/vertrag/${nummern.zweiter}/kuendigung/ruecknahme`,
    als: people.kundin,
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(antwort).toMatchObject({ status: 409, body: { code: 'NICHT_ZURUECKNEHMBAR' } });
});

interface Dazu {
  nummer?: string;
  freitext?: string;
  nachweise?: string[];
  imAuftragDesKunden?: boolean;
}

function kuendige(
  als: Person,
  grund: string,
  kuendigungsdatum: string,
  { nummer = nr, ...dazu }: Dazu = {},
  schluessel: string = crypto.randomUUID(),
) {
  return api.send({
    method: 'DELETE',
    path: `/vertrag/${nummer}/kuendigung/${grund}`,
    als,
    body: { kuendigungsdatum, ...dazu },
    headers: { 'idempotency-key': schluessel },
  });
}

function nimmZurueck(als: Person) {
  return api.send({
    method: 'POST',
    path: `/vertrag/${nr}/kuendigung/ruecknahme`,
    als,
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

async function gesehen() {
  return (await api.send({ method: 'GET', path: `/vertrag/${nr}`, als: people.kundin })).body;
}

async function vertragsstand() {
  const { status, kuendbar, beendigungsdatum, version } = tables.vertrag;
  const [stand] = await api.database
    .select({ status, kuendbar, beendigungsdatum, version })
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  return stand;
}

async function taeglichKuendbar() {
  await api.database
    .update(tables.vertrag)
    .set({ produkt: 'HAUSRAT', kuendbar: 'TAEGLICH' })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
}

async function mitVormerkungUndAufgabe() {
  await api.database.insert(tables.vormerkung).values({
    versicherungsNummer: nr,
    art: 'zahlweise',
    wert: 'MONATLICH',
    wirksamkeitsdatum: '2027-01-01',
    angelegtAm: new Date('2026-11-01T10:00:00Z'),
  });
  await api.database.insert(tables.aufgabe).values({
    id: crypto.randomUUID(),
    versicherungsNummer: nr,
    typ: 'UmsatzErinnern1',
    status: 'Offen',
    erstelltAm: '2026-10-03',
    faelligAm: '2026-11-02',
  });
}

async function hochgeladen(wer: Person): Promise<string> {
  const id = crypto.randomUUID();
  await api.database.insert(vorgang.upload).values({
    id,
    portal: wer.portal,
    sub: wer.sub,
    name: 'nachweis.pdf',
    typ: 'application/pdf',
    groesse: 1000,
    schluessel: id,
    zweck: 'KUENDIGUNG',
    angekommen: true,
    angelegtAm: new Date('2026-11-20T09:00:00Z'),
  });
  return id;
}

function fehlt(): never {
  throw new Error('The contract is not there.');
}
