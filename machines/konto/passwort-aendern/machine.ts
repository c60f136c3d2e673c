import { fromPromise } from 'xstate';
import { sitzungEndet, unterbrochen } from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import { datenSetup } from '../daten/setup.ts';
import { antwortIn, formular, mitSitzung } from '../formular.ts';
import { antworten } from './answers.ts';

const p = datenSetup(antworten, {
  passwortAendern: fromPromise<void, DatenAntworten['passwort']>(nichtVerdrahtet),
});

/** Another password for the signed-in customer; her other sessions end (`domain/vertrag.md §13`). */
export const passwortAendern = p.createMachine({
  id: 'passwortAendern',
  description: 'Passwort ändern: bisheriges Passwort, neues Passwort',
  context: { satz: null },
  initial: 'passwort',
  on: sitzungEndet,
  states: {
    passwort: formular({
      schritt: 'passwort',
      titel: 'Passwort ändern',
      description: 'Das bisherige und ein neues Passwort',
      eingabe: 'Kundin gibt ihr bisheriges und ein neues Passwort ein',
      laedt: 'senden',
      passiert: 'Das bisherige Passwort wird geprüft und das neue gespeichert',
      aufruf: 'passwortAendern',
      input: antwortIn(antworten.passwort),
      fertig: '#geaendert',
      gesagt: ['PASSWORT_FALSCH', 'PASSWORT_VERWENDET', 'PASSWORT_ZU_EINFACH', 'ZU_OFT'],
      sitzung: mitSitzung,
    }),
    geaendert: {
      id: 'geaendert',
      description: 'Das neue Passwort gilt; auf anderen Geräten ist sie abgemeldet',
      meta: { step: 'geaendert', title: 'Passwort geändert' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
