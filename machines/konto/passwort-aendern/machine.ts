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
    passwortAendern: fromPromise<void, DatenAntworten['passwort']>(nichtVerdrahtet),
  },
  guards: { ...unterbrechung.guards, ...formularGuards(antworten) },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
  },
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
