import type { Fragefeld } from '../../formular/frage.ts';
import type { Antragslage } from '../frage.ts';
import { jaNein } from '../fragen/wahlen.ts';

/** What a breed is said with: on the first screen of the first dog, later of all others. */
interface Rasse {
  rasse: string;
  mischling: boolean;
  mischlingsRasse?: string | undefined;
}

/** The breed of a dog, and the other one of a mixed dog. */
export const rassenfelder: readonly Fragefeld<Rasse, Antragslage>[] = [
  {
    name: 'rasse',
    art: 'suche',
    suche: 'hunderasse',
    label: 'Rasse',
    hinweis: 'Bei einem Mischling die, der er am ähnlichsten sieht.',
    warum:
      'Von manchen Rassen gehen häufiger schwere Schäden aus. Danach richtet sich der Beitrag.',
  },
  { name: 'mischling', art: 'radio', label: 'Ist Ihr Hund ein Mischling?', optionen: jaNein },
  {
    name: 'mischlingsRasse',
    art: 'suche',
    suche: 'hunderasse',
    label: 'Zweite Rasse',
    hinweis: 'Lassen Sie das Feld leer, wenn Sie sie nicht kennen.',
    optional: true,
    wenn: ({ mischling }) => mischling === true,
  },
];
