// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { findByVermittlernummer } from '#contract/endpoints/kundenbestand.ts';
import type { Recht } from '#contract/entities/recht.ts';
import type * as z from 'zod/mini';
import { entwurf } from '#server/database/antragsschema.ts';
import { einsicht, zustimmung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { journal } from '#server/repositories/journal.ts';
import { bedingungenVersion } from '#server/rules/konto.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { filter, jederKunde } from '#tests/support/bestandsrechte.ts';
import { entwurfVon, insertBestand, kunde, vertrag } from '#tests/support/bestandszeilen.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

const agentur = '4711000001';
const path = `/partner/findByVermittlernummer/${agentur}`;
const ueberblick = '/vermittler/kundenbestand/ueberblick';
type Seite = z.output<(typeof findByVermittlernummer.responses)[200]>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertBestand(api.database);
});
afterAll(() => api.close());

test('an owner sees the customers of his agency by name, umlauts where they belong, with what is to do', async () => {
  const { kunden, gesamt, beitragsvolumen, untervermittler } = await buch();
  expect(kunden.map(({ partnerNummer }) => partnerNummer)).toEqual([
    'P000011',
    'P000013',
    'P000001',
    'P000012',
  ]);
  expect(gesamt).toBe(4);
  // Four running contracts; the ended one costs nothing any more.
  expect(beitragsvolumen).toBe(4 * 571_20);
  expect(untervermittler.map(({ id }) => id)).toEqual(['betreuerin', 'leser']);
  // Of the three contracts of this customer one is another agency's.
  expect(kunden[2]).toEqual({
    partnerNummer: 'P000001',
    firma: null,
    vorname: 'Lena',
    nachname: 'Krüger',
    plz: '48143',
    ort: 'Münster',
    produkte: ['BHV', 'PRIVATHAFTPFLICHT'],
    laufende: 2,
    beendete: 0,
    naechsteHauptfaelligkeit: '2027-01-01',
    offeneAufgaben: 1,
    mahnung: false,
    jahresbeitrag: 2 * 571_20,
    geaendertAm: '2024-12-01',
    vertraege: [
      {
        versicherungsNummer: nummern.eigener,
        produkt: 'BHV',
        umsatzOffen: true,
        jahresumsatz: 200_000_00,
      },
      {
        versicherungsNummer: nummern.zweiter,
        produkt: 'PRIVATHAFTPFLICHT',
        umsatzOffen: false,
        jahresumsatz: null,
      },
    ],
  });
  expect(kunden[1]).toMatchObject({
    laufende: 0,
    beendete: 1,
    naechsteHauptfaelligkeit: null,
    jahresbeitrag: 0,
    vertraege: [],
  });
});

test('a sub-agent sees whom she looks after, counted by her contracts only', async () => {
  const { kunden, gesamt, untervermittler } = await buch(people.leser);
  expect(kunden).toMatchObject([
    { partnerNummer: 'P000001', laufende: 1, produkte: ['PRIVATHAFTPFLICHT'], offeneAufgaben: 0 },
    { partnerNummer: 'P000012', laufende: 1 },
  ]);
  expect(gesamt).toBe(2);
  expect(untervermittler).toEqual([]);
});

test('a sub-agent without the right to see customers is told so, and sees none of them', async () => {
  const nurAntrag = { portal: 'vermittler', sub: 'nur-antrag' } as const;
  await api.database.insert(tables.zugang).values({
    ...nurAntrag,
    name: 'Kai Voss',
    email: 'kai@example.org',
    rolle: 'untervermittler',
    vermittlerNummer: agentur,
    rechte: ['antragStellen'],
  });
  await api.database
    .insert(zustimmung)
    .values({ ...nurAntrag, version: bedingungenVersion, erteiltAm: new Date() });
  expect(await api.send({ method: 'GET', path, als: nurAntrag })).toMatchObject({
    status: 403,
    body: { code: 'NICHT_ERLAUBT', errorMessage: 'Ihnen fehlt das Recht „Kunden sehen“.' },
  });
  const zahlen = await api.send({ method: 'GET', path: ueberblick, als: nurAntrag });
  expect(zahlen).toMatchObject({ status: 403, body: { code: 'NICHT_ERLAUBT' } });
  const kundin = { method: 'GET', path: '/partner/P000001', als: nurAntrag } as const;
  expect((await api.send(kundin)).status).toBe(404);
});

test.each([
  ['a beginning of the last name', 'krü', ['P000001']],
  ['ue instead of ü', 'Krueger', ['P000001']],
  ['u instead of ü', 'krug', ['P000001']],
  ['first and last name in any order', 'lena krüger', ['P000001']],
  ['the second part of a double name', 'Lüdensch', ['P000012']],
  ['letters that have no umlaut', 'oyvind', ['P000011']],
  ['a word of the firm', 'söhne', ['P000013']],
  ['a postcode', '010', ['P000012']],
  ['a contract number', 'FA250000111', ['P000011']],
  ['the beginning of one, in small letters and with a gap', 'bh 2500', ['P000013', 'P000001']],
  ['the inside of a name', 'rüger', []],
  ['a contract of another agency', nummern.andererAgentur, []],
  ['signs that mean something to the database', "'%_:*&|!()", []],
  ['a quote in a name', "krü'g:*", []],
])('a broker who types %s finds who fits: "%s"', async (_, suche, gefunden) => {
  const { kunden, gesamt } = await suchen({ suche });
  expect(kunden.map(({ partnerNummer }) => partnerNummer)).toEqual(gefunden);
  expect(gesamt).toBe(gefunden.length);
});

test.each([
  ['a product', { produkt: 'FAHRRAD' }, ['P000011']],
  ['ended contracts', { status: 'BEENDET' }, ['P000013']],
  ['running contracts', { status: 'AKTIV' }, ['P000011', 'P000001', 'P000012']],
  ['a brand', { marke: 'HFK' }, ['P000012']],
  ['a reminder', { mahnung: true }, ['P000012']],
  ['what is due in 60 days', { faellig: true }, ['P000011', 'P000001', 'P000012']],
  ['an open task about the revenue', { umsatzaufgabe: true }, ['P000001']],
  ['a sub-agent', { untervermittler: 'leser' }, ['P000001', 'P000012']],
  ['several at once', { untervermittler: 'leser', mahnung: true, suche: 'mü' }, ['P000012']],
])('a broker who filters by %s sees only those', async (_, enger, gefunden) => {
  const { kunden } = await suchen(enger);
  expect(kunden.map(({ partnerNummer }) => partnerNummer)).toEqual(gefunden);
});

test('who filters reads of each customer what the contracts found come to, as the total does', async () => {
  const { kunden, beitragsvolumen } = await suchen({ produkt: 'PRIVATHAFTPFLICHT' });
  expect(kunden).toMatchObject([
    { partnerNummer: 'P000001', laufende: 2, jahresbeitrag: 571_20, vertraege: [{}, {}] },
  ]);
  expect(beitragsvolumen).toBe(571_20);
});

test('a page opened before somebody could ask for what is due searches as before', async () => {
  const { faellig: _, ...vorher } = jederKunde;
  const antwort = await api.send({ method: 'POST', path, als: people.makler, body: vorher });
  expect(antwort).toMatchObject({ status: 200, body: { gesamt: 4 } });
});

test('the book is sorted by the next Hauptfälligkeit or the newest contract if asked for', async () => {
  expect(await nach('HAUPTFAELLIGKEIT')).toEqual(['P000011', 'P000001', 'P000012', 'P000013']);
  // Applied for on the same day, they follow by name.
  expect(await nach('NEUESTE')).toEqual(['P000012', 'P000011', 'P000013', 'P000001']);
});

test('the book is sorted by what customers pay a year and by what changed last, and says what waits', async () => {
  const zwei = ['P000001', 'P000011', 'P000012', 'P000013'];
  expect(await nach('BEITRAG')).toEqual(zwei);
  const wer = { portal: 'benutzer', sub: 'kundin', rolle: 'kunde' } as const;
  await api.database.transaction((tx) =>
    journal(tx).schreiben({
      wer,
      zeit: new Date('2026-11-20T09:00:00Z'),
      aktion: 'zahlweise.vorgemerkt',
      versicherungsNummer: 'FA250000111',
      alt: null,
      neu: null,
    }),
  );
  expect((await nach('GEAENDERT')).slice(0, 2)).toEqual(['P000011', 'P000012']);
  const { body } = await api.send({ method: 'GET', path: ueberblick, als: people.makler });
  expect(body).toEqual({
    kunden: 4,
    vertraege: 4,
    beitragsvolumen: 4 * 571_20,
    faellig: 3,
    umsatzOffen: 1,
    mahnung: 1,
    endendeEntwuerfe: 0,
  });
});

test('a sub-agent is told what waits in her part of the book, who administers the agency of all of it', async () => {
  const zahlen = async (als: Person) =>
    (await api.send({ method: 'GET', path: ueberblick, als })).body;
  await api.database
    .insert(entwurf)
    .values([entwurfVon('betreuerin'), entwurfVon('leser'), entwurfVon('makler')]);
  const darf = (sub: string, rechte: Recht[]) =>
    api.database.update(tables.zugang).set({ rechte }).where(eq(tables.zugang.sub, sub));
  await darf('betreuerin', ['agenturVerwalten']);
  const ganz = { kunden: 4, vertraege: 4, faellig: 3, umsatzOffen: 1, mahnung: 1 };
  expect(await zahlen(people.betreuerin)).toMatchObject({ ...ganz, endendeEntwuerfe: 3 });
  const ihrTeil = { kunden: 2, vertraege: 2, faellig: 2, umsatzOffen: 0, mahnung: 1 };
  // Without the right to apply she has no drafts.
  expect(await zahlen(people.leser)).toMatchObject({ ...ihrTeil, endendeEntwuerfe: 0 });
  await darf('leser', ['kundenSehen', 'antragStellen']);
  expect(await zahlen(people.leser)).toMatchObject({ ...ihrTeil, endendeEntwuerfe: 1 });
});

test('there are 20 customers on a page, each on one page only', async () => {
  const viele = Array.from({ length: 30 }, (_, i) => `P0005${String(i).padStart(2, '0')}`);
  await api.database
    .insert(tables.partner)
    .values(viele.map((nummer) => ({ ...kunde(nummer, {}), vermittlerNummer: '4711000002' })));
  await api.database
    .insert(tables.vertrag)
    .values(
      viele.map((nummer) =>
        vertrag(nummer, `PH26${nummer.slice(1)}0`, { vermittlerNummer: '4711000002' }),
      ),
    );
  const b = '/partner/findByVermittlernummer/4711000002';
  const seiten = await Promise.all(
    [1, 2, 3].map((seite) =>
      api.send({ method: 'GET', path: `${b}?seite=${seite}`, als: people.andererMakler }),
    ),
  );
  const gelesen = seiten.map(({ body }) => (body as Seite).kunden.map((k) => k.partnerNummer));
  expect(gelesen.map((kunden) => kunden.length)).toEqual([20, 12, 0]);
  expect(new Set(gelesen.flat()).size).toBe(32);
});

test('what an agent has seen of a customer is kept, once a day', async () => {
  const zeigen = (als: Person) => api.send({ method: 'GET', path: '/partner/P000001', als });
  await api.database.delete(einsicht);
  await zeigen(people.kundin);
  for (let mal = 0; mal < 2; mal += 1) {
    const { body } = await zeigen(people.makler);
    expect(body).toMatchObject({ partnerNummer: 'P000001', email: 'p000001@example.org' });
    await api.send({ method: 'GET', path: `/vertrag/${nummern.eigener}`, als: people.makler });
  }
  expect(await api.database.select().from(einsicht)).toMatchObject([
    { sub: 'makler', vermittlerNummer: agentur, partnerNummer: 'P000001', tag: '2026-11-20' },
  ]);
});

test('a broker takes his book along as a table that no spreadsheet runs, and it is kept that he did', async () => {
  await api.database.insert(tables.partner).values(
    kunde('P000021', {
      firma: '=HYPERLINK("http://boese.example";"Klick")',
      nachname: 'Kern',
      strasse: '@Platz; "Ecke"',
    }),
  );
  await api.database
    .insert(tables.vertrag)
    .values(vertrag('P000021', 'HR250000211', { produkt: 'HAUSRAT', zahlweise: 'MONATLICH' }));
  await api.database.delete(einsicht);
  const antwort = await api.app.inject({
    method: 'POST',
    url: '/api/vermittler/kundenbestand/download',
    headers: { authorization: `Bearer ${await api.pools.token('vermittler', 'makler')}` },
    payload: { ...filter, produkt: 'HAUSRAT' },
  });
  expect(antwort.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="kundenbestand_4711000001_2026-11-20.csv"',
    'cache-control': 'no-store',
  });
  const [kopf, ...zeilen] = antwort.body.split('\r\n');
  expect(kopf).toBe(
    '\uFEFFkundennummer;name;adresse;vertragsnummer;produkt;status;beginn;hauptfaelligkeit;jahresbeitrag;zahlweise',
  );
  expect(zeilen).toEqual([
    `P000021;"'=HYPERLINK(""http://boese.example"";""Klick"")";"'@Platz; ""Ecke"" 1, 50667 Köln";HR250000211;Hausratversicherung;LAUFEND;01.01.2025;01.01.2027;599,76;monatlich`,
    'P000012;Müller-Lüdenscheidt, Zoë;Hauptstraße 1, 01067 Köln;HR250000121;Hausratversicherung;LAUFEND;01.01.2025;01.01.2027;571,20;jährlich',
    '',
  ]);
  expect(antwort.body).not.toContain('DE89');
  expect(await api.database.select().from(einsicht)).toMatchObject([
    { sub: 'makler', vermittlerNummer: agentur, partnerNummer: null, anzahl: 2 },
  ]);
});

test('an agent takes the book along ten times an hour, and no other agent waits for him', async () => {
  const begrenzt = await openTestApi({ rateLimit: { max: 1_000 } });
  await insertRows(begrenzt.database);
  const laden = (als: Person) =>
    begrenzt.send({ method: 'GET', path: '/vermittler/kundenbestand/download', als });
  for (let mal = 0; mal < 10; mal += 1) expect((await laden(people.makler)).status).toBe(200);
  expect(await laden(people.makler)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
  });
  expect((await laden(people.betreuerin)).status).toBe(200);
  await begrenzt.close();
});

async function nach(sortierung: string): Promise<string[]> {
  const { kunden } = await buch(people.makler, `?sortierung=${sortierung}`);
  return kunden.map(({ partnerNummer }) => partnerNummer);
}

async function buch(als: Person = people.makler, rest = ''): Promise<Seite> {
  const antwort = await api.send({ method: 'GET', path: path + rest, als });
  expect(antwort.status).toBe(200);
  return antwort.body as Seite;
}

async function suchen(enger: object): Promise<Seite> {
  const body = { ...jederKunde, ...enger };
  const antwort = await api.send({ method: 'POST', path, als: people.makler, body });
  expect(antwort.status).toBe(200);
  return antwort.body as Seite;
}
