import { fehlerWie, fehlschlag } from '../failure.ts';
import { kontoSetup } from '../setup.ts';

interface Nummer {
  /** Id of the state. */
  schritt: 'handynummer' | 'neueNummer';
  titel: string;
  description: string;
}

/** The wished number, then a code to it (`domain/konto.md §2`, §5). */
export const nummer = ({ schritt, titel, description }: Nummer) =>
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
        description: 'Darf diese Nummer ihre werden?',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
        invoke: {
          id: 'nummerWaehlen',
          src: 'nummerWaehlen',
          input: ({ context }) => ({ handynummer: context.handynummer }),
          onDone: 'senden',
          onError: schiefgegangen,
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
          onError: schiefgegangen,
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

/** What follows where a call about the number fails. */
const schiefgegangen = [
  { guard: { type: 'istFehler', params: fehlerWie('TECHNISCH') }, target: 'fehler' },
  {
    guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG', 'SITZUNG_ABGELAUFEN') },
    target: '#linkUngueltig',
  },
  { target: 'eingabe', actions: { type: 'fehlerMerken', params: fehlschlag } },
] as const;
