import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { zugestellt } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

const nr = nummern.eigener;
const hinterlegt = 'p000001@example.org';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  // Concluded ten days ago, begun five days ago: the period ends on 24 November.
  await api.database
    .update(tables.vertrag)
    .set({
      antragsdatum: '2026-11-10',
      unterlagenErhaltenAm: '2026-11-10',
      vertragsBeginn: '2026-11-15',
      hauptfaelligkeitTag: 15,
      hauptfaelligkeitMonat: 11,
      mandatsreferenz: `${nr}-01`,
    })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
});
afterEach(async () => {
  await zugestellt(api);
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
  await api.database.execute(
    sql`truncate vertrag, journal, wiederholung, zugang, zustimmung, partner, vermittler, mitteilung, dokument, beendigung, postausgang, anfragezaehler cascade`,
  );
});
afterAll(() => api.close());

test.each(['Lena Krüger', 'krueger, lena', 'Frau Lena  KRÜGER'])(
  'without signing in, %s, the number and the mail on file revoke the contract, with a receipt and a confirmation',
  async (name) => {
    const antwort = await erklaere({
      name,
      versicherungsNummer: 'bh 250000601',
      email: hinterlegt,
    });
    expect(antwort).toMatchObject({
      status: 200,
      body: { eingegangenAm: '2026-11-20T10:00:00.000Z' },
    });
    expect(await vertragsstand()).toMatchObject({ status: 'STORNIERT' });
    expect(await api.database.select().from(tables.journal)).toMatchObject([
      { rolle: 'gast', aktion: 'vertrag.widerrufen' },
    ]);
    await eventually(() => expect(api.mails).toHaveLength(2));
    expect(api.mails.map(({ an }) => an)).toEqual([hinterlegt, hinterlegt]);
    expect(
      api.mails.find(({ betreff }) => betreff === 'Ihr Widerruf ist eingegangen')?.text,
    ).toContain('Ihr Widerruf ist am 20.11.2026 um 11:00\u00A0Uhr eingegangen.');
  },
);

test.each([
  ['a contract nobody has', { versicherungsNummer: nummern.unbekannt }],
  ['another name', { name: 'Peter Krüger' }],
  ['a contract whose period is over', { versicherungsNummer: nummern.andererAgentur }],
])('a revocation of %s is kept for a person, and nothing tells them apart', async (_, anders) => {
  const richtig = { name: 'Lena Krüger', versicherungsNummer: nr };
  const falsch = await erklaere({ ...richtig, ...anders });
  expect(falsch).toMatchObject({
    status: 200,
    body: { eingegangenAm: '2026-11-20T10:00:00.000Z' },
  });
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', version: 1 });
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { status: 'IN_PRUEFUNG', versicherungsNummer: null, ...('name' in anders ? anders : {}) },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(2));
  const eingang = empfang();
  expect(api.mails.some(({ betreff }) => betreff === 'Widerruf zu prüfen')).toBe(true);
  api.mails.length = 0;
  const wahr = await erklaere(richtig);
  expect(wahr.body).toEqual(falsch.body);
  await eventually(() => expect(api.mails).toHaveLength(2));
  expect(genannt(empfang())).toBe(genannt(eingang));
});

test('what somebody typed becomes no link in our receipt, and what he declared is kept as he wrote it', async () => {
  const name = 'Gewinnen Sie unter example.com';
  const versicherungsNummer = 'Klicken Sie auf example.com';
  expect(await erklaere({ name, versicherungsNummer })).toMatchObject({ status: 200 });
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { status: 'IN_PRUEFUNG', name, angegebeneNummer: versicherungsNummer },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(2));
  expect(empfang()).toMatch(/^Guten Tag,\n/);
  // The declaration itself, and nothing in it a mail program makes a link of.
  expect(empfang()).toContain('Name: Gewinnen Sie unter example.\u2060com');
  expect(empfang()).not.toContain('example.com');
  api.mails.length = 0;
  await widerrufe({ email: 'vertippt@example.org' });
  await eventually(() => expect(api.mails).toHaveLength(2));
  const beleg = api.mails.find(({ an }) => an === 'vertippt@example.org')?.text;
  expect(beleg).toContain(`Vertragsnummer: ${nr}`);
  expect(beleg).not.toContain('Krüger');
});

test('a declaration that fits no contract is forgotten after three years, one that does stays', async () => {
  await erklaere({ name: 'Lena Krüger', versicherungsNummer: nummern.unbekannt });
  await erklaere({ name: 'Lena Krüger', versicherungsNummer: nr, email: hinterlegt });
  await aufraeumen(api.database, new Date('2029-11-20T09:59:00Z'));
  expect(await api.database.select().from(vorgang.beendigung)).toHaveLength(2);
  await aufraeumen(api.database, new Date('2029-11-20T10:01:00Z'));
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { status: 'WIRKSAM', versicherungsNummer: nr },
  ]);
});

test('a declaration without login sent again is received once', async () => {
  const schluessel = crypto.randomUUID();
  const eine = { name: 'Lena Krüger', versicherungsNummer: nr };
  const antworten = await Promise.all([1, 2, 3].map(() => erklaere(eine, schluessel)));
  expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await api.database.select().from(vorgang.beendigung)).toHaveLength(1);
});

test('nobody can fill a mailbox with receipts, and every declaration is kept all the same', async () => {
  for (let i = 0; i < 21; i += 1) {
    await erklaere({ name: 'Lena Krüger', versicherungsNummer: `unbekannt ${i}` });
  }
  expect(await api.database.select().from(vorgang.beendigung)).toHaveLength(21);
  await eventually(() => expect(api.mails).toHaveLength(41));
  expect(api.mails.filter(({ an }) => an === 'lena@example.org')).toHaveLength(20);
});

test('a program that fills in every field changes no contract, and a person sees what it declared', async () => {
  const antwort = await erklaere({ name: 'Lena Krüger', versicherungsNummer: nr, webseite: 'x' });
  expect(antwort).toMatchObject({
    status: 200,
    body: { eingegangenAm: '2026-11-20T10:00:00.000Z' },
  });
  expect(await vertragsstand()).toMatchObject({ status: 'LAUFEND', version: 1 });
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { status: 'IN_PRUEFUNG', versicherungsNummer: null, angegebeneNummer: nr },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.betreff).toBe('Widerruf zu prüfen');
});

test('a declaration without a name is sent back with the field', async () => {
  expect(await erklaere({ name: ' ', versicherungsNummer: nr })).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'name', text: 'Geben Sie Ihren Namen ein.' }] },
  });
});

function widerrufe(body: object = {}, schluessel: string = crypto.randomUUID()) {
  return api.send({
    method: 'DELETE',
    path: `/vertrag/${nr}/widerruf/KEINE_ANGABE`,
    als: people.kundin,
    body,
    headers: { 'idempotency-key': schluessel },
  });
}

function erklaere(
  body: { name: string; versicherungsNummer: string; webseite?: string; email?: string },
  schluessel: string = crypto.randomUUID(),
) {
  return api.send({
    method: 'POST',
    path: '/vertrag/widerruf',
    body: { email: 'lena@example.org', marke: 'andsafe', ...body },
    headers: { 'idempotency-key': schluessel },
  });
}

function empfang() {
  return api.mails.find(({ an }) => an === 'lena@example.org')?.text;
}

async function vertragsstand() {
  const [stand] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  return stand;
}

/** A receipt without what was typed. */
function genannt(text: string | undefined) {
  return text?.replaceAll(/^(?:Name|Vertragsnummer): .*$/gm, '');
}
