import type { Recht } from '#contract/entities/recht.ts';
import { vermittlereinstellung, zustimmung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import type { Database } from '#server/database/open.ts';
import { bedingungenVersion } from '#server/rules/konto.ts';

/** People of the small world the HTTP tests play in; subs are as the pools know them. */
export const people = {
  kundin: { portal: 'benutzer', sub: 'kundin' },
  andererKunde: { portal: 'benutzer', sub: 'anderer-kunde' },
  kundeOhneVertrag: { portal: 'benutzer', sub: 'kunde-ohne-vertrag' },
  gesperrterKunde: { portal: 'benutzer', sub: 'gesperrt' },
  makler: { portal: 'vermittler', sub: 'makler' },
  andererMakler: { portal: 'vermittler', sub: 'anderer-makler' },
  betreuerin: { portal: 'vermittler', sub: 'betreuerin' },
  leser: { portal: 'vermittler', sub: 'leser' },
  fremderUntervermittler: { portal: 'vermittler', sub: 'fremder-unter' },
} as const;

export const nummern = {
  /** Of the customer, agency A, looked after by `betreuerin`: 571,20 EUR yearly from 1 January. */
  eigener: 'BH250000601',
  /** Of the customer, agency A, looked after by `leser`. */
  zweiter: 'PH250000101',
  /** Of the customer, but of agency B. */
  andererAgentur: 'HR240000204',
  /** Of the other customer, agency B. */
  fremder: 'PH240000201',
  unbekannt: 'PH299999998',
} as const;

type Vertrag = typeof tables.vertrag.$inferInsert;

const agenturA = '4711000001';
const agenturB = '4711000002';

export const grundvertrag: Vertrag = {
  versicherungsNummer: nummern.eigener,
  partnerNummer: 'P000001',
  vermittlerNummer: agenturA,
  betreuer: 'betreuerin',
  vertragsArt: 'GEWERBE',
  versicherungsTyp: 'BHV',
  produkt: 'BHV_2',
  deckungsIdentifier: null,
  marke: 'ANDSAFE',
  status: 'LAUFEND',
  kuendbar: 'VERTRAGSENDE',
  zahlweise: 'JAEHRLICH',
  versicherungsSumme: 500_000_000,
  beitragsKomponenten: [{ name: 'bhv', nettoJahr: 48_000, steuersatz: 1900 }],
  tarifVersion: 'RT-2026',
  bankverbindung: {
    iban: 'DE89370400440532013000',
    swiftBic: 'COBADEFFXXX',
    kontoinhaber: 'Lena Krüger',
  },
  antragsdatum: '2024-12-01',
  unterlagenErhaltenAm: '2024-12-01',
  vertragsBeginn: '2025-01-01',
  hauptfaelligkeitTag: 1,
  hauptfaelligkeitMonat: 1,
  risiken: keineRisiken(),
};

/** Two agencies, three customers and four contracts. */
export async function insertRows(database: Database): Promise<void> {
  await database
    .insert(tables.vermittler)
    .values([agentur(agenturA), { ...agentur(agenturB), blz: '99900001' }]);
  await database
    .insert(tables.partner)
    .values([
      partner('P000001', agenturA),
      partner('P000002', agenturB),
      partner('P000003', agenturA),
    ]);
  await database.insert(tables.zugang).values(zugaenge());
  await database.insert(zustimmung).values(zustimmungen());
  // Most tests count the mails to the customer: whoever looks at those to brokers lets them come.
  await database.delete(vermittlereinstellung);
  await database.insert(vermittlereinstellung).values(ohneMails());
  await database.insert(tables.vertrag).values([
    grundvertrag,
    {
      ...grundvertrag,
      versicherungsNummer: nummern.zweiter,
      produkt: 'PRIVATHAFTPFLICHT',
      betreuer: 'leser',
      status: 'AUSLAUFEND',
      beendigungsdatum: '2027-05-31',
    },
    {
      ...grundvertrag,
      versicherungsNummer: nummern.andererAgentur,
      produkt: 'HAUSRAT',
      vermittlerNummer: agenturB,
      betreuer: null,
      vertragsBeginn: '2024-01-01',
    },
    {
      ...grundvertrag,
      versicherungsNummer: nummern.fremder,
      partnerNummer: 'P000002',
      vermittlerNummer: agenturB,
      betreuer: 'fremder-unter',
    },
  ]);
}

function agentur(vermittlerNummer: string): typeof tables.vermittler.$inferInsert {
  return {
    vermittlerNummer,
    name: `Agentur ${vermittlerNummer}`,
    email: 'agentur@example.org',
    vertriebsweg: 'MAKLER',
    ort: 'Münster',
  };
}

function partner(
  partnerNummer: string,
  vermittlerNummer: string,
): typeof tables.partner.$inferInsert {
  return {
    partnerNummer,
    vermittlerNummer,
    anrede: 'Frau',
    vorname: 'Lena',
    nachname: 'Krüger',
    strasse: 'Königsstraße',
    hausnummer: '40',
    plz: '48143',
    ort: 'Münster',
    email: `${partnerNummer.toLowerCase()}@example.org`,
    handynummer: '+4915200000000',
  };
}

function zugaenge(): (typeof tables.zugang.$inferInsert)[] {
  const kunde = { portal: 'benutzer', rolle: 'kunde', rechte: [] as Recht[] } as const;
  const vermittler = {
    portal: 'vermittler',
    rolle: 'inhaber',
    rechte: [] as Recht[],
  } as const;
  const unter = { portal: 'vermittler', rolle: 'untervermittler' } as const;
  const alle = ['kundenSehen', 'vertragAendern'] as const;
  return [
    { ...kunde, ...name(people.kundin.sub), partnerNummer: 'P000001' },
    { ...kunde, ...name(people.andererKunde.sub), partnerNummer: 'P000002' },
    { ...kunde, ...name(people.kundeOhneVertrag.sub), partnerNummer: 'P000003' },
    { ...kunde, ...name(people.gesperrterKunde.sub), partnerNummer: 'P000001', gesperrt: true },
    { ...vermittler, ...name(people.makler.sub), vermittlerNummer: agenturA },
    { ...vermittler, ...name(people.andererMakler.sub), vermittlerNummer: agenturB },
    { ...unter, ...name('betreuerin'), vermittlerNummer: agenturA, rechte: [...alle] },
    { ...unter, ...name('leser'), vermittlerNummer: agenturA, rechte: ['kundenSehen'] },
    { ...unter, ...name('fremder-unter'), vermittlerNummer: agenturB, rechte: [...alle] },
  ];
}

/** The agents have accepted the terms long ago. */
function ohneMails(): (typeof vermittlereinstellung.$inferInsert)[] {
  const mails = { AUFGABE: false, SCHADEN: false, KUENDIGUNG: false, ENTWURF: false };
  return Object.values(people)
    .filter(({ portal }) => portal === 'vermittler')
    .map(({ sub }) => ({ sub, mails, signatur: null }));
}

function zustimmungen(): (typeof zustimmung.$inferInsert)[] {
  const erteiltAm = new Date('2026-11-02T09:00:00Z');
  return zugaenge()
    .filter(({ portal }) => portal === 'vermittler')
    .map(({ portal, sub }) => ({ portal, sub, version: bedingungenVersion, erteiltAm }));
}

function name(sub: string) {
  return { sub, name: `Name ${sub}`, email: `${sub}@example.org` };
}

function keineRisiken(): Vertrag['risiken'] {
  return {
    deckungsVarianten: [],
    selbstBeteiligung: undefined,
    neueSelbstbeteiligung: undefined,
    elementar: undefined,
    buerohaftpflicht: undefined,
    phvAnzahl: undefined,
    diensthaftpflicht: undefined,
    jahresumsatz: undefined,
    fahrrad: undefined,
    risikoOrt: undefined,
    hunde: undefined,
    versicherteGewerbe: undefined,
    phv: undefined,
    hausrat: undefined,
    reise: undefined,
    vh: undefined,
  };
}
