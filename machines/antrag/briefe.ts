import { mustertag } from './answers.ts';
import { formVon as fahrzeugform } from './allgemeine-versicherungsdaten/answers.ts';
import { fahrzeugdaten } from './allgemeine-versicherungsdaten/machine.ts';
import { antworten as nachrichtAntworten } from './nachricht/answers.ts';
import { nachricht } from './nachricht/machine.ts';
import { worte as nachrichtWorte } from './nachricht/worte.ts';

/** Pages that are written and sent to a person, as the registry has them. */
export const briefe = {
  'antrag/nachricht': {
    titel: 'Nachricht an Vermittler oder Versicherer',
    chart: nachricht,
    antworten: nachrichtAntworten,
    worte: nachrichtWorte,
  },
  'antrag/allgemeine-versicherungsdaten': {
    titel: 'Allgemeine Versicherungsdaten eines Fahrzeugs',
    chart: fahrzeugdaten,
    antworten: { schreiben: fahrzeugform(mustertag) },
    worte: nachrichtWorte,
  },
} as const;
