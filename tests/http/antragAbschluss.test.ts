// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vertragskachel } from '#contract/entities/vertrag.ts';
import { antrag, einwilligung } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  mit,
  schliesseAb,
  stelle,
} from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
beforeEach(() => {
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const vertragszeile = async (nummer: string) => {
  const bedingung = eq(tables.vertrag.versicherungsNummer, nummer);
  const [zeile] = await api.database.select().from(tables.vertrag).where(bedingung);
  if (!zeile) throw new Error(`No contract ${nummer}`);
  return zeile;
};
const nummerVon = ({ versicherungsNummer }: { versicherungsNummer: string | null }) =>
  z.parse(z.string(), versicherungsNummer);

test('a visitor who applies has a contract with all its documents, and is told how to register', async () => {
  const fertig = await schliesseAb(api, hausrat, { felder: { referenz: 'partner-17' } });
  expect(fertig).toMatchObject({ status: 'ANGELEGT', neuerKunde: true });
  const nummer = nummerVon(fertig);
  expect(nummer).toMatch(/^HR26[1-9]\d{6}$/);
  expect(fertig.dokumente.map(({ typ }) => typ)).toEqual(
    expect.arrayContaining([
      'VERSICHERUNGSSCHEIN',
      'ANTRAG',
      'AVB',
      'SEPA_MANDAT',
      'ALLE_UNTERLAGEN',
    ]),
  );
  const zeile = await vertragszeile(nummer);
  expect(zeile).toMatchObject({
    vertragsArt: 'PRIVAT',
    versicherungsTyp: 'HAUSRAT',
    produkt: 'HAUSRAT',
    deckungsIdentifier: 'KOMFORT',
    marke: 'ANDSAFE',
    status: 'LAUFEND',
    kuendbar: 'TAEGLICH',
    zahlweise: 'JAEHRLICH',
    versicherungsSumme: 42_250_00,
    beitragsKomponenten: [{ name: 'GRUNDDECKUNG', nettoJahr: 59_15, steuersatz: 1615 }],
    tarifVersion: 'RT-2026',
    bankverbindung: {
      iban: 'DE02120300000000202051',
      swiftBic: 'BYLADEM1001',
      kontoinhaber: 'Anna Bergmann',
    },
    antragsdatum: '2026-11-20',
    unterlagenErhaltenAm: '2026-11-20',
    vertragsBeginn: '2026-11-21',
    beginnverlegung: null,
    hauptfaelligkeitTag: 21,
    hauptfaelligkeitMonat: 11,
    risiken: {
      selbstBeteiligung: { wert: 0, unit: 'ABSOLUT' },
      elementar: false,
      risikoOrt: { plz: '48143', ort: 'Münster', strasse: 'Ludgeristraße', hausnummer: '12' },
      hausrat: {
        plz: '48143',
        wohnflaeche: 65,
        hausratDeckungen: ['GRUNDDECKUNG'],
        elementarEinschliessbar: true,
        hfkVariante: null,
      },
      deckungsVarianten: [
        {
          deckungsVarianteIdentifier: 'KOMFORT',
          deckungsVarianteName: 'Komfort',
          versicherungssumme: 42_250_00,
        },
      ],
    },
  });
  expect(zeile.partnerNummer).toMatch(/^P1\d{5}$/);
  const [neu] = await api.database
    .select()
    .from(tables.partner)
    .where(eq(tables.partner.partnerNummer, zeile.partnerNummer));
  expect(neu).toMatchObject({
    anrede: 'Frau',
    vorname: 'Anna',
    nachname: 'Bergmann',
    strasse: 'Ludgeristraße',
    email: 'anna.bergmann@example.org',
    handynummer: '+491701234567',
    vermittlerNummer: null,
  });
  // The papers before the declaration went to her as well.
  const betreff = `Ihr Versicherungsschein ${nummer}`;
  const ihre = await eventually(() => {
    const mail = api.mails.find((eine) => eine.betreff === betreff);
    if (!mail) throw new Error('no mail yet');
    return mail;
  });
  expect(ihre.an).toBe('anna.bergmann@example.org');
  expect(ihre.text).toContain('Sie zahlen jährlich 68,70\u00A0EUR.');
  expect(ihre.text).toContain('https://portal.example.org/kunden/login/registrieren');
  expect(ihre.text).toContain('https://portal.example.org/vertrag-widerrufen');
  const alle = fertig.dokumente.find(({ typ }) => typ === 'ALLE_UNTERLAGEN');
  expect(ihre.text).toContain(`https://portal.example.org${alle?.url}`);
});

test('what was declared is kept with its version and time, and the application with its contract', async () => {
  const { antragId, ...fertig } = await schliesseAb(
    api,
    mit(hausrat, 'person', { vorname: 'Berta' }),
  );
  const versicherungsNummer = nummerVon(fertig);
  const erklaert = await api.database
    .select()
    .from(einwilligung)
    .where(eq(einwilligung.versicherungsNummer, versicherungsNummer));
  expect(Object.fromEntries(erklaert.map(({ consent, version }) => [consent, version]))).toEqual(
    erklaerungen,
  );
  expect(
    erklaert.every(({ erteiltAm }) => erteiltAm.getTime() === Date.parse('2026-11-20T10:00:00Z')),
  ).toBe(true);
  const [zeile] = await api.database.select().from(antrag).where(eq(antrag.id, antragId));
  expect(zeile).toMatchObject({ versicherungsNummer, laeuftAb: null, beitrag: 68_70 });
  expect(zeile?.antworten).not.toContain('12030000');
  expect(zeile?.antworten).toContain('**20 51');
  const [eintrag] = await api.database
    .select()
    .from(tables.journal)
    .where(eq(tables.journal.versicherungsNummer, versicherungsNummer));
  expect(eintrag).toMatchObject({ sub: antragId, rolle: 'gast', aktion: 'vertrag.angelegt' });
});

test('a customer who is signed in finds the new contract in her list and can open it', async () => {
  const ihrer = mit(hausrat, 'person', { vorname: 'Lena', nachname: 'Krüger' });
  const fertig = await schliesseAb(api, ihrer, { als: people.kundin });
  expect(fertig.neuerKunde).toBe(false);
  const nummer = nummerVon(fertig);
  const liste = await api.send({
    method: 'GET',
    path: '/vertrag/findByPartnerNummer/P000001',
    als: people.kundin,
  });
  const nummernDerListe = z
    .parse(z.array(vertragskachel), liste.body)
    .map((v) => v.versicherungsNummer);
  expect(nummernDerListe).toContain(nummer);
  const detail = await api.send({ method: 'GET', path: `/vertrag/${nummer}`, als: people.kundin });
  expect(detail).toMatchObject({
    status: 200,
    body: {
      versicherungsName: 'Hausratversicherung',
      vertragsstatus: 'LAUFEND',
      widerrufbar: true,
      versicherungsPraemie: 68_70,
      hauptfaelligkeit: '2027-11-21',
      bankverbindung: { iban: 'DE** **** **** **** **20 51' },
    },
  });
  const fremder = { method: 'GET', path: `/vertrag/${nummer}`, als: people.andererKunde } as const;
  expect((await api.send(fremder)).status).toBe(404);
  const vonDiesem = () => api.mails.filter(({ text }) => text.includes(nummer));
  await eventually(() => expect(vonDiesem()).toHaveLength(1));
  expect(vonDiesem()[0]?.text).not.toContain('registrieren');
});

test('a visitor with the name of a customer is not taken for her', async () => {
  const namen = { vorname: 'Lena', nachname: 'Krüger', geburtsdatum: '1990-01-02' };
  const gleich = mit(hausrat, 'person', namen);
  const zeile = await vertragszeile(nummerVon(await schliesseAb(api, gleich)));
  expect(zeile.partnerNummer).not.toBe('P000001');
});

test('a broker sells in the name of his agency, his sub-agent looks after what she sold', async () => {
  const vermittlererklaerungen = {
    ...erklaerungen,
    ERSTINFORMATION: '2026-11-01',
    BERATUNGSPROTOKOLL: '2026-11-22',
  };
  await api.database
    .update(tables.zugang)
    .set({ rechte: ['antragStellen', 'kundenSehen'] })
    .where(eq(tables.zugang.sub, 'betreuerin'));
  const antragId = await antragIdVon(bereiteVor(api, hausrat, { als: people.betreuerin }));
  const body = einreichung(hausrat, antragId, { vermittlerNummer: '4711000002' });
  const ohne = await stelle(api, 'hausrat', body, { als: people.betreuerin });
  expect(ohne).toMatchObject({
    status: 409,
    body: {
      schritt: 'abschluss',
      errorMessage:
        'Bitte lesen und bestätigen Sie noch: „Ich habe dem Kunden meine Erstinformation ausgehändigt.“',
    },
  });
  const abschluss = { antragId, einwilligungen: vermittlererklaerungen };
  const antworten = { ...hausrat.antworten, abschluss };
  const antwort = await stelle(api, 'hausrat', { ...body, antworten }, { als: people.betreuerin });
  expect(antwort.status).toBe(200);
  const nummer = z.parse(z.object({ versicherungsNummer: z.string() }), antwort.body);
  const gesehen = {
    method: 'GET',
    path: `/vertrag/${nummer.versicherungsNummer}`,
    als: people.betreuerin,
  } as const;
  expect(await api.send(gesehen)).toMatchObject({
    status: 200,
    body: { vermittler: { vermittlerNummer: '4711000001' } },
  });
});

test('a sub-agent who may not apply is told so, and an unknown broker does not sell', async () => {
  expect((await bereiteVor(api, hausrat, { als: people.leser })).status).toBe(403);
  const unbekannt = { felder: { vermittlerNummer: '4711999999' } };
  expect((await bereiteVor(api, hausrat, unbekannt)).status).toBe(404);
});

test('a later start moves the insurance year', async () => {
  const spaeter = mit(hausrat, 'angebot', { beginnverlegung: '2027-02-01' });
  const zeile = await vertragszeile(nummerVon(await schliesseAb(api, spaeter)));
  expect(zeile).toMatchObject({
    vertragsBeginn: '2026-11-21',
    beginnverlegung: '2027-02-01',
    hauptfaelligkeitTag: 1,
    hauptfaelligkeitMonat: 2,
  });
});

test('whoever has her account abroad, or at a bank nobody knows, names it herself, and an account here is never another bank’s', async () => {
  for (const [iban, swiftBic] of [
    ['AT611904300234573201', 'GIBAATWW'],
    ['DE93999999990000000001', 'GIBAATWW'],
    ['DE02120300000000202051', 'BYLADEM1001'],
  ]) {
    const antrag = mit(hausrat, 'kontaktZahlung', { iban, bic: 'gibaatww' });
    const fertig = await schliesseAb(api, antrag);
    expect((await vertragszeile(nummerVon(fertig))).bankverbindung).toMatchObject({
      iban,
      swiftBic,
    });
  }
});

test('the brand HFK sells its own variants with its own notice period', async () => {
  const hfk = { ...mit(hausrat, 'angebot', { variante: 'PLUS' }), beitrag: 79_01 };
  const felder = { marke: 'hfk' };
  const antragId = await antragIdVon(bereiteVor(api, hfk, { felder }));
  const antwort = await stelle(api, 'hausrat', einreichung(hfk, antragId, felder));
  const { versicherungsNummer } = z.parse(
    z.looseObject({ versicherungsNummer: z.string() }),
    antwort.body,
  );
  expect(await vertragszeile(versicherungsNummer)).toMatchObject({
    marke: 'HFK',
    kuendbar: 'VERTRAGSENDE',
    deckungsIdentifier: 'PLUS',
    risiken: { hausrat: { hfkVariante: 'PLUS' } },
  });
});
