import { assign, fromPromise, setup } from 'xstate';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import { sitzungEndet, unterbrochen } from '../parts/sitzung.ts';
import { fehlerAus } from '../failure.ts';
import {
  antwortIn,
  formular,
  formularGuards,
  type FormularKontext,
  type FormularTypen,
} from '../formular.ts';
import { antworten } from './answers.ts';

const p = setup({
  types: typed<FormularTypen<FormularKontext, 'ANGEMELDET'>>(),
  actors: {
    rahmennummerSpeichern: fromPromise<void, DatenAntworten['rad']>(nichtVerdrahtet),
  },
  guards: formularGuards(antworten),
  actions: {
    hinweisEntfernen: assign({ hinweis: null }),
    fehlerMerken: assign({ hinweis: (_, { error }: { error: unknown }) => fehlerAus(error) }),
  },
});

/** Frame number and manufacturer of an insured bicycle (`domain/vertrag.md §6`). */
export const rahmennummer = p.createMachine({
  id: 'rahmennummer',
  description: 'Rahmennummer nachreichen: Rahmennummer und Hersteller',
  context: { hinweis: null },
  initial: 'rad',
  on: sitzungEndet,
  states: {
    rad: formular({
      schritt: 'rad',
      titel: 'Rahmennummer nachreichen',
      description: 'Rahmennummer und Hersteller eines versicherten Fahrrads',
      eingabe: 'Kundin gibt die Rahmennummer ein, auch den Hersteller, wenn er nicht stimmt',
      laedt: 'senden',
      passiert: 'Die Rahmennummer wird gespeichert',
      aufruf: 'rahmennummerSpeichern',
      input: antwortIn(antworten.rad),
      fertig: '#gespeichert',
      auswege: { '#unterbrochen': ['SITZUNG_ABGELAUFEN'] },
    }),
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Rahmennummer gilt ab sofort',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#rad' }),
  },
});
