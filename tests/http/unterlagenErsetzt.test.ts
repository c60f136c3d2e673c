import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vorbereitet } from '#contract/endpoints/antrag/aufrufe.ts';
import { postausgang } from '#server/database/antragsschema.ts';
import type { Sendung } from '#server/outbox/ports.ts';
import { bereiteVor, mit, schliesseAb } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { fahrrad, hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { eventually } from '#tests/support/eventually.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
let annehmen: (mail: Sendung) => Promise<void>;
const mails: Sendung[] = [];
const nimmt = (mail: Sendung) => Promise.resolve(void mails.push(mail));
const lehntAb = () => Promise.reject(new Error('no server'));

beforeAll(async () => {
  api = await openTestApi({ sendMail: (mail) => annehmen(mail) });
  await insertRows(api.database);
});
beforeEach(() => {
  annehmen = nimmt;
  mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
});
afterEach(async () => {
  await api.database.delete(postausgang);
});
afterAll(() => api.close());

const an = (email: string, antrag: Musterantrag = hausrat) =>
  mit(antrag, 'kontaktZahlung', { email });
const anders = (antrag: Musterantrag, vorname = 'Frieda') => mit(antrag, 'person', { vorname });
const ersetzt = /ersetzen deshalb die, die wir Ihnen am (.*) geschickt haben/;

/** Prepares behind what the same tab prepared before; its id. */
async function bereitet(antrag: Musterantrag, ...vorige: string[]): Promise<string> {
  const felder = vorige.length > 0 ? { vorige } : {};
  return z.parse(vorbereitet, (await bereiteVor(api, antrag, { felder })).body).antragId;
}

const gesendet = (wieViele: number) => eventually(() => expect(mails).toHaveLength(wieViele));

test('the first papers replace none, those of a changed answer say whose place they take', async () => {
  const erste = await bereitet(an('erste@example.org'));
  await gesendet(1);
  expect(mails[0]?.text).not.toMatch(ersetzt);
  api.setNow('2026-11-20T10:05:00Z');
  await bereitet(anders(an('erste@example.org')), erste);
  await gesendet(2);
  expect(mails[1]?.text).toMatch(ersetzt);
  expect(mails[1]?.text).toContain('am 20.11.2026 um 11:00\u00A0Uhr geschickt');
});

test('whoever goes back to her answers of before gets their papers again, as the last in her mailbox', async () => {
  const antrag = an('zurueck@example.org');
  const erste = await bereitet(antrag);
  await gesendet(1);
  api.setNow('2026-11-20T10:05:00Z');
  const zweite = await bereitet(anders(antrag), erste);
  await gesendet(2);
  api.setNow('2026-11-20T10:09:00Z');
  expect(await bereitet(antrag, erste, zweite)).toBe(erste);
  await gesendet(3);
  expect(mails[2]?.text).toContain('am 20.11.2026 um 11:05\u00A0Uhr geschickt');
  // Looked at once more, nothing is sent again.
  await bereitet(antrag, erste, zweite);
  expect(mails).toHaveLength(3);
});

test('papers that wait for a mail server are withdrawn with the answers they were made for', async () => {
  annehmen = lehntAb;
  const antrag = an('wartet@example.org');
  const erste = await bereitet(antrag);
  const zweite = await bereitet(anders(antrag), erste);
  annehmen = nimmt;
  api.setNow('2026-11-20T10:03:00Z');
  await bereitet(anders(antrag), erste, zweite);
  await gesendet(1);
  api.setNow('2026-11-20T11:00:00Z');
  await bereitet(an('weckt-nur@example.org'));
  await gesendet(2);
  const ihre = mails.filter((mail) => mail.an === 'wartet@example.org');
  expect(ihre).toHaveLength(1);
  // Nothing reached her that could be replaced.
  expect(ihre[0]?.text).not.toMatch(ersetzt);
});

test('a set that left before one that was withdrawn is the one that is replaced', async () => {
  const antrag = an('kette@example.org');
  const erste = await bereitet(antrag);
  await gesendet(1);
  annehmen = lehntAb;
  api.setNow('2026-11-20T10:05:00Z');
  const zweite = await bereitet(anders(antrag), erste);
  annehmen = nimmt;
  await bereitet(anders(antrag, 'Greta'), erste, zweite);
  await gesendet(2);
  expect(mails[1]?.text).toContain('am 20.11.2026 um 11:00\u00A0Uhr geschickt');
});

test('whoever corrects her address reads of no papers that went to another one', async () => {
  const erste = await bereitet(an('vertippt@example.org'));
  await gesendet(1);
  await bereitet(an('richtig@example.org'), erste);
  await gesendet(2);
  expect(mails[1]?.an).toBe('richtig@example.org');
  expect(mails[1]?.text).not.toMatch(ersetzt);
});

test('neither what became a contract nor another product is replaced', async () => {
  const { antragId } = await schliesseAb(api, an('bleibt@example.org'));
  await gesendet(2);
  const rad = await bereitet(an('bleibt@example.org', fahrrad));
  await gesendet(3);
  await bereitet(anders(an('bleibt@example.org')), antragId, rad);
  await gesendet(4);
  expect(mails[3]?.text).not.toMatch(ersetzt);
});
