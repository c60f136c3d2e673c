import { codeErneut } from '#machines/parts/erneut.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { formen } from '../daten/answers.ts';
import { antwortIn, formular, type FormularKontext, mitSitzung } from '../formular.ts';
import { scheitert } from './abgelehnt.ts';

export interface StepUpKontext extends FormularKontext {
  /** Masked number that a code went to, to show that it is her; empty before. */
  gesendetAn: string;
}

interface StepUp {
  /** State that does what had to be confirmed. */
  danach: string;
  /** Form to which she goes back without a code. */
  zurueck: string;
}

/** One more code to her present number, where the last one is too old (`domain/konto.md §3`). */
export function stepUp({ danach, zurueck }: StepUp) {
  const {
    initial: _eingabe,
    states,
    ...form
  } = formular({
    schritt: 'bestaetigen',
    titel: 'Mit einem Code bestätigen',
    description: `Der letzte Code ist älter als ${zugang.bestaetigungMinuten} Minuten; ein neuer zeigt, dass sie es ist`,
    eingabe: 'Kundin gibt den Code ein',
    daneben: nochEinCode,
    laedt: 'pruefen',
    passiert: 'Der Code wird geprüft',
    aufruf: 'bestaetigungPruefen',
    input: antwortIn(formen.bestaetigen),
    fertig: danach,
    gesagt: ['CODE_FALSCH', 'CODE_VERBRAUCHT', 'ZU_OFT'],
    sitzung: mitSitzung,
    bleibt: 'Technisches Problem; der Code bleibt stehen',
  });
  return {
    ...form,
    type: 'parallel',
    on: { ZURUECK: zurueck },
    states: {
      formular: {
        description: 'Die Eingabe des Codes',
        initial: 'senden',
        states: { senden, ...states },
      },
      erneut: codeErneut({
        schritt: 'bestaetigen',
        aufruf: 'bestaetigungSenden',
        zuerst: 'bereit',
      }),
    },
  } as const;
}

const senden = {
  description: 'Der Code wird als SMS an ihre jetzige Nummer verschickt',
  tags: 'laedt',
  on: mitSitzung.on,
  invoke: {
    id: 'bestaetigungSenden',
    src: 'bestaetigungSenden',
    onDone: {
      target: 'eingabe',
      actions: {
        type: 'gesendetMerken',
        params: ({ event }: { event: { output: string } }) => ({ an: event.output }),
      },
    },
    onError: scheitert({
      gesagt: ['ZU_OFT'],
      beginnt: false,
      davor: mitSitzung.fehler,
    }),
  },
} as const;

/** Another code, at a form for one. */
export const nochEinCode = { CODE_ERNEUT: { guard: 'darfErneut', target: 'senden' } } as const;
