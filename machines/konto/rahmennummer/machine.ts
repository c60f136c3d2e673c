import { fromPromise } from 'xstate';
import { sitzungEndet, unterbrochen } from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import { datenSetup } from '../daten/setup.ts';
import { antwortIn, formular, mitSitzung } from '../formular.ts';
import { antworten } from './answers.ts';

const p = datenSetup(antworten, {
  rahmennummerSpeichern: fromPromise<void, DatenAntworten['rad']>(nichtVerdrahtet),
});

/** Frame number and manufacturer of an insured bicycle (`domain/vertrag.md §6`). */
export const rahmennummer = p.createMachine({
  id: 'rahmennummer',
  description: 'Rahmennummer nachreichen: Rahmennummer und Hersteller',
  context: { satz: null },
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
      gesagt: ['RAHMENNUMMER_UNGUELTIG', 'NICHT_AENDERBAR', 'STATUS', 'UNVERAENDERT', 'ZU_OFT'],
      sitzung: mitSitzung,
    }),
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Rahmennummer gilt ab sofort',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
