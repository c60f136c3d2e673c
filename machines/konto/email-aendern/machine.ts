import { assign, fromPromise, raise, setup } from 'xstate';
import * as z from 'zod/mini';
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

interface EmailKontext extends StepUpKontext {
  /** The address she wishes; empty before. */
  email: string;
}

const p = setup({
  types:
    typed<
      FormularTypen<EmailKontext, Unterbrechungsereignis['type'] | 'ZURUECK' | 'CODE_ERNEUT'>
    >(),
  actors: {
    ...unterbrechung.actors,
    /** Null: what was held back until she had confirmed that it is her. */
    emailAendern: fromPromise<void, DatenAntworten['neueEmail'] | null>(nichtVerdrahtet),
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
    neueEmailMerken: assign({
      email: ({ event }) =>
        event.type === 'WEITER' ? z.parse(antworten.neueEmail, event.antwort).email : '',
    }),
  },
});

/** Another e-mail address for the signed-in customer; it counts once its link was opened (`domain/vertrag.md §13`). */
export const emailAendern = p.createMachine({
  id: 'emailAendern',
  description: 'E-Mail-Adresse ändern: neue Adresse und Passwort, Link an die neue Adresse',
  context: { satz: null, gesendetAn: '', email: '' },
  initial: 'neueEmail',
  on: sitzungEndet,
  states: {
    neueEmail: formular({
      schritt: 'neueEmail',
      titel: 'E-Mail-Adresse ändern',
      description: 'Die neue E-Mail-Adresse und das Passwort',
      eingabe: 'Kundin gibt die neue Adresse und ihr Passwort ein',
      merkt: ['neueEmailMerken'],
      laedt: 'senden',
      passiert: 'Passwort und Adresse werden geprüft, der Link wird verschickt',
      aufruf: 'emailAendern',
      input: eingegeben(antworten.neueEmail),
      fertig: '#linkGesendet',
      gesagt: ['PASSWORT_FALSCH', 'EMAIL_NICHT_VERWENDBAR', 'ZU_OFT'],
      auswege: { '#bestaetigen': ['BESTAETIGUNG_NOETIG'] },
      sitzung: mitSitzung,
    }),
    bestaetigen: stepUp({
      danach: '#neueEmail.senden',
      zurueck: '#neueEmail',
    }),
    linkGesendet: {
      id: 'linkGesendet',
      description: 'Ein Link ist an die neue Adresse unterwegs; bis dahin gilt die bisherige',
      meta: { step: 'linkGesendet', title: 'E-Mail unterwegs' },
      type: 'final',
    },
    ...unterbrochen,
  },
});
