import { hilfe, polizei } from './schadenfragen.ts';
import { type Schadensparte, sonstiges } from './sparte.ts';

const diebstahl = {
  POLIZEIANZEIGE: 'PFLICHT',
  KAUFBELEG_RAD: 'PFLICHT',
  KAUFBELEG_SCHLOSS: 'PFLICHT',
  RAHMENNUMMER_NACHWEIS: 'PFLICHT',
  FUNDBUERO: 'MOEGLICH',
} as const;

const reparatur = {
  FOTOS: 'PFLICHT',
  KOSTENVORANSCHLAG: 'PFLICHT',
  KAUFBELEG_RAD: 'PFLICHT',
} as const;

/** Claims of a bicycle (`domain/schaden.md §3`, `§4.2`, `§5`); the bicycle itself is known from the contract. */
export const fahrradschaeden = {
  arten: {
    DIEBSTAHL: {
      label: 'Diebstahl des Rads',
      deckung: 'DIEBSTAHL',
      frage: 'schloss',
      satz: 'Bitte melden Sie den Diebstahl unverzüglich der Polizei.',
      ohneSachen: true,
      unterlagen: diebstahl,
    },
    TEILEDIEBSTAHL: {
      label: 'Diebstahl von Teilen oder Akku',
      deckung: 'DIEBSTAHL',
      frage: 'polizei',
      unterlagen: { POLIZEIANZEIGE: 'PFLICHT', KAUFBELEG: 'PFLICHT' },
    },
    RAUB: {
      label: 'Raub',
      zeile: 'Jemand hat Sie bedroht oder angegriffen',
      deckung: 'DIEBSTAHL',
      frage: 'polizei',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: diebstahl,
    },
    UNFALL: {
      label: 'Unfall oder Sturz',
      deckung: 'REPARATUR',
      frage: 'schuld',
      gesundheit: true,
      unterlagen: reparatur,
    },
    VANDALISMUS: {
      label: 'Vandalismus',
      deckung: 'REPARATUR',
      frage: 'anzeige',
      unterlagen: { ...reparatur, POLIZEIANZEIGE: 'PFLICHT' },
    },
    VERSCHLEISS: { label: 'Verschleiß', deckung: 'VERSCHLEISS', unterlagen: reparatur },
    ELEKTRONIK: {
      label: 'Akku-, Motor- oder Elektronikschaden',
      deckung: 'REPARATUR',
      unterlagen: reparatur,
    },
    PANNE: {
      label: 'Panne unterwegs',
      deckung: 'SCHUTZBRIEF',
      frage: 'hilfe',
      ohneSachen: true,
      unterlagen: { RECHNUNG: 'PFLICHT' },
    },
    SONSTIGES: sonstiges,
  },
  deckungen({ risiken }) {
    const drin = risiken.fahrrad?.versicherteRisiken;
    return [
      ...(drin?.diebstahl ? ['DIEBSTAHL'] : []),
      ...(drin?.reparatur || drin?.reparaturOhneVerschleiss ? ['REPARATUR'] : []),
      ...(drin?.reparatur ? ['VERSCHLEISS'] : []),
      ...(drin?.schutzbrief ? ['SCHUTZBRIEF'] : []),
    ];
  },
  meldung: {
    orte: ['WOHNORT', 'UNTERWEGS', 'AUSLAND'],
    beispiel: 'Akku, Sattel, Vorderrad',
    fragen: {
      schloss: {
        label: 'Wie war das Rad gesichert?',
        antworten: {
          ANGESCHLOSSEN: { label: 'An einem festen Gegenstand angeschlossen' },
          ABGESCHLOSSEN: { label: 'Abgeschlossen, aber nirgends angeschlossen' },
          OHNE_SCHLOSS: {
            label: 'Gar nicht',
            satz: 'Das Rad muss abgeschlossen sein. Melden Sie den Diebstahl trotzdem, wir prüfen ihn.',
          },
        },
      },
      polizei,
      anzeige: {
        label: 'Haben Sie die Polizei verständigt?',
        antworten: {
          ANGEZEIGT: { label: 'Ja' },
          NICHT_ANGEZEIGT: {
            label: 'Noch nicht',
            satz: 'Bitte melden Sie die Tat unverzüglich der Polizei.',
          },
        },
      },
      schuld: {
        label: 'Ist jemand anderes schuld?',
        antworten: {
          FREMDE_SCHULD: {
            label: 'Ja',
            satz: 'Bitte notieren Sie Namen und Anschrift. Verzichten Sie auf keine Ansprüche (§ 86 VVG).',
          },
          KEIN_ANDERER: { label: 'Nein' },
          UNKLAR: { label: 'Das ist unklar' },
        },
      },
      hilfe,
    },
  },
} as const satisfies Schadensparte;
