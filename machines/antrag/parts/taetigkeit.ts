import { output } from './ereignis.ts';
import { beantwortet, mitTaetigkeit, schritt } from './frage.ts';
import { stand } from './stand.ts';

interface Taetigkeitsseite {
  readonly weiter: string;
  /** A person looks at it. */
  readonly vonHand: string;
}

/**
 * What else a firm does, and what is asked about all of it: another trade has other questions, which are read as
 * soon as it is named.
 */
export const taetigkeit = ({ weiter, vonHand }: Taetigkeitsseite) =>
  mitTaetigkeit(seite(weiter), vonHand);

const seite = (weiter: string) =>
  ({
    ...schritt(name, 'Tätigkeit'),
    description: 'Kundin nennt weitere Tätigkeiten und beantwortet die Fragen zu allen',
    initial: 'laedt',
    on: { NACHFRAGEN: beantwortet('sindAndereTaetigkeiten', name, '.laedt') },
    states: {
      laedt: {
        description: 'Die Fragen zu den Tätigkeiten werden gelesen',
        tags: 'laedt',
        always: { guard: 'sindRisikofragenBekannt', target: 'steht' },
        invoke: {
          id: 'risikofragenLaden',
          src: 'risikofragenLaden',
          input: stand,
          onDone: {
            target: 'steht',
            actions: { type: 'risikofragenMerken', params: output('fragen') },
          },
          onError: 'fehlgeschlagen',
        },
      },
      steht: {
        description: 'Die Fragen zu den Tätigkeiten stehen da',
        on: { WEITER: beantwortet('istTaetigkeitGueltig', name, weiter) },
      },
      fehlgeschlagen: {
        description:
          'Technisches Problem beim Lesen der Fragen; noch einmal versuchen schadet nicht',
        tags: 'fehler',
        on: { WIEDERHOLEN: 'laedt' },
      },
    },
  }) as const;

const name = 'taetigkeit';
