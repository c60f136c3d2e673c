import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { abschluss, vorbereitet } from '#contract/endpoints/antrag/aufrufe.ts';
import { einwilligung } from '#server/database/antragsschema.ts';
import { beratung as beratungstabelle } from '#server/database/beratungsschema.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  mit,
  stelle,
} from '#tests/support/antrag.ts';
import { eigeneBeratung } from '#tests/support/beratungsrechte.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const beraten = { BERATUNGSPROTOKOLL: '2026-11-22' };
const verzichtet = { BERATUNGSVERZICHT: '2026-11-22' };

test.each([
  ['neither a protocol nor a waiver', {}],
  ['a protocol and a waiver at once', { ...beraten, ...verzichtet }],
  ['a waiver of other words', { BERATUNGSVERZICHT: '2025-01-01' }],
])('a broker who declares %s concludes nothing', async (_, weitere) => {
  expect(await schliesstAlsMakler(weitere)).toMatchObject({
    status: 409,
    body: {
      schritt: 'abschluss',
      errorMessage: 'Bitte beantworten Sie noch: „Haben Sie Ihren Kunden beraten?“',
    },
  });
});

test('whether a broker advised or his customer waived it is kept with the contract and stands in her application', async () => {
  const antwort = await schliesstAlsMakler(verzichtet);
  expect(antwort.status).toBe(200);
  const { versicherungsNummer, dokumente } = z.parse(abschluss, antwort.body);
  const erklaert = await api.database
    .select({ consent: einwilligung.consent, version: einwilligung.version })
    .from(einwilligung)
    .where(eq(einwilligung.versicherungsNummer, versicherungsNummer ?? ''));
  expect(erklaert).toContainEqual({ consent: 'BERATUNGSVERZICHT', version: '2026-11-22' });
  expect(erklaert.map(({ consent }) => consent)).not.toContain('BERATUNGSPROTOKOLL');
  const antrag = dokumente.find(({ typ }) => typ === 'ANTRAG');
  const { payload } = await api.app.inject({ url: antrag?.url ?? '' });
  expect(payload).toContain('hat auf die Beratung und deren Dokumentation verzichtet.');
});

const ohneRat = mit(mit(hausrat, 'einstieg', { wunsch: 'KEINE_BERATUNG' }), 'person', {
  vorname: 'Carla',
});
const verzicht = { VERZICHT_AUF_BERATUNG: '2026-11-24' };

test('a customer who wants no advice is shown none, and concludes only with the declaration that says what it may cost her', async () => {
  const antragId = await antragIdVon(bereiteVor(api, ohneRat));
  const { beratung } = z.parse(vorbereitet, (await bereiteVor(api, ohneRat)).body);
  expect(beratung).toBeUndefined();
  const ohne = await stelle(api, 'hausrat', einreichung(ohneRat, antragId));
  expect(ohne).toMatchObject({ status: 409, body: { schritt: 'abschluss' } });
  expect(JSON.stringify(ohne.body)).toContain('gegen den Versicherer');
  const einwilligungen = { ...erklaerungen, ...verzicht };
  const antworten = { ...ohneRat.antworten, abschluss: { antragId, einwilligungen } };
  const antwort = await stelle(api, 'hausrat', { ...einreichung(ohneRat, antragId), antworten });
  const { versicherungsNummer, dokumente } = z.parse(abschluss, antwort.body);
  const erklaert = await api.database
    .select({ consent: einwilligung.consent, version: einwilligung.version })
    .from(einwilligung)
    .where(eq(einwilligung.versicherungsNummer, versicherungsNummer ?? ''));
  expect(erklaert).toContainEqual({ consent: 'VERZICHT_AUF_BERATUNG', version: '2026-11-24' });
  for (const typ of ['ANTRAG', 'BERATUNGSPROTOKOLL']) {
    const { payload } = await api.app.inject({
      url: dokumente.find((eines) => eines.typ === typ)?.url ?? '',
    });
    expect(payload.replaceAll('\u00A0', ' ').replaceAll('&nbsp;', ' ')).toContain(
      'gegen den Versicherer einen Schadensersatzanspruch nach § 6 Abs. 5 VVG',
    );
    expect(payload).not.toContain('Wir empfehlen');
  }
});

test('a customer whom a broker advised finds no second advice beside his record', async () => {
  const entwurfId = crypto.randomUUID();
  await api.database.insert(beratungstabelle).values({ ...eigeneBeratung, entwurfId });
  const ihrer = mit(hausrat, 'person', { vorname: 'Jule' });
  const { beratung, dokumente } = z.parse(
    vorbereitet,
    (await bereiteVor(api, ihrer, { felder: { entwurfId } })).body,
  );
  expect(beratung).toBeUndefined();
  expect(dokumente.map(({ typ }) => typ)).not.toContain('BERATUNGSPROTOKOLL');
});

test('a customer who waives nothing is not asked to, and finds the advice with what is not covered before she concludes', async () => {
  const { beratung, dokumente } = z.parse(
    vorbereitet,
    (await bereiteVor(api, mit(hausrat, 'person', { vorname: 'Dora' }))).body,
  );
  expect(beratung?.rat).toMatch(/^Wir empfehlen/);
  expect(beratung?.luecken.punkte.length).toBeGreaterThan(0);
  const protokoll = dokumente.find(({ typ }) => typ === 'BERATUNGSPROTOKOLL');
  const { payload } = await api.app.inject({ url: protokoll?.url ?? '' });
  expect(payload).toContain(beratung?.luecken.punkte[0]);
});

/** What he declares beside what everybody does. */
async function schliesstAlsMakler(weitere: Record<string, string>) {
  const als = people.makler;
  const ihrer = mit(hausrat, 'person', { vorname: 'Berta' });
  const antragId = await antragIdVon(bereiteVor(api, ihrer, { als }));
  const einwilligungen = { ...erklaerungen, ERSTINFORMATION: '2026-11-01', ...weitere };
  const antworten = { ...ihrer.antworten, abschluss: { antragId, einwilligungen } };
  return stelle(api, 'hausrat', { ...einreichung(ihrer, antragId), antworten }, { als });
}
