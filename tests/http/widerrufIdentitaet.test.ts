// Again on PostgreSQL: statements no other of these tests makes.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { postausgang } from '#server/database/antragsschema.ts';
import { tageslauf } from '#server/jobs/nachtlauf.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { zugestellt } from '#tests/support/beendigung.ts';
import { nachtdienste } from '#tests/support/nachts.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { linksIn, widerrufslinks } from '#tests/support/widerrufslink.ts';
import { umfeld, vorgemerktUndGefragt } from '#tests/support/umfeld.ts';

const nr = nummern.eigener;
const hinterlegt = 'p000001@example.org';
const fremd = 'fremd@example.net';

let api: TestApi;
const { erklaere, mails, mailAn, lies, loese } = widerrufslinks(() => api);
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
    sql`truncate vertrag, vormerkung, aufgabe, journal, wiederholung, zugang, zustimmung, partner, vermittler, mitteilung, dokument, beendigung, beitragserhoehung, postausgang, anfragezaehler cascade`,
  );
});
afterAll(() => api.close());

test('a stranger who knows name and number ends nothing, and the holder is asked by the mail on file', async () => {
  await erklaere(fremd);
  expect(await stand()).toMatchObject({ status: 'LAUFEND', version: 1 });
  const anfrage = await mailAn(hinterlegt);
  expect(anfrage.betreff).toBe(`Bitte bestätigen Sie den Widerruf Ihres Vertrags ${nr}`);
  expect(anfrage.text).toContain('Das war ich nicht');
  expect(linksIn(anfrage.text)).toHaveLength(2);
  expect(await aktionen()).toEqual(['widerruf.eingegangen']);
});

test('nobody learns from answer or receipt whether the number, the name or the mail was right', async () => {
  const richtig = await erklaere(hinterlegt);
  const andereMail = await erklaere(fremd);
  const andererName = await erklaere(fremd, { name: 'Peter Krüger' });
  const andereNummer = await erklaere(fremd, { versicherungsNummer: nummern.unbekannt });
  expect(new Set([richtig, andereMail, andererName, andereNummer].map(ohneSchluessel)).size).toBe(
    1,
  );
  await eventually(() => expect(mails(fremd)).toHaveLength(3));
  const belege = mails(fremd).map(({ text }) => text.replaceAll(/BH\d+|PH\d+|Lena|Peter/g, ''));
  expect(new Set(belege).size).toBe(1);
});

test('the receipt holds the declaration itself with day and time', async () => {
  await erklaere(fremd);
  const { text } = await mailAn(fremd);
  expect(text).toContain('Ihr Widerruf ist am 20.11.2026 um 11:00\u00A0Uhr eingegangen.');
  expect(text).toContain('Ich widerrufe meinen Vertrag');
  expect(text).toContain('Name: Lena Krüger');
  expect(text).toContain(`Vertragsnummer: ${nr}`);
});

test('with the mail on file it is carried out at once, and that mail holds "Das war ich nicht"', async () => {
  await erklaere(hinterlegt.toUpperCase());
  expect(await stand()).toMatchObject({ status: 'STORNIERT', mandatsreferenz: null });
  const { text } = await mailAn(hinterlegt, 'Widerrufsbestätigung');
  expect(text).toContain('Das war ich nicht');
  expect(linksIn(text)).toHaveLength(1);
  const [nachricht] = await api.database.select().from(vorgang.mitteilung);
  expect(nachricht?.text).not.toContain('token');
});

test('after the click in the mail on file the day of receipt counts, not that of the click', async () => {
  await erklaere(fremd);
  const [bestaetigen = ''] = linksIn((await mailAn(hinterlegt)).text);
  // Past the end of the period on the 24th, within the seven days of the link.
  api.setNow('2026-11-26T10:00:00Z');
  expect(await lies(bestaetigen)).toMatchObject({
    status: 200,
    body: {
      art: 'BESTAETIGEN',
      versicherungsNummer: nr,
      eingegangenAm: '2026-11-20T10:00:00.000Z',
    },
  });
  expect(await stand()).toMatchObject({ status: 'LAUFEND' });
  expect(await loese(bestaetigen)).toMatchObject({
    status: 200,
    body: {
      art: 'BESTAETIGEN',
      eingegangenAm: '2026-11-20T10:00:00.000Z',
      beendigungsdatum: '2026-11-20',
      // Debited between receipt and click.
      abgebucht: true,
      erstattung: 56_181,
      erstattungBis: '2026-12-20',
    },
  });
  expect(await stand()).toMatchObject({ status: 'STORNIERT', beendigungsdatum: '2026-11-20' });
  expect(await aktionen()).toEqual(['vertrag.widerrufen', 'widerruf.eingegangen']);
});

test('a link does what it does once; the lost answer of it can be fetched again', async () => {
  await erklaere(fremd);
  const [bestaetigen = ''] = linksIn((await mailAn(hinterlegt)).text);
  const schluessel = crypto.randomUUID();
  const erste = await loese(bestaetigen, schluessel);
  expect(await loese(bestaetigen, schluessel)).toMatchObject({ status: 200, body: erste.body });
  expect(await loese(bestaetigen)).toMatchObject({ status: 409, body: { code: 'LINK_UNGUELTIG' } });
  expect(await lies(bestaetigen)).toMatchObject({ status: 409, body: { code: 'LINK_UNGUELTIG' } });
  const gespeichert = await api.database.select().from(vorgang.widerrufslink);
  expect(JSON.stringify(gespeichert)).not.toContain(bestaetigen);
});

test('a link nobody clicked for seven days leads nowhere, and the declaration goes to a person', async () => {
  await erklaere(fremd);
  const [bestaetigen = ''] = linksIn((await mailAn(hinterlegt)).text);
  api.setNow('2026-11-27T10:00:01Z');
  expect(await loese(bestaetigen)).toMatchObject({ status: 409, body: { code: 'LINK_UNGUELTIG' } });
  await zugestellt(api);
  await nachts('2026-11-28T01:00:00Z');
  await nachts('2026-11-29T01:00:00Z');
  expect(await api.database.select().from(vorgang.beendigung)).toMatchObject([
    { status: 'IN_PRUEFUNG', versicherungsNummer: nr },
  ]);
  expect(await aktionen()).toEqual(['widerruf.eingegangen', 'widerruf.zurPruefung']);
  expect(await api.database.select().from(postausgang)).toMatchObject([
    { betreff: 'Widerruf zu prüfen' },
  ]);
  await api.database.delete(postausgang);
});

test('"Das war ich nicht" gives back the contract with all that its end had taken', async () => {
  await vorgemerktUndGefragt(api.database);
  const vorher = await umfeld(api.database);
  await erklaere(hinterlegt);
  expect(await stand()).toMatchObject({ status: 'STORNIERT' });
  expect((await umfeld(api.database)).vormerkungen).toEqual([]);
  const [nicht = ''] = linksIn((await mailAn(hinterlegt, 'Widerrufsbestätigung')).text);
  api.setNow('2026-11-24T20:00:00Z');
  expect(await lies(nicht)).toMatchObject({ body: { art: 'ZURUECKNEHMEN', ausgefuehrt: true } });
  expect(await loese(nicht)).toMatchObject({ status: 200, body: { art: 'ZURUECKNEHMEN' } });
  expect(await stand()).toMatchObject({
    status: 'LAUFEND',
    kuendbar: 'VERTRAGSENDE',
    beendigungsdatum: null,
    mandatsreferenz: `${nr}-01`,
  });
  expect(await umfeld(api.database)).toEqual(vorher);
  expect(await aktionen()).toContain('widerruf.zurueckgenommen');
  const papiere = await api.database.select().from(tables.dokument);
  expect(
    papiere.map(({ typ, zustand, zustandSeit }) => `${typ} ${zustand} ${zustandSeit}`).toSorted(),
  ).toEqual(['RUECKNAHMEBESTAETIGUNG GUELTIG null', 'WIDERRUFSBESTAETIGUNG AUFGEHOBEN 2026-11-24']);
  expect(await mailAn(hinterlegt, 'Rücknahme bestätigt')).toBeDefined();
});

test('a contract that was ending before goes on ending on its day', async () => {
  await api.database
    .update(tables.vertrag)
    .set({ status: 'AUSLAUFEND', kuendbar: 'NEIN', beendigungsdatum: '2027-11-14' })
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  await erklaere(hinterlegt);
  const [nicht = ''] = linksIn((await mailAn(hinterlegt, 'Widerrufsbestätigung')).text);
  await loese(nicht);
  expect(await stand()).toMatchObject({ status: 'AUSLAUFEND', beendigungsdatum: '2027-11-14' });
});

test('"Das war ich nicht" before the other click leaves the contract as it is, whoever clicks then', async () => {
  await erklaere(fremd);
  const [bestaetigen = '', nicht = ''] = linksIn((await mailAn(hinterlegt)).text);
  expect(await loese(nicht)).toMatchObject({ status: 200, body: { art: 'ZURUECKNEHMEN' } });
  expect(await loese(bestaetigen)).toMatchObject({ status: 409, body: { code: 'LINK_UNGUELTIG' } });
  expect(await stand()).toMatchObject({ status: 'LAUFEND' });
  expect(await aktionen()).toEqual(['widerruf.eingegangen', 'widerruf.verworfen']);
});

test('after the period "Das war ich nicht" restores nothing by itself and says whom to ask', async () => {
  await erklaere(fremd);
  const [bestaetigen = '', nicht = ''] = linksIn((await mailAn(hinterlegt)).text);
  await loese(bestaetigen);
  api.setNow('2026-11-25T10:00:00Z');
  expect(await loese(nicht)).toMatchObject({ status: 409, body: { code: 'FRIST_ABGELAUFEN' } });
  expect(await stand()).toMatchObject({ status: 'STORNIERT' });
});

test('a contract that is undone already is not undone again by an older declaration', async () => {
  await erklaere(fremd);
  const [bestaetigen = ''] = linksIn((await mailAn(hinterlegt)).text);
  await erklaere(hinterlegt);
  expect(await loese(bestaetigen)).toMatchObject({
    status: 409,
    body: { code: 'BEREITS_BEENDET' },
  });
});

test('a declaration that waits stands in the way of no cancellation', async () => {
  await erklaere(fremd, { freitext: 'Zu teuer' });
  api.setNow('2026-11-28T01:00:00Z');
  await nachts('2026-11-28T01:00:00Z');
  await api.database.delete(postausgang);
  const { body } = await api.send({
    method: 'GET',
    path: `/vertrag/${nr}/kuendigung`,
    als: people.kundin,
  });
  expect(JSON.stringify(body)).not.toContain('Wir prüfen Ihren Nachweis');
});

test('nobody fills the mailbox of a holder with requests to confirm', async () => {
  for (let i = 0; i < 7; i += 1) await erklaere(`fremd${i}@example.net`);
  await zugestellt(api);
  expect(mails(hinterlegt)).toHaveLength(5);
  expect(await api.database.select().from(vorgang.beendigung)).toHaveLength(7);
});

function ohneSchluessel({ status, body }: { status: number; body: unknown }) {
  return JSON.stringify([status, body]);
}

/** Only the night that moment belongs to. */
async function nachts(iso: string) {
  const dienste = nachtdienste(api.database, () => new Date(iso));
  expect(await tageslauf(dienste, iso.slice(0, 10))).toMatchObject({ fehler: 0 });
}

async function stand() {
  const [zeile] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nr));
  return zeile;
}

async function aktionen() {
  const zeilen = await api.database.select({ a: tables.journal.aktion }).from(tables.journal);
  return zeilen.map(({ a }) => a).toSorted();
}
