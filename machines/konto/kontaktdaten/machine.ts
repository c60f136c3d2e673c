import { fromPromise } from 'xstate';
import { sitzungEndet, unterbrochen } from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import { datenSetup } from '../daten/setup.ts';
import { antwortIn, formular, mitSitzung } from '../formular.ts';
import { antworten } from './answers.ts';

const p = datenSetup(antworten, {
  kontaktdatenSpeichern: fromPromise<void, DatenAntworten['angaben']>(nichtVerdrahtet),
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
