import { fehlerWie, fehlschlag } from '../failure.ts';
import { antwortVon, kontoSetup } from '../setup.ts';
import { antworten } from './answers.ts';

/** Another address than that of the contract: a person looks at it before a link goes there. */
export const abweichendeEmail = kontoSetup.createStateConfig({
  id: 'abweichendeEmail',
  description: 'Eine andere E-Mail-Adresse prüft der Service',
  meta: { step: 'abweichendeEmail', title: 'Andere E-Mail-Adresse' },
  initial: 'eingabe',
  on: { ZURUECK: { target: '#emailBestaetigen', actions: 'hinweisEntfernen' } },
  states: {
    eingabe: {
      description: 'Kundin nennt Namen, Geburtsdatum, E-Mail-Adresse und Telefonnummer',
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { frage: 'abweichendeEmail' } },
          target: 'senden',
        },
      },
    },
    senden: {
      description: 'Die Angaben gehen an den Service',
      tags: 'laedt',
      entry: 'hinweisEntfernen',
      invoke: {
        id: 'serviceSchreiben',
        src: 'serviceSchreiben',
        input: ({ context, event }) => ({
          ...(context.vertrag ?? { contractId: '', plz: '' }),
          ...antwortVon(antworten.abweichendeEmail, event),
        }),
        onDone: '#abweichendeEmailGesendet',
        onError: [
          {
            guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
            target: 'eingabe',
            actions: { type: 'fehlerMerken', params: fehlschlag },
          },
          { target: 'fehler' },
        ],
      },
    },
    fehler: {
      description: 'Technisches Problem; die Angaben bleiben stehen',
      tags: 'fehler',
      on: {
        WEITER: {
          guard: { type: 'istGueltig', params: { frage: 'abweichendeEmail' } },
          target: 'senden',
        },
      },
    },
  },
});
