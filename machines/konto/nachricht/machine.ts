import { assign, fromPromise, raise, setup } from 'xstate';
import {
  sitzungEndet,
  unterbrechung,
  type Unterbrechungsereignis,
  unterbrochen,
} from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import {
  antwortIn,
  formular,
  formularGuards,
  type FormularKontext,
  type FormularTypen,
  mitSitzung,
  satzAus,
} from '../formular.ts';
import { antworten, type Geschrieben } from './answers.ts';

interface Nachrichtkontext extends FormularKontext {
  /** Day until which she is answered, `yyyy-MM-dd`; null before it is sent. */
  antwortBis: string | null;
}

const p = setup({
  types: typed<FormularTypen<Nachrichtkontext, Unterbrechungsereignis['type']>>(),
  actors: {
    ...unterbrechung.actors,
    nachrichtSenden: fromPromise<string, Geschrieben>(nichtVerdrahtet),
  },
  guards: { ...unterbrechung.guards, ...formularGuards(antworten) },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    antwortMerken: assign((_, neu: { antwortBis: string }) => neu),
  },
});

/** A message of the signed-in customer to the insurer (`domain/konto.md §9`). */
export const nachricht = p.createMachine({
  id: 'nachrichtSchreiben',
  description: 'Nachricht schreiben: worum es geht, zu welchem Vertrag, was sie sagen möchte',
  context: { satz: null, antwortBis: null },
  initial: 'schreiben',
  on: sitzungEndet,
  states: {
    schreiben: formular({
      schritt: 'schreiben',
      titel: 'Nachricht schreiben',
      description: 'Worum es geht, der Vertrag und der Text',
      eingabe: 'Kundin schreibt, worum es geht',
      laedt: 'senden',
      passiert: 'Die Nachricht wird gesendet',
      aufruf: 'nachrichtSenden',
      input: antwortIn(antworten.schreiben),
      fertig: {
        target: '#gesendet',
        actions: {
          type: 'antwortMerken',
          params: ({ event }: { event: { output: string } }) => ({ antwortBis: event.output }),
        },
      },
      gesagt: ['DATEIEN_WEG', 'ZU_OFT'],
      sitzung: mitSitzung,
      bleibt: 'Technisches Problem; was sie geschrieben hat, bleibt stehen',
    }),
    gesendet: {
      id: 'gesendet',
      description: 'Die Nachricht ist angekommen; bis wann jemand antwortet',
      meta: { step: 'gesendet', title: 'Nachricht gesendet' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
