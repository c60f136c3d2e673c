import { assign, fromPromise, raise, setup } from 'xstate';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import {
  sitzungEndet,
  unterbrechung,
  type Unterbrechungsereignis,
  unterbrochen,
} from '#machines/parts/unterbrochen.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import {
  eingegeben,
  formular,
  formularGuards,
  type FormularTypen,
  satzAus,
  mitSitzung,
} from '../formular.ts';
import { stepUp, type StepUpKontext } from '../parts/stepUp.ts';
import { antworten } from './answers.ts';

interface BankverbindungKontext extends StepUpKontext {
  /** First day, yyyy-MM-dd, on which the new account can be debited; empty before. */
  abbuchungAb: string;
}

const p = setup({
  types:
    typed<
      FormularTypen<
        BankverbindungKontext,
        Unterbrechungsereignis['type'] | 'ZURUECK' | 'CODE_ERNEUT'
      >
    >(),
  actors: {
    ...unterbrechung.actors,
    /** Answers the first day of a debit. Null: what was held back until she had confirmed that it is her. */
    bankverbindungSpeichern: fromPromise<string, DatenAntworten['bankverbindung'] | null>(
      nichtVerdrahtet,
    ),
    bestaetigungSenden: fromPromise<string>(nichtVerdrahtet),
    bestaetigungPruefen: fromPromise<void, DatenAntworten['bestaetigen']>(nichtVerdrahtet),
  },
  guards: {
    ...unterbrechung.guards,
    ...formularGuards(antworten),
    darfErneut: darfErneut('bestaetigen'),
  },
  delays: { CODE_WARTEZEIT: codeWartezeitMs },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    gesendetMerken: assign({ gesendetAn: (_, { an }: { an: string }) => an }),
    abbuchungMerken: assign({ abbuchungAb: (_, { ab }: { ab: string }) => ab }),
  },
});

/** Another account for the contracts of the signed-in customer (`domain/vertrag.md §6`). */
export const bankverbindung = p.createMachine({
  id: 'bankverbindung',
  description: 'Bankverbindung ändern: Konto, Verträge und Lastschriftmandat',
  context: { satz: null, gesendetAn: '', abbuchungAb: '' },
  initial: 'konto',
  on: sitzungEndet,
  states: {
    konto: formular({
      schritt: 'konto',
      titel: 'Bankverbindung ändern',
      description: 'Das Konto, wem es gehört und welche Verträge davon bezahlt werden',
      eingabe: 'Kundin gibt das Konto ein und erteilt das Lastschriftmandat',
      laedt: 'senden',
      passiert: 'Die Bankverbindung wird gespeichert',
      aufruf: 'bankverbindungSpeichern',
      input: eingegeben(antworten.konto),
      fertig: {
        target: '#gespeichert',
        actions: {
          type: 'abbuchungMerken',
          params: ({ event }: { event: { output: string } }) => ({ ab: event.output }),
        },
      },
      gesagt: [
        'BANK_GESPERRT',
        'EMAIL_UNBEWIESEN',
        'IBAN_UNGUELTIG',
        'STATUS',
        'UNVERAENDERT',
        'ZU_OFT',
      ],
      auswege: { '#bestaetigen': ['BESTAETIGUNG_NOETIG'] },
      sitzung: mitSitzung,
    }),
    bestaetigen: stepUp({
      danach: '#konto.senden',
      zurueck: '#konto',
    }),
    gespeichert: {
      id: 'gespeichert',
      description: 'Die Beiträge werden künftig vom neuen Konto abgebucht',
      meta: { step: 'gespeichert', title: 'Gespeichert' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
