// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aufgabe, dokument, partner, vertrag } from '#server/database/schema.ts';
import { abschluss } from '#contract/endpoints/antrag/aufrufe.ts';
import { bewerteVertrag } from '#server/rules/tarif/vertragstarif.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  mit,
  schliesseAb,
  stelle,
} from '#tests/support/antrag.ts';
import { bhv, fahrrad, hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

/** Of a trade nobody asks about. */
const ohneFragen = mit(bhv, 'taetigkeit', { risikofragen: {} });

/** The contract, who has it, and the words of its documents. */
const abgeschlossen = async (antrag: typeof bhv) => {
  const fertig = await schliesseAb(api, antrag);
  const nummer = z.parse(z.string(), fertig.versicherungsNummer);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer))
    .where(eq(vertrag.versicherungsNummer, nummer));
  const texte = await api.database
    .select({ inhalt: dokument.inhalt })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  return { zeile, worte: texte.map(({ inhalt }) => inhalt).join('\n') };
};
const aufgabenVon = async (antrag: typeof fahrrad) => {
  const { zeile } = await abgeschlossen(antrag);
  const nummer = zeile?.vertrag.versicherungsNummer ?? '';
  return api.database.select().from(aufgabe).where(eq(aufgabe.versicherungsNummer, nummer));
};
const offen = (schritt: string | null, errorMessage: string) => ({
  status: 409,
  body: { code: 'NICHT_ABSCHLIESSBAR', schritt, errorMessage },
});

test('whoever gives the frame number later has a task that says so, anybody else has none', async () => {
  const spaeter = mit(fahrrad, 'rad', {
    rahmennummer: undefined,
    rahmennummerSpaeter: true,
  });
  expect(await aufgabenVon(spaeter)).toMatchObject([
    {
      typ: 'RahmennummerNachreichen',
      status: 'Offen',
      erstelltAm: '2026-11-20',
      faelligAm: '2026-12-18',
      erledigtAm: null,
    },
  ]);
  expect(await aufgabenVon(mit(fahrrad, 'person', { vorname: 'Ulf' }))).toEqual([]);
});

test('the title of a person stays with her and stands in her application', async () => {
  const mitTitel = mit(hausrat, 'person', { titel: 'Prof. Dr.', vorname: 'Paula' });
  const { zeile, worte } = await abgeschlossen(mitTitel);
  expect(zeile?.partner).toMatchObject({ titel: 'Prof. Dr.' });
  expect(worte).toContain('Prof. Dr. Paula');
});

test('the number of the office stays with the firm and stands in its application', async () => {
  const { zeile, worte } = await abgeschlossen(
    mit(bhv, 'kontaktZahlung', { telefon: '+492519876543' }),
  );
  expect(zeile?.partner).toMatchObject({ titel: null, telefon: '+492519876543' });
  expect(worte).toContain('+492519876543');
});

test('an e-bike is insured where it stands, its owner is reached where he lives', async () => {
  const { zeile, worte } = await abgeschlossen(fahrrad);
  expect(zeile).toMatchObject({
    vertrag: {
      versicherungsNummer: expect.stringMatching(/^FA26\d{7}$/) as unknown,
      vertragsArt: 'PRIVAT',
      versicherungsTyp: 'FAHRRAD',
      produkt: 'FAHRRAD_2',
      deckungsIdentifier: null,
      kuendbar: 'TAEGLICH',
      zahlweise: 'MONATLICH',
      versicherungsSumme: 3_500_00,
      beitragsKomponenten: [
        { name: 'diebstahl', nettoJahr: 163_80, steuersatz: 1900 },
        { name: 'reparatur', nettoJahr: 104_65, steuersatz: 1900 },
        { name: 'schutzbrief', nettoJahr: 9_90, steuersatz: 1900 },
      ],
      risiken: {
        risikoOrt: { plz: '48143', ort: 'Münster' },
        fahrrad: {
          hersteller: 'Kalkhoff',
          typ: 'E_BIKE',
          rahmennummer: 'WBK-4711',
          versicherteRisiken: {
            diebstahl: true,
            reparatur: true,
            reparaturOhneVerschleiss: false,
            schutzbrief: true,
          },
        },
        deckungsVarianten: [],
      },
    },
    partner: { anrede: 'Herr', nachname: 'Brandt', plz: '45127', ort: 'Essen' },
  });
  expect(worte).toContain('WBK-4711');
  expect(worte).not.toMatch(/undefined|null,/);
});

test('a bicycle whose maker is in no list and whose number comes later is insured too', async () => {
  const selbst = mit(fahrrad, 'rad', {
    hersteller: 'Sonstiger Hersteller',
    herstellerFreitext: 'Radwerk Köln',
    rahmennummerSpaeter: true,
    rahmennummer: undefined,
  });
  const { zeile, worte } = await abgeschlossen(selbst);
  expect(zeile?.vertrag.risiken.fahrrad).toMatchObject({
    hersteller: 'Radwerk Köln',
    rahmennummer: null,
  });
  expect(worte).toContain('{"name":"Rahmennummer später nachreichen","wert":"Ja"}');
});

test('a firm is insured under its name, with the trades as the list names them', async () => {
  const umbenannt = mit(bhv, 'einstieg', {
    hauptgewerbe: { gewerbeId: '1001', name: 'Sprengmeister, alles mitversichert' },
  });
  const { zeile, worte } = await abgeschlossen(umbenannt);
  expect(zeile).toMatchObject({
    vertrag: {
      versicherungsNummer: expect.stringMatching(/^BH26\d{7}$/) as unknown,
      vertragsArt: 'GEWERBE',
      versicherungsTyp: 'BHV',
      produkt: 'BHV_2',
      kuendbar: 'VERTRAGSENDE',
      versicherungsSumme: 500_000_000,
      beitragsKomponenten: [{ name: 'bhv', nettoJahr: 76_50, steuersatz: 1900 }],
      bankverbindung: { kontoinhaber: 'Nordlicht IT GmbH' },
      risiken: {
        selbstBeteiligung: { wert: 250_00, unit: 'ABSOLUT' },
        jahresumsatz: { value: 120_000_00, isAdjustable: false },
        versicherteGewerbe: {
          hauptgewerbe: 'IT-Dienstleistung, Softwareentwicklung',
          nebengewerbe: [],
        },
      },
    },
    partner: { firma: 'Nordlicht IT GmbH', vorname: 'Lena', nachname: 'Krüger', ort: 'Münster' },
  });
  expect(worte).not.toContain('Sprengmeister');
  expect(worte).toContain('HRB 12345');
});

test.each([
  [
    'a bicycle of four years with repairs',
    mit(fahrrad, 'rad', { kaufdatum: '2022-10-01' }),
    offen(
      'angebot',
      'Den Reparaturschutz bieten wir nur für Räder an, die nicht älter als 3\u00A0Jahre sind.',
    ),
  ],
  [
    'an s-pedelec',
    mit(fahrrad, 'einstieg', { fahrradTyp: 'S_PEDELEC' }),
    offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
  ],
  [
    'a question about the risk that is left out',
    mit(bhv, 'taetigkeit', { risikofragen: { R02: true } }),
    offen(
      'taetigkeit',
      'Bitte prüfen Sie den Schritt „Tätigkeit“: Beantworten Sie diese Frage mit ja oder nein.',
    ),
  ],
  [
    'a firm that earns much abroad',
    mit(bhv, 'betrieb', { auslandsanteilUeber10: true }),
    offen(null, 'Wir prüfen Ihre Anfrage persönlich. Bitte senden Sie uns dazu eine Nachricht.'),
  ],
  [
    'a demolition firm',
    mit(ohneFragen, 'einstieg', { hauptgewerbe: { gewerbeId: '1401', name: 'Abbruch' } }),
    offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
  ],
])('%s is not prepared', async (_, antrag, erwartet) => {
  expect(await bereiteVor(api, antrag)).toMatchObject(erwartet);
});

test('answers to questions of a trade she no longer names do not count as hers', async () => {
  const andere = mit(bhv, 'einstieg', {
    hauptgewerbe: { gewerbeId: '1006', name: 'Übersetzungsbüro' },
  });
  expect(await bereiteVor(api, andere)).toMatchObject(
    offen(
      'taetigkeit',
      'Bitte prüfen Sie den Schritt „Tätigkeit“: Nach einer Antwort fragt keine Ihrer Tätigkeiten mehr.',
    ),
  );
});

test('a founder keeps the price of the day her documents were made', async () => {
  const gruenderin = mit(bhv, 'betrieb', { gruendungsdatum: '2024-11-21' });
  const antragId = await antragIdVon(bereiteVor(api, gruenderin));
  // From now on she is no founder any more.
  api.setNow('2026-11-21T10:00:00Z');
  expect(await antragIdVon(bereiteVor(api, gruenderin))).not.toBe(antragId);
  const antwort = await stelle(api, 'bhv', einreichung(gruenderin, antragId));
  const { versicherungsNummer } = z.parse(abschluss, antwort.body);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .where(eq(vertrag.versicherungsNummer, versicherungsNummer ?? ''));
  expect(zeile?.beitragsKomponenten).toMatchObject([{ nettoJahr: 76_50 }]);
});

test.each([
  ['a bicycle', mit(fahrrad, 'person', { vorname: 'Vera' })],
  ['a business', mit(bhv, 'firma', { vorname: 'Vera' })],
])('%s can be changed later: its contract keeps what it was priced from', async (_, antrag) => {
  const { zeile } = await abgeschlossen(antrag);
  const { produkt, tarifAngaben, antragsdatum, beitragsKomponenten } =
    zeile?.vertrag ?? ohneVertrag;
  expect(tarifAngaben).not.toHaveProperty('zahlweise');
  expect(bewerteVertrag(produkt, tarifAngaben, antragsdatum)).toMatchObject({
    ergebnis: 'VERSICHERBAR',
    komponenten: beitragsKomponenten,
  });
});

const ohneVertrag = {
  produkt: 'KFZ',
  tarifAngaben: null,
  antragsdatum: '2026-11-20',
  beitragsKomponenten: [],
} as const;
