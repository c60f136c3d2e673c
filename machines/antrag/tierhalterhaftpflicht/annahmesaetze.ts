import { hundenutzung } from '#contract/begriffe/hundehaltung.ts';
import { wertZu } from '../../formular/feldname.ts';
import type { Annahme } from '../fragen/konfigurator.ts';
import { gekuendigt, schadenannahme, schadensaetze } from '../fragen/vorannahmen.ts';
import { ueblich } from './annahmen.ts';
import { gefragt, hundeschaeden } from './gefragt.ts';

/** What the price takes for granted, in sentences (`domain/verkauf.md §3`). */
export const saetze: readonly Annahme[] = [
  {
    name: 'rassen',
    schritt: 'hunde',
    ueblich: false,
    gesagt: ({ hunde }) => sindGenannt(hunde),
    erstDanach: true,
    label: 'Haben Sie Hunde anderer Rassen?',
    optionen: [
      { wert: false, label: 'Nein', text: 'Jeder Hund ist von *dieser Rasse*.' },
      { wert: true, label: 'Ja', text: 'Die Rassen Ihrer Hunde haben Sie *einzeln genannt*.' },
    ],
  },
  {
    name: 'nutzung',
    schritt: 'haltung',
    ueblich: ueblich.nutzung,
    label: gefragt.nutzung,
    optionen: [
      { wert: 'PRIVAT', label: hundenutzung.PRIVAT, text: 'Sie halten den Hund *privat*.' },
      {
        wert: 'ASSISTENZ',
        label: hundenutzung.ASSISTENZ,
        text: 'Sie halten den Hund *als Assistenzhund*.',
      },
      { wert: 'JAGD', label: hundenutzung.JAGD, text: 'Sie halten den Hund *für die Jagd*.' },
      {
        wert: 'GEWERBLICH',
        label: hundenutzung.GEWERBLICH,
        text: 'Sie halten den Hund *für ein Gewerbe*.',
      },
    ],
  },
  {
    name: 'auffaellig',
    schritt: 'haltung',
    ueblich: ueblich.auffaellig,
    label: gefragt.auffaellig,
    optionen: [
      { wert: false, label: 'Nein', text: 'Kein Hund ist *auffällig* geworden.' },
      { wert: true, label: 'Ja', text: 'Ein Hund ist *auffällig* geworden.' },
    ],
  },
  schadenannahme(hundeschaeden, schadensaetze),
  gekuendigt,
];

/** Before they are named all are of the breed of the first, and there alone that is said of the first too. */
function sindGenannt(hunde: unknown): boolean {
  const istMehrAlsEiner = Array.isArray(hunde) && hunde.length > 1;
  return istMehrAlsEiner && wertZu({ hunde }, 'hunde.0.rasse') === undefined;
}
