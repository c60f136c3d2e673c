import { hausratumstaende } from './hausratumstaende.ts';
import type { Nachtragsfragen } from './umstaende.ts';

const { umstaende, fragen } = hausratumstaende;

/** What a firm's contents ask after the report, as home contents where the damage is alike (`domain/schaden.md §4.1`). */
export const sachinhaltumstaende = {
  polizei: ['EINBRUCHDIEBSTAHL', 'RAUB', 'VANDALISMUS'],
  umstaende: {
    LEITUNGSWASSER: ['wasserUrsache', 'wasserAbgestellt', 'trocknung', 'eigentuemerInformiert'],
    EINBRUCHDIEBSTAHL: umstaende.EINBRUCHDIEBSTAHL,
    VANDALISMUS: umstaende.VANDALISMUS,
    RAUB: umstaende.RAUB,
    FEUER: ['feuerUrsache', 'feuerwehr', 'betriebRuht'],
    UEBERSPANNUNG: umstaende.UEBERSPANNUNG,
    STURM_HAGEL: umstaende.STURM_HAGEL,
    ELEMENTAR: umstaende.ELEMENTAR,
    GLAS: umstaende.GLASBRUCH,
    BEDIENUNGSFEHLER: ['bedient', 'alter'],
    TRANSPORT: ['fahrer', 'alter'],
    BETRIEBSUNTERBRECHUNG: [
      'ausfallVon',
      'ausfallBis',
      'tagesumsatz',
      'fixkosten',
      'ersatzbetrieb',
    ],
  },
  fragen: {
    ...fragen,
    betriebRuht: { label: 'Mussten Sie den Betrieb unterbrechen?', art: 'jaNein' },
    bedient: { label: 'Wer hat das Gerät bedient?', art: 'text' },
    fahrer: { label: 'Wer hat transportiert?', art: 'text' },
    ausfallVon: { label: 'Seit wann ruht der Betrieb?', art: 'tag' },
    ausfallBis: { label: 'Wie lange voraussichtlich?', art: 'text' },
    tagesumsatz: { label: 'Umsatz an einem Tag', art: 'betrag' },
    fixkosten: { label: 'Feste Kosten im Monat', art: 'betrag', optional: true },
    ersatzbetrieb: { label: 'Können Sie woanders weiterarbeiten?', art: 'jaNein' },
  },
} as const satisfies Nachtragsfragen;
