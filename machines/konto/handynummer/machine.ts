import { fristen } from '#contract/zahlen.ts';
import { assign, fromPromise, setup } from 'xstate';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { DatenAntworten } from '../daten/answers.ts';
import { sitzungEndet, unterbrochen } from '../parts/sitzung.ts';
import { fehlerAus } from '../failure.ts';
import { type Auswege, formularGuards, type FormularTypen } from '../formular.ts';
import { nummer, nummerAus, type NummerKontext, tan, type TanAntwort } from '../parts/nummer.ts';
import { stepUp, type StepUpKontext } from '../parts/stepUp.ts';
import { antworten } from './answers.ts';

type Weitere = 'ANGEMELDET' | 'ZURUECK' | 'CODE_ERNEUT' | 'ANDERE_NUMMER';

const p = setup({
  types: typed<FormularTypen<NummerKontext & StepUpKontext, Weitere, { partnerNummer: string }>>(),
  actors: {
    nummerWaehlen: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codeSenden: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codePruefen: fromPromise<{ bankGesperrtBis: string | null }, TanAntwort>(nichtVerdrahtet),
    bestaetigungSenden: fromPromise<string>(nichtVerdrahtet),
    bestaetigungPruefen: fromPromise<void, DatenAntworten['bestaetigen']>(nichtVerdrahtet),
  },
  guards: { ...formularGuards(antworten), darfErneut: darfErneut('bestaetigen', 'tanPruefen') },
  delays: { CODE_WARTEZEIT: codeWartezeitMs },
  actions: {
    hinweisEntfernen: assign({ hinweis: null }),
    fehlerMerken: assign({ hinweis: (_, { error }: { error: unknown }) => fehlerAus(error) }),
    gesendetMerken: assign({ gesendetAn: (_, { an }: { an: string }) => an }),
    nummerMerken: assign({ handynummer: nummerAus }),
    sperreMerken: assign({ bankGesperrtBis: (_, { bis }: { bis: string | null }) => bis }),
  },
});

const auswege = {
  '#unterbrochen': ['SITZUNG_ABGELAUFEN'],
  '#bestaetigen': ['BESTAETIGUNG_NOETIG'],
} as const satisfies Auswege;

/** Another mobile number for the signed-in customer: perhaps a code to the old one, always one to the new (`domain/vertrag.md §13`). */
export const neueHandynummer = p.createMachine({
  id: 'neueHandynummer',
  description: 'Handynummer ändern: Code an die neue Nummer',
  context: ({ input: { partnerNummer } }) => ({
    hinweis: null,
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
      auswege,
    }),
    bestaetigen: stepUp({
      danach: '#neueNummer.waehlen',
      zurueck: '#neueNummer',
      auswege: { '#unterbrochen': ['SITZUNG_ABGELAUFEN'] },
    }),
    tanPruefen: tan({ nummer: '#neueNummer', fertig: '#fertig', auswege }),
    fertig: {
      id: 'fertig',
      description: `Die neue Nummer gilt; die Bankverbindung bleibt ${fristen.bankSperreStunden} Stunden, wie sie ist`,
      meta: { step: 'fertig', title: 'Handynummer geändert' },
      type: 'final',
    },
    unterbrochen: unterbrochen({ weiter: '#neueNummer' }),
  },
});
