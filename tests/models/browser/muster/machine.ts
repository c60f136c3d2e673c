import { assign, fromPromise, setup } from 'xstate';
import { typed } from '#machines/typed.ts';

/** What the sample asks for: every kind of field once. */
export interface Angaben {
  name: string;
  art: string;
  dringend: boolean;
  grund: string;
  tage: string[];
  am: string;
  bis: string;
  hoehe: number;
  anzahl: number;
  summe: number;
  ort: string;
  strasse: string;
  beleg: { name: string; mimeType: string; inhalt: string };
  text: string;
  einwilligung: boolean;
}

const p = setup({
  types: {
    context: typed<{ angaben: Angaben | null }>(),
    events: typed<
      | { type: 'WEITER'; antwort: Angaben }
      | { type: 'CODE'; code: string }
      | { type: 'ABSENDEN' }
      | { type: 'ERNEUT' }
    >(),
    meta: typed<{ step: string; title: string }>(),
    tags: typed<'laedt' | 'fehler'>(),
  },
  actors: { senden: fromPromise<{ nummer: number }, Angaben | null>(nirgends) },
  actions: {
    uebernehmen: assign(({ event }) => (event.type === 'WEITER' ? { angaben: event.antwort } : {})),
  },
  delays: { LIMIT: 20_000 },
});

/** A small flow with all that a runner has to cope with: fields, code, call, time-out, way back. */
export const muster = p.createMachine({
  id: 'muster',
  description: 'Muster',
  context: { angaben: null },
  initial: 'angaben',
  states: {
    angaben: {
      id: 'angaben',
      meta: { step: 'angaben', title: 'Angaben' },
      route: {},
      on: { WEITER: { target: 'code', actions: 'uebernehmen' } },
    },
    code: {
      id: 'code',
      meta: { step: 'code', title: 'Code' },
      on: { CODE: 'pruefung' },
    },
    pruefung: {
      id: 'pruefung',
      meta: { step: 'pruefung', title: 'Prüfen' },
      on: { ABSENDEN: 'senden' },
    },
    senden: {
      meta: { step: 'pruefung', title: 'Prüfen' },
      tags: 'laedt',
      invoke: {
        id: 'senden',
        src: 'senden',
        input: ({ context }) => context.angaben,
        onDone: 'fertig',
        onError: 'fehler',
      },
      after: { LIMIT: 'fehler' },
    },
    fehler: {
      meta: { step: 'pruefung', title: 'Prüfen' },
      tags: 'fehler',
      on: { ERNEUT: 'senden' },
    },
    fertig: { meta: { step: 'fertig', title: 'Fertig' }, type: 'final' },
  },
});

function nirgends(): Promise<never> {
  throw new Error('The sample has no portal.');
}
