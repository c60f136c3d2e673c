import { fromPromise } from 'xstate';
import { sitzungEndet, unterbrochen } from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import { datenSetup } from '../daten/setup.ts';
import { antwortIn, formular, mitSitzung } from '../formular.ts';
import { antworten } from './answers.ts';

const p = datenSetup(antworten, {
  einstellungenSpeichern: fromPromise<void, DatenAntworten['einstellungen']>(nichtVerdrahtet),
});

/** What a broker hears by mail, and what stands below his messages (`domain/konto.md §7.6`). */
export const einstellungen = p.createMachine({
  id: 'vermittlereinstellungen',
  description: 'Einstellungen im Vermittlerportal: E-Mails und Signatur',
  context: { satz: null },
  initial: 'einstellungen',
  on: sitzungEndet,
  states: {
    einstellungen: formular({
      schritt: 'einstellungen',
      titel: 'Einstellungen',
      description: 'Welche E-Mails der Vermittler bekommt und wie er Nachrichten unterschreibt',
      eingabe: 'Vermittler wählt E-Mails und gibt eine Signatur ein',
      laedt: 'senden',
      passiert: 'Die Einstellungen werden gespeichert',
      aufruf: 'einstellungenSpeichern',
      input: antwortIn(antworten.einstellungen),
      fertig: '#gespeichert',
      gesagt: ['ZU_OFT'],
      sitzung: mitSitzung,
    }),
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Einstellungen gelten ab sofort',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
