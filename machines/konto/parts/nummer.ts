import { kontoSetup } from '../setup.ts';
import { type Auswege, schiefgegangen } from './auswege.ts';

interface Nummer {
  /** Id of the state. */
  schritt: 'handynummer' | 'neueNummer';
  titel: string;
  description: string;
  auswege: Auswege;
}

/** The wished number, then a code to it (`domain/konto.md §2`, §5). */
export const nummer = ({ schritt, titel, description, auswege }: Nummer) =>
  kontoSetup.createStateConfig({
    id: schritt,
    description,
    meta: { step: schritt, title: titel },
    initial: 'eingabe',
    states: {
      eingabe: {
        description: 'Kundin gibt eine Handynummer ein',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { frage: 'nummer' } },
            target: 'waehlen',
            actions: 'nummerMerken',
          },
        },
      },
      waehlen: {
        id: 'nummerPruefen',
        description: 'Darf diese Nummer ihre werden?',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
        invoke: {
          id: 'nummerWaehlen',
          src: 'nummerWaehlen',
          input: ({ context }) => ({ handynummer: context.handynummer }),
          onDone: 'senden',
          onError: schiefgegangen(auswege),
        },
      },
      senden: {
        description: 'Der Code wird als SMS verschickt',
        tags: 'laedt',
        invoke: {
          id: 'codeSenden',
          src: 'codeSenden',
          input: ({ context }) => ({ handynummer: context.handynummer }),
          onDone: '#tanPruefen',
          onError: schiefgegangen(auswege),
        },
      },
      fehler: {
        description: 'Technisches Problem; die Nummer bleibt stehen',
        tags: 'fehler',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { frage: 'nummer' } },
            target: 'waehlen',
            actions: 'nummerMerken',
          },
        },
      },
    },
  });
