import { fromPromise } from 'xstate';
import type { Untervermittlerangaben } from '#contract/endpoints/agentur.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { sitzungEndet, unterbrochen } from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet } from '#machines/typed.ts';
import { datenSetup } from '../daten/setup.ts';
import { antwortIn, formular, mitSitzung } from '../formular.ts';
import { antworten } from './answers.ts';

const p = datenSetup(antworten, {
  untervermittlerEinladen: fromPromise<void, Untervermittlerangaben>(nichtVerdrahtet),
});

/** Whoever runs an agency opens an access for somebody else (`domain/konto.md §7.2`). */
export const untervermittler = p.createMachine({
  id: 'untervermittler',
  description: 'Person einladen: wer sie ist, was sie darf, Einladung per E-Mail',
  context: { satz: null },
  initial: 'einladen',
  on: sitzungEndet,
  states: {
    einladen: formular({
      schritt: 'einladen',
      titel: 'Person einladen',
      description: 'Name, E-Mail-Adresse, Handynummer, Registrierung und Rechte',
      eingabe: 'Wer die Agentur verwaltet, gibt ein, wen er einlädt und was die Person darf',
      laedt: 'senden',
      passiert: 'Der Zugang wird angelegt und die Einladung gesendet',
      aufruf: 'untervermittlerEinladen',
      input: antwortIn(antworten.einladen),
      fertig: '#eingeladen',
      gesagt: ['EMAIL_NICHT_VERWENDBAR', 'NUMMER_UNGUELTIG', 'NICHT_AENDERBAR', 'ZU_OFT'],
      sitzung: mitSitzung,
    }),
    eingeladen: {
      id: 'eingeladen',
      description: `Die Einladung ist unterwegs; sie gilt ${zugang.erstesPasswortTage} Tage`,
      meta: { step: 'eingeladen', title: 'Einladung gesendet' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
