import { antworten } from '../answers.ts';
import { antwortVon, kontoSetup } from '../setup.ts';
import { type Auswege, schiefgegangen } from './auswege.ts';

interface Tan {
  /** State in which the number is entered. */
  nummer: string;
  auswege: Auswege;
}

/** The code that went to the wished number; it makes that one hers (`domain/konto.md §2`, §5). */
export const tan = ({ nummer, auswege }: Tan) =>
  kontoSetup.createStateConfig({
    id: 'tanPruefen',
    description: 'Sechsstelliger Code aus der SMS an die neue Nummer',
    meta: { step: 'tanPruefen', title: 'Handynummer bestätigen' },
    initial: 'eingabe',
    on: { ANDERE_NUMMER: { target: nummer, actions: 'hinweisEntfernen' } },
    states: {
      eingabe: {
        description: 'Kundin gibt den Code ein',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { frage: 'tanPruefen' } },
            target: 'pruefen',
          },
          CODE_ERNEUT: { target: 'senden', description: 'Frühestens nach 30 Sekunden' },
        },
      },
      senden: {
        description: 'Ein neuer Code wird verschickt',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
        invoke: {
          id: 'codeSenden',
          src: 'codeSenden',
          input: ({ context }) => ({ handynummer: context.handynummer }),
          onDone: 'eingabe',
          onError: schiefgegangen(auswege),
        },
      },
      pruefen: {
        description: 'Der Code wird geprüft',
        tags: 'laedt',
        entry: 'hinweisEntfernen',
        invoke: {
          id: 'codePruefen',
          src: 'codePruefen',
          input: ({ context: { partnerNummer, handynummer }, event }) => ({
            partnerNummer,
            handynummer,
            ...antwortVon(antworten.tanPruefen, event),
          }),
          onDone: {
            target: '#fertig',
            actions: {
              type: 'sperreMerken',
              params: ({ event }) => ({ bis: event.output.bankGesperrtBis }),
            },
          },
          onError: schiefgegangen(auswege),
        },
      },
      fehler: {
        description: 'Technisches Problem; der Code bleibt stehen',
        tags: 'fehler',
        on: {
          WEITER: {
            guard: { type: 'istGueltig', params: { frage: 'tanPruefen' } },
            target: 'pruefen',
          },
          CODE_ERNEUT: { target: 'senden', description: 'Frühestens nach 30 Sekunden' },
        },
      },
    },
  });
