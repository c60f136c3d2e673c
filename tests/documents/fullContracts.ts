import type { Produkt } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { vertrag as known } from '#tests/models/vertrag/aenderung/wire.ts';

/** A contract of which nothing is known that only some have. */
export const bare = {
  ...known,
  hausrat: undefined,
  risikoOrt: undefined,
  versicherungsSumme: null,
};
const trades = { hauptgewerbe: 'Tischlerei', nebengewerbe: ['Bodenleger'] };
const place = { strasse: 'Lindenweg', hausnummer: '14', plz: '48151', ort: 'Münster' };
const fixed = { wert: 500_00, unit: 'ABSOLUT' } as const;

/** A contract of each product with all it can have, and what it was priced from. */
export const full: readonly [Produkt, Partial<Vertrag>, Readonly<Record<string, unknown>>][] = [
  [
    'HAUSRAT',
    {
      versicherungsSumme: 52_000_00,
      deckungsIdentifier: 'KOMFORT',
      selbstBeteiligung: fixed,
      risikoOrt: place,
      elementarAb: '2026-12-21',
      hausrat: {
        plz: '48151',
        wohnflaeche: 80,
        hausratDeckungen: ['ELEMENTAR', 'GLASBRUCH', 'WOHNSCHUTZBRIEF', 'FAHRRAD'],
        elementarEinschliessbar: true,
        hfkVariante: null,
      },
    },
    { fahrradProzent: 1 },
  ],
  [
    'FAHRRAD_2',
    {
      versicherungsSumme: 4_200_00,
      risikoOrt: place,
      fahrrad: {
        hersteller: 'Kalkhoff',
        typ: 'E_BIKE',
        rahmennummer: null,
        versicherteRisiken: {
          diebstahl: true,
          reparatur: true,
          reparaturOhneVerschleiss: false,
          schutzbrief: true,
        },
      },
    },
    { nutzung: 'BERUFLICH' },
  ],
  [
    'BHV_2',
    {
      versicherungsSumme: 5_000_000_00,
      selbstBeteiligung: fixed,
      versicherteGewerbe: trades,
      jahresumsatz: { value: 120_000_00, isAdjustable: false },
      bhv: { bausteine: ['INTERNETSCHAEDEN'] },
    },
    { risikofragen: { R15: true } },
  ],
  [
    'PRIVATHAFTPFLICHT',
    {
      versicherungsSumme: 20_000_000_00,
      deckungsIdentifier: 'PREMIUM',
      selbstBeteiligung: fixed,
      phv: {
        familienstand: { current: { key: 'PAAR', label: 'Paar' }, options: [] },
        hfkVariante: null,
      },
      mitversicherte: [{ vorname: 'Jo', nachname: 'Kern', geburtsdatum: '1990-04-01' }],
      diensthaftpflicht: {
        eingeschlossen: true,
        einschlussZum: null,
        ausschlussZum: null,
        beruf: 'LEHRER',
      },
    },
    {},
  ],
  [
    'TIERHALTERHAFTPFLICHT',
    {
      versicherungsSumme: 10_000_000_00,
      selbstBeteiligung: fixed,
      hunde: [
        {
          name: 'Bella',
          rasse: 'Labrador Retriever',
          mischling: true,
          mischlingsRasse: 'Pudel',
          chipOrTattoo: '276098100123456',
        },
      ],
    },
    {},
  ],
  [
    'REISE',
    {
      versicherungsSumme: 2_400_00,
      selbstBeteiligung: { wert: 20, unit: 'PERCENT' },
      reise: { personenkreis: 'PAAR', beginn: '2026-12-01', ende: '2026-12-05', dauer: 5 },
    },
    { ziel: 'WELT', bausteine: ['RUECKTRITT', 'REISEKRANKEN'] },
  ],
  [
    'SI_MEHRGEFAHREN',
    {
      versicherungsSumme: 80_000_00,
      selbstBeteiligung: fixed,
      risikoOrt: place,
      versicherteGewerbe: trades,
      elementar: true,
      elementarAb: '2026-12-21',
    },
    { gefahren: ['FEUER', 'GLAS', 'ELEMENTAR'] },
  ],
  [
    'VH_2',
    {
      versicherungsSumme: 500_000_00,
      selbstBeteiligung: fixed,
      versicherteGewerbe: trades,
      jahresumsatz: { value: 90_000_00, isAdjustable: false },
      buerohaftpflicht: true,
      phvAnzahl: 'ZWEI',
      mitversicherte: [
        { vorname: 'Eva', nachname: 'Sommer', geburtsdatum: '1979-02-03' },
        { vorname: 'Udo', nachname: 'Winter', geburtsdatum: '1982-08-09' },
      ],
    },
    {},
  ],
];
