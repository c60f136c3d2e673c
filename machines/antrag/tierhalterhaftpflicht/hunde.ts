import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import type { Fragefeld } from '../../formular/frage.ts';
import { lesung } from '../../formular/gruppe.ts';
import type { Antragsfrage, Antragslage } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import type { TierhalterhaftpflichtAntworten } from './answers.ts';
import { rassenfelder } from './rasse.ts';

type Hund = NonNullable<TierhalterhaftpflichtAntworten['hunde']>['hunde'][number];

const eintrag: readonly Fragefeld<Hund, Antragslage>[] = [
  { name: 'name', art: 'text', label: 'Name des Hundes' },
  ...(rassenfelder as readonly Fragefeld<Hund, Antragslage>[]),
  {
    name: 'geburtsdatum',
    art: 'datum',
    label: 'Geburtsdatum des Hundes',
    hinweis: 'Es steht im Heimtierausweis.',
    optional: true,
  },
  {
    name: 'chipOrTattoo',
    art: 'text',
    label: 'Chip- oder Tätowiernummer',
    hinweis: 'Für die Bestätigung an Ihre Gemeinde. Sie können sie auch später nennen.',
    optional: true,
    rechtschreibung: false,
  },
];

/** Each dog by name: the first page about what the price assumed. */
export const hunde: Antragsfrage<TierhalterhaftpflichtAntworten, 'hunde'> = {
  titel: 'Wer sind Ihre Hunde?',
  einleitung: 'Versichert sind die Hunde, die im Versicherungsschein stehen.',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'hunde',
      art: 'gruppe',
      lesung,
      label: 'Ihre Hunde',
      eines: 'Hund',
      eintrag,
      // The breed of the first one is known since the first screen.
      nurWeitere: ['rasse', 'mischling', 'mischlingsRasse'],
      hoechstens: tierhalterhaftpflicht.grenzen.hunde.online,
      anzahl: (_, { antworten }) => antworten.einstieg?.anzahl ?? 1,
    },
  ],
};
