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
  type MitAntwort,
  mitSitzung,
  satzAus,
} from '../formular.ts';
import { type Antwortauftrag, antworten, type Beantwortetes, type Geschrieben } from './answers.ts';

interface Nachrichtkontext extends FormularKontext {
  /** Day until which she is answered, `yyyy-MM-dd`; null before it is sent. */
  antwortBis: string | null;
  /** What she answers; null where she begins. */
  auf: Beantwortetes | null;
}

interface Nachrichteingang {
  auf?: Beantwortetes;
}

const p = setup({
  types: typed<FormularTypen<Nachrichtkontext, Unterbrechungsereignis['type'], Nachrichteingang>>(),
  actors: {
    ...unterbrechung.actors,
    nachrichtSenden: fromPromise<string, Geschrieben>(nichtVerdrahtet),
    antwortSenden: fromPromise<string, Antwortauftrag>(nichtVerdrahtet),
  },
  guards: {
    ...unterbrechung.guards,
    ...formularGuards(antworten),
    antwortet: ({ context }) => context.auf !== null,
  },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    antwortMerken: assign((_, neu: { antwortBis: string }) => neu),
  },
});

/** It has come; until when she is answered. */
const fertig = {
  target: '#gesendet',
  actions: {
    type: 'antwortMerken',
    params: ({ event }: { event: { output: string } }) => ({ antwortBis: event.output }),
  },
} as const;

/** What both forms say of a failure, and where it leads. */
const gemeinsam = {
  fertig,
  gesagt: ['DATEIEN_WEG', 'ZU_OFT'],
  sitzung: mitSitzung,
  bleibt: 'Technisches Problem; was sie geschrieben hat, bleibt stehen',
} as const;

/** A message of the signed-in customer to the insurer, or her answer to one (`domain/konto.md §9`). */
export const nachricht = p.createMachine({
  id: 'nachrichtSchreiben',
  description: 'Nachricht schreiben: worum es geht, zu welchem Vertrag, was sie sagen möchte',
  context: ({ input }) => ({ satz: null, antwortBis: null, auf: input.auf ?? null }),
  initial: 'einstieg',
  on: sitzungEndet,
  states: {
    einstieg: {
      description: 'Antwortet sie auf eine Nachricht?',
      always: [{ guard: 'antwortet', target: 'antworten' }, { target: 'schreiben' }],
    },
    schreiben: formular({
      ...gemeinsam,
      schritt: 'schreiben',
      titel: 'Nachricht schreiben',
      description: 'Worum es geht, der Vertrag und der Text',
      eingabe: 'Kundin schreibt, worum es geht',
      laedt: 'senden',
      passiert: 'Die Nachricht wird gesendet',
      aufruf: 'nachrichtSenden',
      input: antwortIn(antworten.schreiben),
    }),
    antworten: formular({
      ...gemeinsam,
      schritt: 'antworten',
      titel: 'Antworten',
      description: 'Ihre Antwort auf eine Nachricht; Betreff und Vertrag stehen fest',
      eingabe: 'Kundin schreibt ihre Antwort',
      laedt: 'senden',
      passiert: 'Die Antwort wird gesendet',
      aufruf: 'antwortSenden',
      input: ({ context, event }: { context: Nachrichtkontext; event: MitAntwort }) => ({
        ...beantwortetes(context),
        ...antwortIn(antworten.antworten)({ event }),
      }),
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

/** Nobody answers without a message to answer. */
function beantwortetes({ auf }: Nachrichtkontext): Beantwortetes {
  if (!auf) throw new Error('There is nothing to answer.');
  return auf;
}
