import { assign, fromPromise, raise, setup } from 'xstate';
import {
  sitzungEndet,
  unterbrechung,
  type Unterbrechungsereignis,
  unterbrochen,
} from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import {
  antwortIn,
  formular,
  formularGuards,
  type FormularKontext,
  type FormularTypen,
  satzAus,
  mitSitzung,
} from '../formular.ts';
import { antworten } from './answers.ts';

const p = setup({
  types: typed<FormularTypen<FormularKontext, Unterbrechungsereignis['type']>>(),
  actors: {
    ...unterbrechung.actors,
    kontaktdatenSpeichern: fromPromise<void, DatenAntworten['angaben']>(nichtVerdrahtet),
  },
  guards: { ...unterbrechung.guards, ...formularGuards(antworten) },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
  },
});

/** Form of address, title and telephone of the signed-in customer (`domain/vertrag.md §13`). */
export const kontaktdaten = p.createMachine({
  id: 'kontaktdaten',
  description: 'Kontaktdaten ändern: Anrede, Titel und Telefonnummer',
  context: { satz: null },
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
      gesagt: ['ZU_OFT'],
      sitzung: mitSitzung,
    }),
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Kontaktdaten gelten ab sofort',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
