import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dokument, vertrag } from '#server/database/schema.ts';
import { bewerteVertrag } from '#server/rules/tarif/vertragstarif.ts';
import { bereiteVor, mit, schliesseAb } from '#tests/support/antrag.ts';
import { vh } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

/** The contract and the words of its documents. */
async function abgeschlossen(antrag: typeof vh) {
  const nummer = z.parse(z.string(), (await schliesseAb(api, antrag)).versicherungsNummer);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, nummer));
  const texte = await api.database
    .select({ inhalt: dokument.inhalt, typ: dokument.typ })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  return { zeile, texte };
}

test('a consultant is insured with her office and a partner, whom the policy names', async () => {
  const { zeile, texte } = await abgeschlossen(vh);
  expect(zeile).toMatchObject({
    versicherungsNummer: expect.stringMatching(/^VH26\d{7}$/) as unknown,
    vertragsArt: 'GEWERBE',
    versicherungsTyp: 'VH',
    produkt: 'VH_2',
    kuendbar: 'VERTRAGSENDE',
    versicherungsSumme: 500_000_00,
    beitragsKomponenten: [
      { name: 'vsh', nettoJahr: 600_00, steuersatz: 1900 },
      { name: 'buerohaftpflicht', nettoJahr: 60_00, steuersatz: 1900 },
      { name: 'phv', nettoJahr: 42_00, steuersatz: 1900 },
    ],
    risiken: {
      selbstBeteiligung: { wert: 500_00, unit: 'ABSOLUT' },
      jahresumsatz: { value: 150_000_00, isAdjustable: false },
      versicherteGewerbe: { hauptgewerbe: 'Unternehmensberatung', nebengewerbe: [] },
      vh: { versicherteGefahren: { buerohaftpflicht: true, phv: true } },
      buerohaftpflicht: true,
      phvAnzahl: 'EINS',
      mitversicherte: [{ vorname: 'Eva', nachname: 'Sommer', geburtsdatum: '1979-02-03' }],
    },
  });
  const schein = texte.find(({ typ }) => typ === 'VERSICHERUNGSSCHEIN')?.inhalt ?? '';
  expect(schein).toContain('Eva Sommer, geboren am 03.02.1979');
  expect(texte.map(({ inhalt }) => inhalt).join()).not.toMatch(/undefined|null,/);
});

test('her contract can be changed later: it keeps what it was priced from', async () => {
  const { zeile } = await abgeschlossen(mit(vh, 'firma', { vorname: 'Vera' }));
  expect(
    bewerteVertrag('VH_2', zeile?.tarifAngaben ?? null, zeile?.antragsdatum ?? ''),
  ).toMatchObject({
    ergebnis: 'VERSICHERBAR',
    komponenten: zeile?.beitragsKomponenten,
  });
});

test('a designer without office and people has a contract that names none', async () => {
  const { personen: _, ...alle } = vh.antworten;
  const ohne = mit({ ...vh, antworten: alle, beitrag: 714_00 }, 'angebot', {
    buerohaftpflicht: false,
    phvAnzahl: 'KEINE',
  });
  const { zeile, texte } = await abgeschlossen(ohne);
  expect(zeile?.risiken).toMatchObject({
    vh: { versicherteGefahren: { buerohaftpflicht: false, phv: false } },
    phvAnzahl: 'KEINE',
    mitversicherte: [],
  });
  const schein = texte.find(({ typ }) => typ === 'VERSICHERUNGSSCHEIN')?.inhalt ?? '';
  expect(schein).toContain('Nicht versichert');
  expect(schein).not.toContain('Privat versichert');
});

const vonHand = 'Wir prüfen Ihre Anfrage persönlich. Bitte senden Sie uns dazu eine Nachricht.';
const nicht = 'Dieses Risiko können wir online leider nicht versichern.';
const ohneFragen = mit(vh, 'taetigkeit', { risikofragen: {} });

test.each([
  [
    'a mistake somebody may claim for',
    mit(vh, 'betrieb', { bekanntePflichtverletzung: true }),
    null,
    vonHand,
  ],
  ['fees above 2 Mio. EUR', mit(vh, 'einstieg', { jahresumsatz: 2_000_000_01 }), null, vonHand],
  ['fees from the USA', mit(vh, 'betrieb', { auslandsumsatzUSA: true }), null, vonHand],
  ['much abroad', mit(vh, 'betrieb', { auslandsanteilUeber10: true }), null, vonHand],
  [
    'a profession with compulsory cover',
    mit(ohneFragen, 'einstieg', { hauptgewerbe: { gewerbeId: '1502', name: 'Steuerberatung' } }),
    null,
    vonHand,
  ],
  [
    'a trade that is not insured',
    mit(ohneFragen, 'einstieg', { hauptgewerbe: { gewerbeId: '1105', name: 'Juwelier' } }),
    null,
    nicht,
  ],
  [
    'two people insured privately of whom one is named',
    mit(vh, 'angebot', { phvAnzahl: 'ZWEI' }),
    'personen',
    'Bitte prüfen Sie den Schritt „Personen“: Nennen Sie Namen und Geburtsdatum aller Personen, die privat versichert sind.',
  ],
  [
    'somebody named who is not insured',
    mit(vh, 'personen', { vorname2: 'Udo', nachname2: 'Winter', geburtsdatum2: '1982-08-09' }),
    'personen',
    'Bitte prüfen Sie den Schritt „Personen“: Diese Person ist in Ihrem Angebot nicht versichert.',
  ],
  [
    'people where nobody is insured privately',
    mit(vh, 'angebot', { phvAnzahl: 'KEINE' }),
    null,
    'Ihre Angaben im Schritt „Personen“ gehören nicht zu diesem Antrag. Bitte prüfen Sie alle Angaben noch einmal.',
  ],
])('%s is not prepared', async (_, antrag, schritt, errorMessage) => {
  expect(await bereiteVor(api, antrag)).toMatchObject({
    status: 409,
    body: { code: 'NICHT_ABSCHLIESSBAR', schritt, errorMessage },
  });
});
