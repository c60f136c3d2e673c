import * as z from 'zod/mini';
import type { GlobalesEreignis } from '#machines/globals.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { sitzungEndetUnterwegs } from '#machines/parts/unterbrochen.ts';
import { fehlerAus, fehlerWie, type KontoFehlerArt } from './failure.ts';
import { abgelehnt, type Auswege, type Gesagt, scheitert } from './parts/abgelehnt.ts';

/** What every chart with a form around an account keeps: the server's words to the last refusal. Never what was typed. */
export interface FormularKontext {
  satz: string | null;
}

/** What the server says of a failure, in its own words; null where it has none. */
export const satzAus = (error: unknown): string | null => fehlerAus(error).text;

/** What she does: every form sends WEITER with its answer, and a chart names what else it takes. */
export type FormularEreignis<Weitere extends string> =
  | { type: 'WEITER'; antwort: unknown }
  | { [Art in Weitere]: { type: Art } }[Weitere]
  | GlobalesEreignis;

/** Types of a chart with forms, for its `setup`. */
export interface FormularTypen<
  Kontext extends FormularKontext,
  Weitere extends string,
  Eingang = unknown,
> {
  context: Kontext;
  events: FormularEreignis<Weitere>;
  input: Eingang;
  meta: FlowMeta;
  tags: FlowTag;
}

/** The guards every form asks: is it filled in, by the shape of its step, and why did its call fail? */
export function formularGuards<Schritt extends string>(formen: Record<Schritt, z.ZodMiniType>) {
  return {
    istGueltig: ({ event }: { event: MitAntwort }, { schritt }: { schritt: Schritt }) =>
      event.type === 'WEITER' && z.safeParse(formen[schritt], event.antwort).success,
    istFehler: (
      _: unknown,
      { error, arten }: { error: unknown; arten: readonly KontoFehlerArt[] },
    ) => arten.includes(fehlerAus(error).art),
  };
}

interface Formular<Schritt, Laedt, Aufruf, Input, Fertig, Merkt, Daneben, On, Fehler, Art> {
  /** Name of the step: its id, and the name of its shape. */
  readonly schritt: Schritt;
  readonly titel: string;
  readonly description: string;
  /** What she does at the form, for analysts. */
  readonly eingabe: string;
  /** State in which the call is under way, and what happens there. */
  readonly laedt: Laedt;
  readonly passiert: string;
  /** The call, what it is made from, and where its answer leads. */
  readonly aufruf: Aufruf;
  readonly input: Input;
  readonly fertig: Fertig;
  /** Where failures lead away from the form. */
  readonly auswege?: Auswege;
  /** Failures that are said at the form; the others are no news to her but a technical problem. */
  readonly gesagt: readonly Art[];
  /** What is kept of an answer. */
  readonly merkt?: readonly Merkt[];
  /** What else she may do at the form. */
  readonly daneben?: Daneben;
  /** What the end of the session means while it is sent, where it needs one. */
  readonly sitzung?: Sitzungsteil<On, Fehler> | undefined;
  /** What stands at the form after a technical problem. */
  readonly bleibt?: string;
}

/** How a form goes on when the session ends while it is sent: by event, and as a failure of the call. */
export interface Sitzungsteil<On, Fehler> {
  readonly on: On;
  readonly fehler: readonly Fehler[];
}

/** Where somebody is signed in: back to the form, and the sign-in over it. */
export const mitSitzung = {
  on: sitzungEndetUnterwegs('eingabe'),
  fehler: [
    {
      guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
      target: 'eingabe',
      actions: 'anmeldungVerlangen',
    },
  ],
} as const;

/** One form: filled in, sent, and filled in again where that failed. Whoever uses it says where it leads. */
export function formular<
  const Schritt extends string,
  const Laedt extends string,
  const Aufruf extends string,
  Input,
  const Fertig,
  const Merkt extends string = never,
  const Daneben extends object = object,
  On extends object = object,
  Fehler = never,
  const Art extends Gesagt = never,
>({
  schritt,
  laedt,
  aufruf,
  ...formular
}: Formular<Schritt, Laedt, Aufruf, Input, Fertig, Merkt, Daneben, On, Fehler, Art>) {
  const WEITER = {
    guard: { type: 'istGueltig', params: { schritt } },
    target: laedt,
    actions: formular.merkt ?? [],
  } as const;
  const on = { ...formular.daneben, WEITER } as Daneben & { WEITER: typeof WEITER };
  const unterwegs = {
    description: formular.passiert,
    tags: 'laedt',
    // Where no session is needed its end is of no matter.
    on: (formular.sitzung?.on ?? {}) as On,
    invoke: {
      id: aufruf,
      src: aufruf,
      input: formular.input,
      onDone: formular.fertig,
      onError: scheitert({ ...formular, davor: formular.sitzung?.fehler }),
    },
  } as const;
  return {
    id: schritt,
    description: formular.description,
    meta: { step: schritt, title: formular.titel },
    initial: 'eingabe',
    states: {
      eingabe: { description: formular.eingabe, on },
      // A key that is a type of its own is lost to the compiler.
      ...({ [laedt]: unterwegs } as Record<Laedt, typeof unterwegs>),
      abgelehnt: abgelehnt(formular.gesagt, on),
      fehler: {
        description: formular.bleibt ?? 'Technisches Problem; die Eingaben bleiben stehen',
        tags: 'fehler',
        on,
      },
    },
  } as const;
}

export interface MitAntwort {
  type: string;
  antwort?: unknown;
}

/** The answer that led into a call, in its shape. */
export const antwortIn =
  <Antwort>(form: z.ZodMiniType<Antwort>) =>
  ({ event }: { event: MitAntwort }): Antwort =>
    z.parse(form, event.antwort);

/** What she entered just now; null where it waited for a code. */
export const eingegeben =
  <Antwort>(form: z.ZodMiniType<Antwort>) =>
  ({ event }: { event: MitAntwort }): Antwort | null =>
    event.type === 'WEITER' ? z.parse(form, event.antwort) : null;
