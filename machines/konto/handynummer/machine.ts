import { fristen } from '#contract/zahlen.ts';
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
import { formularGuards, type FormularTypen, mitSitzung, satzAus } from '../formular.ts';
import { type Auswege } from '../parts/abgelehnt.ts';
import { nummer, nummerAus, type NummerKontext, tan, type TanAntwort } from '../parts/nummer.ts';
import { stepUp, type StepUpKontext } from '../parts/stepUp.ts';
import { antworten } from './answers.ts';

type Weitere = Unterbrechungsereignis['type'] | 'ZURUECK' | 'CODE_ERNEUT' | 'ANDERE_NUMMER';

const p = setup({
  types: typed<FormularTypen<NummerKontext & StepUpKontext, Weitere, { partnerNummer: string }>>(),
  actors: {
    ...unterbrechung.actors,
    nummerWaehlen: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codeSenden: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codePruefen: fromPromise<{ bankGesperrtBis: string | null }, TanAntwort>(nichtVerdrahtet),
    bestaetigungSenden: fromPromise<string>(nichtVerdrahtet),
    bestaetigungPruefen: fromPromise<void, DatenAntworten['bestaetigen']>(nichtVerdrahtet),
  },
  guards: {
    ...unterbrechung.guards,
    ...formularGuards(antworten),
    darfErneut: darfErneut('bestaetigen', 'tanPruefen'),
  },
  delays: { CODE_WARTEZEIT: codeWartezeitMs },
  actions: {
    anmeldungVerlangen: raise({ type: 'SITZUNG_ABGELAUFEN' }),
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    gesendetMerken: assign({ gesendetAn: (_, { an }: { an: string }) => an }),
    nummerMerken: assign({ handynummer: nummerAus }),
    sperreMerken: assign({ bankGesperrtBis: (_, { bis }: { bis: string | null }) => bis }),
  },
});

const auswege = {
  '#bestaetigen': ['BESTAETIGUNG_NOETIG'],
} as const satisfies Auswege;

/** Another mobile number for the signed-in customer: perhaps a code to the old one, always one to the new (`domain/vertrag.md §13`). */
export const neueHandynummer = p.createMachine({
  id: 'neueHandynummer',
  description: 'Handynummer ändern: Code an die neue Nummer',
  context: ({ input: { partnerNummer } }) => ({
    satz: null,
    partnerNummer,
    handynummer: '',
    gesendetAn: '',
    bankGesperrtBis: null,
  }),
  initial: 'neueNummer',
  on: sitzungEndet,
  states: {
    neueNummer: nummer({
      schritt: 'neueNummer',
      titel: 'Ihre neue Handynummer',
      description: 'Die neue Handynummer',
      danach: '#tanPruefen',
      auch: ['EMAIL_UNBEWIESEN'],
      auswege,
      sitzung: mitSitzung,
    }),
    bestaetigen: stepUp({
      danach: '#neueNummer.waehlen',
      zurueck: '#neueNummer',
    }),
    tanPruefen: tan({ nummer: '#neueNummer', fertig: '#fertig', auswege, sitzung: mitSitzung }),
    fertig: {
      id: 'fertig',
      description: `Die neue Nummer gilt; die Bankverbindung bleibt ${fristen.bankSperreStunden} Stunden, wie sie ist`,
      meta: { step: 'fertig', title: 'Handynummer geändert' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
