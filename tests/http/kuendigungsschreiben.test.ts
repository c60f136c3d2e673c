import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mit, schliesseAb } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { bhv, fahrrad, hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
beforeEach(() => api.setNow('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

/** A contract that ends before hers begins. */
const laufend = (antrag: Musterantrag, felder: object = {}): Musterantrag =>
  mit(antrag, 'vorversicherung', {
    vorversicherungVorhanden: true,
    vorversicherer: 'Beispiel <Versicherung>',
    gekuendigtDurch: 'LAEUFT_NOCH',
    laeuftNochBis: '2026-11-20',
    ...felder,
  });

async function schreibenVon(antrag: Musterantrag) {
  const { dokumente } = await schliesseAb(api, antrag);
  return dokumente.find(({ typ }) => typ === 'KUENDIGUNGSSCHREIBEN') ?? null;
}

async function seite(url: string) {
  const antwort = await api.app.inject({ method: 'GET', url });
  return { status: antwort.statusCode, text: antwort.body, art: antwort.headers['content-type'] };
}

test('whoever is still insured elsewhere gets a letter to that insurer that she only has to sign', async () => {
  const schreiben = await schreibenVon(
    laufend(hausrat, { vertragsnummerVorversicherer: 'HV 47-11' }),
  );
  expect(schreiben?.name).toBe('Kündigungsschreiben');
  const { status, text } = await seite(schreiben?.url ?? '');
  expect(status).toBe(200);
  expect(text).toContain('Kündigung: Hausratversicherung, Vertragsnummer HV 47-11');
  expect(text).toContain('Anna Bergmann<br>Ludgeristraße 12<br>48143 Münster');
  expect(text).toContain('An<br>Beispiel &lt;Versicherung&gt;');
  expect(text).toContain('kündige ich meinen Vertrag zum 20.11.2026');
  expect(text).toContain('Bitte bestätigen Sie mir schriftlich');
  expect(text).toContain('Unterschrift (Anna Bergmann)');
  const pdf = await seite(schreiben?.url.replace(/html$/, 'pdf') ?? '');
  expect(pdf.art).toBe('application/pdf');
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
});

test('a firm writes as one, and without a number where it named none', async () => {
  const schreiben = await schreibenVon(laufend(bhv));
  const { text } = await seite(schreiben?.url ?? '');
  expect(text).toContain('kündigen wir unseren Vertrag zum 20.11.2026');
  expect(text).not.toContain('Vertragsnummer');
});

test('nobody else can open her letter', async () => {
  const schreiben = await schreibenVon(laufend(fahrrad));
  const andere = schreiben?.url.replace(/docs\/.{4}/, 'docs/AAAA') ?? '';
  expect((await seite(andere)).status).toBe(404);
});

test.each([
  ['was insured nowhere', hausrat],
  ['has cancelled already', laufend(hausrat, { gekuendigtDurch: 'KUNDE' })],
])('whoever %s gets no letter', async (_, antrag) => {
  expect(await schreibenVon(antrag)).toBeNull();
});
