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
    kontaktdatenSpeichern: fromPromise<void, DatenAntworten['angaben']>(nichtVerdrahtet),
  },
  guards: formularGuards(antworten),
  actions: {
    hinweisEntfernen: assign({ hinweis: null }),
    fehlerMerken: assign({ hinweis: (_, { error }: { error: unknown }) => fehlerAus(error) }),
  },
});

/** Form of address, title and telephone of the signed-in customer (`domain/vertrag.md §13`). */
export const kontaktdaten = p.createMachine({
  id: 'kontaktdaten',
  description: 'Kontaktdaten ändern: Anrede, Titel und Telefonnummer',
  context: { hinweis: null },
  initial: 'angaben',
  on: sitzungEndet,
  states: {
    angaben: formular({
      schritt: 'angaben',
      titel: 'Kontaktdaten ändern',
      description: 'Wie sie angesprochen und erreicht werden möchte',
      eingabe: 'Kundin ändert Anrede, Titel oder Telefonnummer',
      laedt: 'senden',
      passiert: 'Die Kontaktdaten werden gespeichert',
      aufruf: 'kontaktdatenSpeichern',
      input: antwortIn(antworten.angaben),
      fertig: '#gespeichert',
      auswege: { '#unterbrochen': ['SITZUNG_ABGELAUFEN'] },
    }),
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Kontaktdaten gelten ab sofort',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#angaben' }),
  },
});
