import { describe, expect, test } from 'vitest';
import { monatePlus, tagePlus } from '#contract/tag.ts';
import { anfrageZu, beispiele, heute } from './beispiele.ts';
import { antwortVon, beitragVon, sparten } from './sparten.ts';

/** Answers changed in a worked case, and what comes out: net cents a year or the outcome. */
type Grenze = readonly [
  situation: string,
  nr: number,
  geaendert: object,
  ergebnis: number | string,
];

const geboren = (jahre: number) => monatePlus(heute, -12 * jahre);
const reisende = (alter: number) => ({ reisende: [{ geburtsdatum: geboren(alter) }] });

const grenzen: readonly Grenze[] = [
  ['a bicycle of 99,99 EUR', 2, { kaufpreis: 9999 }, 'NICHT_VERSICHERBAR SUMME_ZU_KLEIN'],
  ['a bicycle of 100 EUR', 2, { kaufpreis: 10_000 }, 3000],
  ['a bicycle of 3.500,00 EUR', 1, { kaufpreis: 350_000 }, 27_835],
  ['a bicycle of 3.500,01 EUR', 1, { kaufpreis: 350_001 }, 28_602],
  ['a bicycle of 10.000 EUR', 2, { kaufpreis: 1_000_000 }, 27_200],
  [
    'a bicycle of 10.000,01 EUR',
    2,
    { kaufpreis: 1_000_001 },
    'MANUELLE_PRUEFUNG SUMME_UEBER_10000',
  ],
  ['a bicycle of 36 months', 1, { kaufdatum: '2023-11-20' }, 27_835],
  [
    'a bicycle of 36 months and a day',
    1,
    { kaufdatum: '2023-11-19' },
    'OPTION_NICHT_MOEGLICH RAD_ZU_ALT_FUER_REPARATUR',
  ],
  ['a bicycle stolen once', 1, { vorschaeden: 1 }, 31_111],
  ['a bicycle stolen twice', 1, { vorschaeden: 2 }, 'NICHT_VERSICHERBAR VORSCHAEDEN'],
  [
    'a bicycle of a delivery rider',
    1,
    { nutzung: 'LIEFERDIENST' },
    'NICHT_VERSICHERBAR LIEFERDIENST',
  ],

  ['a dog of a forbidden breed', 7, hund('Tosa Inu'), 'NICHT_VERSICHERBAR LISTENHUND_KATEGORIE_1'],
  ['a mixed dog whose second breed nobody knows', 7, hund('Mops', 'UNBEKANNT'), 6960],
  ['a mixed dog whose second breed is dangerous', 10, hund('Mops', 'Rottweiler'), 8265],
  ['a dog that has bitten', 7, { auffaellig: true }, 'NICHT_VERSICHERBAR HUND_AUFFAELLIG'],
  ['a hunting dog', 7, { nutzung: 'JAGD' }, 'MANUELLE_PRUEFUNG RISIKOFRAGE'],
  ['five dogs', 7, { hunde: hunde(5) }, 5800 + 4 * 4350],
  ['six dogs', 7, { hunde: hunde(6) }, 'MANUELLE_PRUEFUNG MEHR_ALS_5_HUNDE'],
  ['a dog owner with one claim', 7, { vorschaeden: 1 }, 7250],
  ['a dog owner with two claims', 7, { vorschaeden: 2 }, 'NICHT_VERSICHERBAR VORSCHAEDEN'],

  ['a single person the day before turning 30', 13, { geburtsdatum: '1996-11-21' }, 4080],
  ['a single person on the 30th birthday', 13, { geburtsdatum: '1996-11-20' }, 4800],
  ['a single person the day before turning 60', 13, { geburtsdatum: '1966-11-21' }, 4800],
  ['a single person on the 60th birthday', 13, { geburtsdatum: '1966-11-20' }, 4560],
  ['a young couple', 13, { familienstand: 'PAAR' }, 6600],
  ['a couple of 60', 13, { familienstand: 'PAAR', geburtsdatum: geboren(60) }, 6270],
  ['a family of 60', 13, { familienstand: 'FAMILIE', geburtsdatum: geboren(60) }, 6840],
  [
    'a single parent of 60',
    13,
    { familienstand: 'SINGLE_MIT_KIND', geburtsdatum: geboren(60) },
    5320,
  ],
  ['a person with three claims', 13, { vorschaeden: 3 }, 'NICHT_VERSICHERBAR VORSCHAEDEN'],
  [
    'a person whom the last insurer has cancelled',
    13,
    { gekuendigtDurch: 'VERSICHERER' },
    'MANUELLE_PRUEFUNG VORVERSICHERER_KUENDIGUNG',
  ],
  ['a teacher', 13, { diensthaftpflicht: { eingeschlossen: true, beruf: 'LEHRER' } }, 4080 + 1400],

  ['a flat of 300 square metres', 19, { wohnflaeche: 300 }, 27_300],
  ['a flat of 301', 19, { wohnflaeche: 301 }, 'MANUELLE_PRUEFUNG WOHNFLAECHE_UEBER_300'],
  ['a room of 10 square metres', 19, { wohnflaeche: 10 }, 3000],
  ['a thatched house', 19, { bauart: 'WEICHE_DACHUNG' }, 'NICHT_VERSICHERBAR BAUART'],
  ['a half-timbered house', 19, { bauart: 'HOLZ_FACHWERK' }, 6802],
  ['a holiday home', 19, { staendigBewohnt: false }, 'NICHT_VERSICHERBAR NICHT_STAENDIG_BEWOHNT'],
  ['unnamed hazards', 23, { hausratDeckungen: ['UNBENANNTE_GEFAHREN'] }, 9100 + 2730],
  ['a house with glass and Schutzbrief', 19, haus(), 5915 + 2900 + 1500],
  [
    'a flat that was flooded before',
    20,
    { elementarVorschaden: true },
    'OPTION_NICHT_MOEGLICH ELEMENTAR_NICHT_EINSCHLIESSBAR',
  ],

  ['revenue of 250.000 EUR', 34, umsatz(250_000), 30_000],
  ['revenue of 1.000.000 EUR', 34, umsatz(1_000_000), 93_000],
  ['revenue of 5.000.000 EUR', 34, umsatz(5_000_000), 309_000],
  ['one cent more', 34, umsatz(5_000_000.01), 'MANUELLE_PRUEFUNG UMSATZ_UEBER_5_MIO'],
  ['a firm of 23 months and 30 days', 26, { gruendungsdatum: '2024-11-21' }, 7650],
  ['a firm of 24 months', 26, { gruendungsdatum: '2024-11-20' }, 9000],
  ['a side trade one class up', 26, { nebengewerbe: ['1201'] }, 9180],
  ['a side trade two classes up', 26, { nebengewerbe: ['1301'] }, 10_710],
  ['side trades up to four classes up', 26, { nebengewerbe: ['1201', '1307'] }, 12_240],
  ['a side trade below', 29, { nebengewerbe: ['1201'], risikofragen: {} }, 48_000],
  [
    'a side trade that is not insured',
    26,
    { nebengewerbe: ['1401'] },
    'NICHT_VERSICHERBAR GEWERBE',
  ],
  ['a guard', 26, { hauptgewerbe: '1402' }, 'MANUELLE_PRUEFUNG GEWERBE_PRUEFUNG'],
  ['a disco', 34, ja('1203', 'R11'), 'NICHT_VERSICHERBAR RISIKOFRAGE'],
  ['a drone', 26, ja('1005', 'R05'), 'MANUELLE_PRUEFUNG RISIKOFRAGE'],
  ['a question that belongs to another trade', 34, ja('1201', 'R11'), 21_600],
  ['a roofer who welds stays in the highest class', 28, ja('1307', 'R15'), 595_875],
  ['50 employees', 34, { anzahlMitarbeiter: 50 }, 21_600],
  ['51 employees', 34, { anzahlMitarbeiter: 51 }, 'MANUELLE_PRUEFUNG RISIKOFRAGE'],
  ['business in the USA', 34, { auslandsumsatzUSA: true }, 'MANUELLE_PRUEFUNG RISIKOFRAGE'],
  ['a firm with three claims', 34, { vorschaeden: 3 }, 'MANUELLE_PRUEFUNG VORSCHAEDEN'],

  ['fees of 2.000.000 EUR', 44, umsatz(2_000_000), 490_000 + 10_200],
  ['fees beyond', 44, umsatz(2_000_000.01), 'MANUELLE_PRUEFUNG UMSATZ_UEBER_2_MIO'],
  [
    'a shop without professional indemnity',
    44,
    { hauptgewerbe: '1101' },
    'NICHT_VERSICHERBAR GEWERBE',
  ],
  ['three managers', 44, { phvAnzahl: 'DREI' }, 60_000 + 6000 + 12_600],

  ['a restaurant of 100.000 EUR without alarm', 41, inhalt(100_000), 62_040],
  ['a restaurant just above', 41, inhalt(101_000), 'OPTION_NICHT_MOEGLICH SICHERUNG_FEHLT'],
  ['property of 500.000 EUR', 40, inhalt(500_000), 279_180],
  ['property beyond', 40, inhalt(501_000), 'MANUELLE_PRUEFUNG SUMME_UEBER_500000'],
  ['a jeweller', 40, { hauptgewerbe: '1105' }, 'MANUELLE_PRUEFUNG GEWERBE_PRUEFUNG'],
  ['a small office, all risks', 40, { ...inhalt(5000), hauptgewerbe: '1001' }, 11_000],
  ['fire alone', 43, { gefahren: [] }, 8000],
  ['glass on top', 43, { gefahren: ['GLAS'] }, 8000],

  ['a traveller of 64 years', 38, reisende(64), 3060],
  ['a traveller of 65', 38, reisende(65), 3978],
  ['a traveller of 74', 38, reisende(74), 3978],
  ['a traveller of 75', 38, reisende(75), 4896],
  ['a traveller of 84', 38, reisende(84), 4896],
  ['a trip of 90 days', 35, { beginn: '2027-01-01', ende: '2027-03-31' }, 8160 + 16_830],
  ['a trip of 91', 35, { beginn: '2027-01-01', ende: '2027-04-01' }, 'NICHT_VERSICHERBAR DAUER'],
  ['a trip of 20.000 EUR', 35, { reisepreis: 2_000_000 }, 68_000 + 2805],
  ['a dearer trip', 35, { reisepreis: 2_000_001 }, 'MANUELLE_PRUEFUNG REISEPREIS'],
  ['trips of 2.000 EUR a year', 37, { reisepreis: 200_000 }, 4301 + 1750],
  ['trips of 2.000,01 EUR', 37, { reisepreis: 200_001 }, 6732 + 1750],
  ['trips of 10.000,01 EUR', 37, { reisepreis: 1_000_001 }, 'MANUELLE_PRUEFUNG REISEPREIS'],
  [
    'a trip booked four working days ago that begins soon',
    38,
    { ...reisende(40), beginn: '2026-12-01', ende: '2026-12-08', buchungsdatum: '2026-11-16' },
    'NICHT_VERSICHERBAR BUCHUNGSFRIST',
  ],
  [
    'a trip booked three working days ago that begins soon',
    38,
    { ...reisende(40), beginn: '2026-12-01', ende: '2026-12-08', buchungsdatum: '2026-11-17' },
    3060,
  ],
];

describe('at the edge of a band', () => {
  test.each(grenzen)('%s', (_, nr, geaendert, ergebnis) => {
    expect(antwortAuf(nr, geaendert)).toBe(ergebnis);
  });
});

test('whoever is refused and has an option that is not possible reads the refusal', () => {
  const anfrage = { ...hund('Rottweiler'), auffaellig: true, sb: 'SB_KEINE' };
  expect(antwortAuf(11, anfrage)).toBe('NICHT_VERSICHERBAR HUND_AUFFAELLIG');
});

test('the cards show the same flat in every variant, the chosen one at its own price', () => {
  const antwort = antwortVon(sparten.hausrat.tarifiere(fall(19), heute));
  expect(antwort.angebote).toEqual([
    { variante: 'BASIS', versicherungsPraemie: 5840, jahresVersicherungsPraemie: 5840 },
    { variante: 'KOMFORT', versicherungsPraemie: 6870, jahresVersicherungsPraemie: 6870 },
    { variante: 'PREMIUM', versicherungsPraemie: 8244, jahresVersicherungsPraemie: 8244 },
  ]);
});

test('a sum below 650 EUR for each square metre is sold with a warning', () => {
  expect(hinweiseBei(4_225_000)).toEqual([]);
  expect(hinweiseBei(4_200_000)).toEqual([
    {
      code: 'UNTERVERSICHERUNG',
      text: 'Bei dieser Summe besteht kein Unterversicherungsverzicht.',
    },
  ]);
});

test('a bill is written once a year only', () => {
  const beitrag = beitragVon(
    sparten.hausrat.tarifiere({ ...fall(19), zahlart: 'RECHNUNG' }, heute),
  );
  expect(
    beitrag.zahlweisen.map(({ zahlweise, hinderung }) => [
      zahlweise,
      hinderung?.code ?? 'angeboten',
    ]),
  ).toEqual([
    ['MONATLICH', 'NUR_MIT_LASTSCHRIFT'],
    ['VIERTELJAEHRLICH', 'NUR_MIT_LASTSCHRIFT'],
    ['HALBJAEHRLICH', 'NUR_MIT_LASTSCHRIFT'],
    ['JAEHRLICH', 'angeboten'],
  ]);
});

test('a price holds for 14 days and a single trip is paid once', () => {
  const beitrag = beitragVon(sparten.reise.tarifiere(fall(35), heute));
  expect(beitrag.gueltigBis).toBe(tagePlus(heute, 14));
  expect(beitrag.zahlweisen.map(({ zahlweise }) => zahlweise)).toEqual(['EINMALIG']);
});

test('a single trip that costs less than 3 EUR can be bought: only instalments have a smallest one', () => {
  const tag = { beginn: '2027-02-06', ende: '2027-02-06', bausteine: ['REISEKRANKEN'] };
  const beitrag = beitragVon(
    sparten.reise.tarifiere({ ...fall(38), ...tag, ...reisende(40) }, heute),
  );
  expect(beitrag.versicherungsPraemie).toBeLessThan(300);
  expect(beitrag.zahlweisen).toMatchObject([{ zahlweise: 'EINMALIG', hinderung: null }]);
});

test('a business whose fire work costs extra is not told the duties of those it does not, and the other way round', () => {
  expect(betriebshinweise(ja('1304', 'R15'))).not.toContain('R15');
  expect(betriebshinweise({ ...ja('1304', 'R15'), nebengewerbe: ['1307'] })).not.toContain('R15');
  expect(betriebshinweise(ja('1307', 'R15'))).toContain('R15');
  // Asked for its duty alone, it costs nobody extra.
  expect(betriebshinweise(ja('1001', 'R02'))).toContain('R02');
});

test('whoever needs an alarm system reads from which sum on', () => {
  expect(antwortVon(sparten.si.tarifiere(fall(41), heute)).hinweise).toEqual([
    {
      code: 'SICHERUNG_FEHLT',
      text: 'Bei einer Versicherungssumme über 100.000\u00A0EUR benötigen wir für Ihre Betriebsart eine Einbruchmeldeanlage.',
    },
  ]);
});

function hinweiseBei(versicherungssumme: number) {
  return antwortVon(sparten.hausrat.tarifiere({ ...fall(19), versicherungssumme }, heute)).hinweise;
}

function betriebshinweise(anfrage: object) {
  const { hinweise } = antwortVon(sparten.bhv.tarifiere({ ...fall(28), ...anfrage }, heute));
  return hinweise.map(({ code }) => code);
}

function fall(nr: number): object {
  const beispiel = beispiele.find((zeile) => zeile.nr === nr);
  if (!beispiel) throw new Error(`no worked case ${nr}`);
  return anfrageZu(beispiel);
}

function antwortAuf(nr: number, geaendert: object): number | string {
  const sparte = beispiele.find((zeile) => zeile.nr === nr)?.sparte ?? 'phv';
  const antwort = antwortVon(sparten[sparte].tarifiere({ ...fall(nr), ...geaendert }, heute));
  return antwort.beitrag?.nettoJahr ?? `${antwort.ergebnis} ${antwort.grund}`;
}

function hund(rasse: string, mischlingsRasse?: string) {
  return {
    hunde: [{ name: 'Rex', rasse, mischling: mischlingsRasse !== undefined, mischlingsRasse }],
  };
}

function hunde(zahl: number) {
  return Array.from({ length: zahl }, (_, i) => ({ name: `Hund ${i}`, rasse: 'Mops' }));
}

function haus() {
  return { wohnform: 'HAUS', hausratDeckungen: ['GLASBRUCH', 'WOHNSCHUTZBRIEF'] };
}

function umsatz(euro: number) {
  return { jahresumsatz: Math.round(euro * 100) };
}

function inhalt(euro: number) {
  return { versicherungssumme: Math.round(euro * 100) };
}

function ja(hauptgewerbe: string, frage: string) {
  return { hauptgewerbe, risikofragen: { [frage]: true } };
}
