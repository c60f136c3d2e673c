import type { Schaden, SchadenEreignis } from '#contract/entities/schadenakte.ts';
import type { Nachtrag } from '#contract/schaeden/nachtrag.ts';
import type { Unterlagentyp } from '#contract/schaeden/sparte.ts';

/** A claim of the demo data; days count from today, past ones are negative. */
export interface Schadensvorgabe {
  versicherungsNummer: string;
  schadenart: string;
  status: Schaden['status'];
  geschehen: number;
  gemeldet: number;
  /** Missing while it is open. */
  abgeschlossen?: number;
  /** The customer where nothing is said. */
  melder?: Schaden['melder'];
  /** What followed the report, by whom, and what it was about. */
  verlauf: readonly (readonly [
    tag: number,
    ereignis: SchadenEreignis['ereignis'],
    autor: SchadenEreignis['autor'],
    notiz: string | null,
  ])[];
  /** What it needs, and when that came; null where it has not. */
  unterlagen?: readonly (readonly [
    typ: Unterlagentyp,
    wie: 'PFLICHT' | 'MOEGLICH',
    erhalten: number | null,
  ])[];
  /** When she was reminded of what is missing. */
  erinnert?: number;
  /** Cents that were paid on a day. */
  zahlung?: readonly [tag: number, betrag: number];
  /** What the customer answered in the portal. */
  angaben?: { uhrzeit: string; antwort: string; hergang: string; sachen: string };
  /** What she answered after the report. */
  nachtrag?: Nachtrag;
}

const zugeordnet = (tag: number) => [tag, 'BEARBEITER_ZUGEORDNET', 'Schadenservice', null] as const;

/** S-1 to S-11 of `domain/daten.md §9.4`, and one whose receipts are waited for. */
export const schadenvorgaben: readonly Schadensvorgabe[] = [
  {
    versicherungsNummer: 'HR250000102',
    schadenart: 'LEITUNGSWASSER',
    status: 'REGULIERT',
    geschehen: -150,
    gemeldet: -149,
    abgeschlossen: -95,
    verlauf: [
      zugeordnet(-148),
      [-147, 'UNTERLAGE_ANGEFORDERT', 'Schadenservice', 'Fotos des Schadens, Kaufbelege'],
      [-130, 'UNTERLAGE_ERHALTEN', 'Sie', 'Fotos des Schadens'],
      [-129, 'UNTERLAGE_ERHALTEN', 'Sie', 'Kaufbelege'],
      [-97, 'ENTSCHEIDUNG', 'Schadenservice', 'Wir zahlen 1.180,00\u00A0EUR.'],
      [-95, 'ZAHLUNG', 'System', '1.180,00\u00A0EUR'],
    ],
    unterlagen: [
      ['FOTOS', 'PFLICHT', -130],
      ['KAUFBELEGE', 'PFLICHT', -129],
      ['INSTALLATEURBERICHT', 'MOEGLICH', null],
      ['TROCKNUNGSPROTOKOLL', 'MOEGLICH', null],
      ['KOSTENVORANSCHLAG', 'MOEGLICH', null],
    ],
    zahlung: [-95, 1_180_00],
  },
  {
    versicherungsNummer: 'PH250000101',
    schadenart: 'SACHSCHADEN',
    status: 'GEMELDET',
    geschehen: -1,
    gemeldet: 0,
    verlauf: [[0, 'NACHRICHT', 'System', 'Eingang bestätigt']],
    unterlagen: [
      ['FOTOS', 'PFLICHT', null],
      ['KOSTENVORANSCHLAG', 'MOEGLICH', null],
    ],
  },
  {
    versicherungsNummer: 'TH250000104',
    schadenart: 'TIERSCHADEN',
    status: 'UNTERLAGEN_ANGEFORDERT',
    geschehen: -24,
    gemeldet: -22,
    verlauf: [
      zugeordnet(-21),
      [-19, 'UNTERLAGE_ERHALTEN', 'Sie', 'Fotos des Schadens'],
      [-17, 'UNTERLAGE_ANGEFORDERT', 'Schadenservice', 'Rechnung'],
      [-3, 'UNTERLAGE_ANGEFORDERT', 'System', 'Rechnung'],
    ],
    erinnert: -3,
    unterlagen: [
      ['FOTOS', 'PFLICHT', -19],
      ['RECHNUNG', 'PFLICHT', null],
    ],
  },
  {
    versicherungsNummer: 'FA250000703',
    schadenart: 'DIEBSTAHL',
    status: 'IN_PRUEFUNG',
    geschehen: -12,
    gemeldet: -11,
    verlauf: [
      zugeordnet(-10),
      [-9, 'UNTERLAGE_ERHALTEN', 'Sie', 'Anzeige bei der Polizei'],
      [-8, 'UNTERLAGE_ERHALTEN', 'Sie', 'Kaufbeleg des Fahrrads'],
      [-7, 'UNTERLAGE_ERHALTEN', 'Sie', 'Kaufbeleg des Schlosses'],
    ],
    unterlagen: [
      ['POLIZEIANZEIGE', 'PFLICHT', -9],
      ['KAUFBELEG_RAD', 'PFLICHT', -8],
      ['KAUFBELEG_SCHLOSS', 'PFLICHT', -7],
      ['FUNDBUERO', 'MOEGLICH', null],
    ],
  },
  {
    versicherungsNummer: 'IM240000802',
    schadenart: 'LEITUNGSWASSER',
    status: 'IN_PRUEFUNG',
    geschehen: -40,
    gemeldet: -39,
    melder: 'VERMITTLER',
    verlauf: [
      zugeordnet(-38),
      [-36, 'UNTERLAGE_ERHALTEN', 'Sie', 'Fotos des Schadens'],
      [-30, 'GUTACHTER_BEAUFTRAGT', 'Schadenservice', null],
    ],
    unterlagen: [
      ['FOTOS', 'PFLICHT', -36],
      ['TROCKNUNGSPROTOKOLL', 'MOEGLICH', null],
    ],
  },
  {
    versicherungsNummer: 'BH250000601',
    schadenart: 'PERSONENSCHADEN',
    status: 'IN_PRUEFUNG',
    geschehen: -33,
    gemeldet: -30,
    verlauf: [zugeordnet(-29), [-20, 'NACHRICHT', 'Schadenservice', 'Zwischenstand']],
  },
  {
    versicherungsNummer: 'VH250000602',
    schadenart: 'VERMOEGENSSCHADEN',
    status: 'ABGELEHNT',
    geschehen: -210,
    gemeldet: -190,
    abgeschlossen: -120,
    verlauf: [
      zugeordnet(-189),
      [-150, 'NACHRICHT', 'Schadenservice', 'Rückfrage zum Auftrag'],
      [-120, 'ENTSCHEIDUNG', 'Schadenservice', 'Wir können nicht zahlen.'],
    ],
  },
  {
    versicherungsNummer: 'RR260001003',
    schadenart: 'KRANKHEIT',
    status: 'UNTERLAGEN_ANGEFORDERT',
    geschehen: -2,
    gemeldet: -1,
    verlauf: [[-1, 'UNTERLAGE_ANGEFORDERT', 'Schadenservice', 'Rechnung']],
    unterlagen: [['RECHNUNG', 'PFLICHT', null]],
  },
  {
    versicherungsNummer: 'PH240000201',
    schadenart: 'SCHLUESSELVERLUST',
    status: 'GESCHLOSSEN',
    geschehen: -60,
    gemeldet: -58,
    abgeschlossen: -20,
    verlauf: [
      zugeordnet(-57),
      [-50, 'UNTERLAGE_ERHALTEN', 'Sie', 'Rechnung'],
      [-20, 'GESCHLOSSEN', 'Schadenservice', 'Die Schlüssel sind wieder da.'],
    ],
    unterlagen: [['RECHNUNG', 'PFLICHT', -50]],
  },
  {
    versicherungsNummer: 'IM230000702',
    schadenart: 'STURM_HAGEL',
    status: 'RUHEND',
    geschehen: -260,
    gemeldet: -255,
    verlauf: [
      zugeordnet(-254),
      [-250, 'UNTERLAGE_ANGEFORDERT', 'Schadenservice', 'Aufstellung der beschädigten Sachen'],
      [-208, 'NACHRICHT', 'System', 'Wir haben Ihren Schaden ruhend gestellt.'],
    ],
    unterlagen: [
      ['FOTOS', 'PFLICHT', -255],
      ['SCHADENAUFSTELLUNG', 'PFLICHT', null],
      ['KOSTENVORANSCHLAG', 'MOEGLICH', null],
    ],
  },
  {
    versicherungsNummer: 'PH200001101',
    schadenart: 'SACHSCHADEN',
    status: 'GEMELDET',
    geschehen: -420,
    gemeldet: -3,
    verlauf: [[-3, 'NACHRICHT', 'System', 'Eingang bestätigt']],
    unterlagen: [
      ['FOTOS', 'PFLICHT', null],
      ['KOSTENVORANSCHLAG', 'MOEGLICH', null],
    ],
  },
  {
    versicherungsNummer: 'HR250000102',
    schadenart: 'LEITUNGSWASSER',
    status: 'UNTERLAGEN_ANGEFORDERT',
    geschehen: -12,
    gemeldet: -11,
    verlauf: [
      zugeordnet(-10),
      [-9, 'UNTERLAGE_ANGEFORDERT', 'Schadenservice', 'Kaufbelege'],
      [
        -8,
        'ANGABEN_ERGAENZT',
        'Sie',
        'Fragen zum Hergang, Andere Versicherung, Konto für die Auszahlung',
      ],
    ],
    unterlagen: [
      ['FOTOS', 'PFLICHT', -11],
      ['KAUFBELEGE', 'PFLICHT', null],
      ['INSTALLATEURBERICHT', 'MOEGLICH', null],
      ['TROCKNUNGSPROTOKOLL', 'MOEGLICH', null],
      ['KOSTENVORANSCHLAG', 'MOEGLICH', null],
    ],
    angaben: {
      uhrzeit: '18:30',
      antwort: 'GESTOPPT',
      hergang:
        'Als ich nach Hause kam, stand das Bad unter Wasser. Der Schlauch der Waschmaschine war abgerissen.',
      sachen: 'Teppich im Flur, Badschrank, Stapel Bücher',
    },
    nachtrag: {
      umstaende: {
        wasserUrsache: 'GERAET',
        wasserAbgestellt: true,
        raeume: ['BAD', 'FLUR'],
        trocknung: false,
        eigentuemerInformiert: true,
      },
      versicherung: { weitere: false },
      auszahlung: { konto: 'VERTRAG' },
    },
  },
];
