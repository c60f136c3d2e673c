import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dokument, vertrag } from '#server/database/schema.ts';
import { bewerteVertrag } from '#server/rules/tarif/vertragstarif.ts';
import { bereiteVor, mit, schliesseAb } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { einzelneGefahren, inhalt } from '#tests/support/inhaltsantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

/** The contract and the words of its documents. */
async function abgeschlossen(antrag: Musterantrag) {
  const nummer = z.parse(z.string(), (await schliesseAb(api, antrag)).versicherungsNummer);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, nummer));
  const texte = await api.database
    .select({ inhalt: dokument.inhalt, typ: dokument.typ })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  return { zeile, schein: texte.find(({ typ }) => typ === 'VERSICHERUNGSSCHEIN')?.inhalt ?? '' };
}

test('an office is insured against all risks, with the day its cover against the elements begins', async () => {
  const { zeile, schein } = await abgeschlossen(inhalt);
  expect(zeile).toMatchObject({
    versicherungsNummer: expect.stringMatching(/^IA26\d{7}$/) as unknown,
    vertragsArt: 'GEWERBE',
    versicherungsTyp: 'SI',
    produkt: 'SI_ALLGEFAHREN',
    kuendbar: 'VERTRAGSENDE',
    versicherungsSumme: 60_000_00,
    risiken: {
      selbstBeteiligung: { wert: 250_00, unit: 'ABSOLUT' },
      elementar: true,
      elementarAb: '2026-12-21',
      risikoOrt: { plz: '48143', strasse: 'Königsstraße' },
      jahresumsatz: { value: 150_000_00 },
      versicherteGewerbe: { hauptgewerbe: 'Unternehmensberatung', nebengewerbe: [] },
    },
  });
  expect(schein).toContain('21.12.2026');
  expect(schein).toContain('bündige Zylinderschlösser');
  expect(schein).not.toMatch(/undefined|null,/);
});

test('an office is insured against the hazards it chose, and no other', async () => {
  const { zeile, schein } = await abgeschlossen(einzelneGefahren);
  expect(zeile).toMatchObject({
    versicherungsNummer: expect.stringMatching(/^IM26\d{7}$/) as unknown,
    produkt: 'SI_MEHRGEFAHREN',
    risiken: {
      elementar: false,
      gefahren: ['FEUER', 'EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL', 'GLAS'],
    },
  });
  expect(schein).toContain('Feuer, Einbruchdiebstahl und Vandalismus, Leitungswasser');
});

test.each<[string, Musterantrag]>([
  ['against all risks', inhalt],
  ['by hazard', einzelneGefahren],
])('a contract %s keeps what it was priced from', async (_, antrag) => {
  const { zeile } = await abgeschlossen(mit(antrag, 'firma', { vorname: 'Vera' }));
  expect(
    bewerteVertrag(
      antrag.gemeint ?? 'SI_ALLGEFAHREN',
      zeile?.tarifAngaben ?? null,
      zeile?.antragsdatum ?? '',
    ),
  ).toMatchObject({ ergebnis: 'VERSICHERBAR', komponenten: zeile?.beitragsKomponenten });
});

test('who works at home alone is asked nothing about doors and has a contract without them', async () => {
  const { sicherung: _, ...alle } = inhalt.antworten;
  const zuHause = mit(
    mit({ ...inhalt, antworten: alle, beitrag: 143_27 }, 'betrieb', { nurHomeoffice: true }),
    'einstieg',
    { versicherungssumme: 40_000_00 },
  );
  const { schein } = await abgeschlossen(zuHause);
  expect(schein).not.toContain('Zylinderschlösser');
});

test.each<[string, Musterantrag]>([
  ['a sum of more than 50.000 EUR at home', mit(inhalt, 'betrieb', { nurHomeoffice: true })],
  ['a roof of reed', mit(inhalt, 'betrieb', { bauart: 'WEICHE_DACHUNG' })],
  ['a neighbour that burns easily', mit(inhalt, 'betrieb', { gefahrennachbarschaft: true })],
  ['a door without a flush lock', mit(inhalt, 'sicherung', { tuerschloss: false })],
  ['a sum that is off its step', mit(inhalt, 'einstieg', { versicherungssumme: 60_500_00 })],
  [
    'a jeweller',
    mit(inhalt, 'einstieg', { hauptgewerbe: { gewerbeId: '1105', name: 'Juwelier' } }),
  ],
  [
    'a bicycle shop worth much without an alarm system',
    mit(inhalt, 'einstieg', {
      hauptgewerbe: { gewerbeId: '1104', name: 'Fahrradhandel mit Werkstatt' },
      versicherungssumme: 300_000_00,
    }),
  ],
])('nothing is prepared with %s', async (_, antrag) => {
  expect((await bereiteVor(api, antrag)).status).toBe(409);
});

test('a body that does not say which insurance of contents it means is refused', async () => {
  const { gemeint: _, ...ohne } = inhalt;
  expect((await bereiteVor(api, ohne)).status).toBe(422);
});
