import { formen } from '../daten/answers.ts';
import { schiefgegangen } from '../daten/setup.ts';
import { antwortVon, kontoSetup } from '../setup.ts';

interface StepUp {
  /** State that does what had to be confirmed. */
  danach: string;
  /** Form to which she goes back without a code. */
  zurueck: string;
}

/** One more code to her present number, where the last one is older than 10 minutes (`domain/konto.md §3`). */
export const stepUp = ({ danach, zurueck }: StepUp) =>
  kontoSetup.createStateConfig({
    id: 'bestaetigen',
    description: 'Der letzte Code ist älter als 10 Minuten; ein neuer zeigt, dass sie es ist',
    meta: { step: 'bestaetigen', title: 'Mit einem Code bestätigen' },
    initial: 'senden',
    on: { ZURUECK: { target: zurueck, actions: 'hinweisEntfernen' } },
    states: {
      senden: {
        description: 'Der Code wird als SMS an ihre jetzige Nummer verschickt',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
        invoke: {
          id: 'bestaetigungSenden',
          src: 'bestaetigungSenden',
          onDone: {
            target: 'eingabe',
            actions: {
              type: 'gesendetMerken',
              params: ({ event }) => ({ an: event.output }),
            },
          },
          onError: schiefgegangen,
        },
      },
      eingabe: {
        description: 'Kundin gibt den Code ein',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { frage: 'bestaetigen' } },
            target: 'pruefen',
          },
          CODE_ERNEUT: { target: 'senden', description: 'Frühestens nach 30 Sekunden' },
        },
      },
      pruefen: {
        description: 'Der Code wird geprüft',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
        invoke: {
          id: 'bestaetigungPruefen',
          src: 'bestaetigungPruefen',
          input: ({ event }) => antwortVon(formen.bestaetigen, event),
          onDone: danach,
          onError: schiefgegangen,
        },
      },
      fehler: {
        description: 'Technisches Problem; der Code bleibt stehen',
        tags: 'fehler',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { frage: 'bestaetigen' } },
            target: 'pruefen',
          },
          CODE_ERNEUT: { target: 'senden', description: 'Frühestens nach 30 Sekunden' },
        },
      },
    },
  });
