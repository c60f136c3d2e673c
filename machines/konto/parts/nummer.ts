import { codeErneut } from '#machines/parts/erneut.ts';
import { antworten } from '../answers.ts';
import {
  antwortIn,
  formular,
  type FormularKontext,
  type MitAntwort,
  type Sitzungsteil,
} from '../formular.ts';
import { type Auswege, type Gesagt, scheitert } from './abgelehnt.ts';
import { nochEinCode } from './stepUp.ts';

export interface NummerKontext extends FormularKontext {
  partnerNummer: string;
  /** The wished number. */
  handynummer: string;
  /** Until then her bank details stay as they are; null where they may change. */
  bankGesperrtBis: string | null;
}

export interface TanAntwort {
  partnerNummer: string;
  handynummer: string;
  code: string;
}

interface Nummer<Schritt, On, Fehler, Auch = never> {
  schritt: Schritt;
  titel: string;
  description: string;
  /** Step in which the code is entered. */
  danach: string;
  /** What else is said at the form where it is refused. */
  auch?: readonly Auch[];
  auswege: Auswege;
  sitzung?: Sitzungsteil<On, Fehler> | undefined;
}

/** The wished number, then a code to it (`domain/konto.md §2`, §5). */
export function nummer<
  const Schritt extends 'handynummer' | 'neueNummer',
  On extends object = object,
  Fehler = never,
  const Auch extends Gesagt = never,
>(frage: Nummer<Schritt, On, Fehler, Auch>) {
  const { danach, auch = [], auswege, sitzung, ...seite } = frage;
  const form = formular({
    ...seite,
    eingabe: 'Kundin gibt eine Handynummer ein',
    merkt: ['nummerMerken'],
    laedt: 'waehlen',
    passiert: 'Darf diese Nummer ihre werden?',
    aufruf: 'nummerWaehlen',
    input: nummerIn,
    fertig: 'senden',
    gesagt: ['NUMMER_UNVERAENDERT', 'NUMMER_UNGUELTIG', 'ZU_OFT', ...auch],
    auswege,
    sitzung,
    bleibt: 'Technisches Problem; die Nummer bleibt stehen',
  });
  const senden = sendet({
    description: 'Der Code wird als SMS verschickt',
    danach,
    auswege,
    sitzung,
  });
  return { ...form, states: { ...form.states, senden } } as const;
}

interface Tan<On, Fehler> {
  /** State in which the number is entered. */
  nummer: string;
  fertig: string;
  auswege: Auswege;
  sitzung?: Sitzungsteil<On, Fehler> | undefined;
}

/** The code that went to the wished number; it makes that one hers (`domain/konto.md §2`, §5). */
export function tan<On extends object = object, Fehler = never>({
  nummer: zurueck,
  fertig,
  auswege,
  sitzung,
}: Tan<On, Fehler>) {
  const { initial, states, ...form } = formular({
    schritt: 'tanPruefen',
    titel: 'Handynummer bestätigen',
    description: 'Sechsstelliger Code aus der SMS an die neue Nummer',
    eingabe: 'Kundin gibt den Code ein',
    daneben: nochEinCode,
    laedt: 'pruefen',
    passiert: 'Der Code wird geprüft',
    aufruf: 'codePruefen',
    input: codeIn,
    fertig: {
      target: fertig,
      actions: {
        type: 'sperreMerken',
        params: ({ event }: { event: { output: { bankGesperrtBis: string | null } } }) => ({
          bis: event.output.bankGesperrtBis,
        }),
      },
    },
    gesagt: ['CODE_FALSCH', 'CODE_VERBRAUCHT', 'ZU_OFT'],
    auswege,
    sitzung,
    bleibt: 'Technisches Problem; der Code bleibt stehen',
  });
  const senden = sendet({
    description: 'Ein neuer Code wird verschickt',
    danach: 'eingabe',
    auswege,
    sitzung,
  });
  return {
    ...form,
    type: 'parallel',
    on: { ANDERE_NUMMER: zurueck },
    states: {
      formular: {
        description: 'Die Eingabe des Codes',
        initial,
        states: { ...states, senden },
      },
      erneut: codeErneut({ schritt: 'tanPruefen', aufruf: 'codeSenden' }),
    },
  } as const;
}

/** A code goes to the wished number. */
function sendet<On extends object, Fehler>({
  description,
  danach,
  auswege,
  sitzung,
}: Omit<Nummer<string, On, Fehler>, 'schritt' | 'titel'>) {
  return {
    description,
    tags: 'laedt',
    on: (sitzung?.on ?? {}) as On,
    invoke: {
      id: 'codeSenden',
      src: 'codeSenden',
      input: nummerIn,
      onDone: danach,
      onError: scheitert({ gesagt: ['ZU_OFT'], beginnt: false, auswege, davor: sitzung?.fehler }),
    },
  } as const;
}

const nummerIn = ({ context: { handynummer } }: { context: NummerKontext }) => ({ handynummer });

function codeIn({ context, event }: { context: NummerKontext; event: MitAntwort }): TanAntwort {
  const { partnerNummer, handynummer } = context;
  return { partnerNummer, handynummer, ...antwortIn(antworten.tanPruefen)({ event }) };
}

/** The number of the answer that named it. */
export function nummerAus({ event }: { event: MitAntwort }): string {
  return antwortIn(antworten.nummer)({ event }).handynummer;
}
