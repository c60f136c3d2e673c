import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { gleich } from './gleich.ts';
import { moved } from './moved.ts';
import { schrittVon } from './schritt.ts';
import { activeStates } from './transitions.ts';

export { schrittVon } from './schritt.ts';

/** The event that gives the stored answer of a step again; null where none is stored. */
export type StoredAnswer = (schritt: string) => EventObject | null;

/** A call a flow waits for: id of the invoke and the input it is made with. */
export interface Aufruf {
  readonly id: string;
  readonly input: unknown;
}

/** Where a flow stands, as far as going on asks. */
export interface FlowPosition {
  readonly status: string;
  getMeta(): object;
  hasTag(tag: string): boolean;
  can(event: EventObject): boolean;
}

/** The stored result of a call; null where none belongs to this input any more. */
export type StoredResult = (aufruf: Aufruf) => { readonly output: unknown } | null;

/**
 * The steps a customer passes with her answers, from the first to the one that needs her.
 * Runs the chart purely: no actor, no effect. It stops where an answer is missing or where a
 * call would have to be made because no stored result belongs to its input any more.
 */
export function pfad(
  chart: AnyStateMachine,
  context: object,
  antwort: StoredAnswer,
  ergebnis: StoredResult = keines,
): string[] {
  const schritte: string[] = [];
  let gang = beruhigt(chart, anfang(chart, context), ergebnis);
  for (;;) {
    const schritt = schrittVon(gang);
    if (gang.hasTag('laedt') || schritt === null || schritte.includes(schritt)) return schritte;
    schritte.push(schritt);
    const ereignis = gang.status === 'active' ? antwort(schritt) : null;
    if (ereignis === null) return schritte;
    gang = gesendet(chart, gang, ereignis, ergebnis);
  }
}

/**
 * Goes on from a state to a step by giving the stored answers again: a draft, a reload, and the way
 * forward after an edit. Ends earlier where an answer is missing, refused or leads elsewhere, and
 * where a call has no stored result.
 */
export function fortsetzen(
  chart: AnyStateMachine,
  zustand: AnyMachineSnapshot,
  ziel: string,
  antwort: StoredAnswer,
  ergebnis: StoredResult = keines,
): AnyMachineSnapshot {
  const gegeben = new Set<string>();
  let gang = beruhigt(chart, zustand, ergebnis);
  for (;;) {
    const ereignis = naechsteAntwort(gang, ziel, antwort, gegeben);
    if (ereignis === null) return gang;
    gang = gesendet(chart, gang, ereignis, ergebnis);
  }
}

/**
 * The one decision of going on: the event for the step a flow rests at. Null at the goal, after the
 * end, while it loads, and where the step has no stored answer or takes it no longer; `gegeben`
 * remembers the steps answered, so that nobody runs in a circle.
 */
export function naechsteAntwort(
  zustand: FlowPosition,
  ziel: string,
  antwort: StoredAnswer,
  gegeben: Set<string>,
): EventObject | null {
  const schritt = schrittVon(zustand) ?? ziel;
  if (schritt === ziel || gegeben.has(schritt)) return null;
  if (zustand.status !== 'active' || zustand.hasTag('laedt')) return null;
  gegeben.add(schritt);
  const ereignis = antwort(schritt);
  return ereignis && zustand.can(ereignis) ? ereignis : null;
}

/** The stored answers as the event most steps take. */
export function weiterMit(antworten: Readonly<Record<string, unknown>>): StoredAnswer {
  return (schritt) =>
    antworten[schritt] === undefined ? null : { type: 'WEITER', antwort: antworten[schritt] };
}

/** The step before this one on a path; null at the first and off the path. */
export function zurueck(schritte: readonly string[], schritt: string): string | null {
  return schritte[schritte.indexOf(schritt) - 1] ?? null;
}

/** The step that needs the customer: the last of her path. */
export function naechsterOffenerSchritt(schritte: readonly string[]): string | null {
  return schritte.at(-1) ?? null;
}

/** Where an address leads: to its step if that lies on the path, else to the last step that does. */
export function erreichbarerSchritt(schritte: readonly string[], wunsch: string): string | null {
  return schritte.includes(wunsch) ? wunsch : naechsterOffenerSchritt(schritte);
}

/** The answers that are sent: those of steps on the path. The others stay stored, in case she comes back to them. */
export function geschnitten<Antworten extends object>(
  antworten: Antworten,
  schritte: readonly string[],
): Partial<Antworten> {
  const geblieben: Partial<Antworten> = { ...antworten };
  for (const schritt of keysOf(geblieben)) {
    if (!schritte.includes(String(schritt))) delete geblieben[schritt];
  }
  return geblieben;
}

/** Remembers what was worked out for a context; contexts never change, a new answer makes a new one. */
export function jeKontext<Kontext extends object, T>(
  berechnet: (context: Kontext) => T,
): (context: Kontext) => T {
  const gemerkt = new WeakMap<Kontext, T>();
  return (context) => {
    const wert = gemerkt.get(context) ?? berechnet(context);
    gemerkt.set(context, wert);
    return wert;
  };
}

const keines: StoredResult = () => null;

function anfang(chart: AnyStateMachine, context: object): AnyMachineSnapshot {
  const erster = chart.root.initial.target[0]?.key ?? '';
  const zustand = chart.resolveState({ value: erster, context: { ...context } });
  // A first state may only decide where to begin; its `always` runs on the initial event alone.
  return moved(chart, zustand, { type: 'xstate.init' });
}

function gesendet(
  chart: AnyStateMachine,
  zustand: AnyMachineSnapshot,
  ereignis: EventObject,
  ergebnis: StoredResult,
): AnyMachineSnapshot {
  return beruhigt(chart, moved(chart, zustand, ereignis), ergebnis, ereignis);
}

/** Answers the calls a state waits for with their stored results; each once for what it asks, lest a result leads back to its call. */
function beruhigt(
  chart: AnyStateMachine,
  zustand: AnyMachineSnapshot,
  ergebnis: StoredResult,
  ereignis: EventObject = { type: 'xstate.init' },
): AnyMachineSnapshot {
  const beantwortet: Aufruf[] = [];
  let gang = zustand;
  let zuletzt = ereignis;
  while (gang.status === 'active' && gang.hasTag('laedt')) {
    const aufruf = aufrufVon(gang, zuletzt);
    const bekannt =
      aufruf && !beantwortet.some((einer) => gleich(einer, aufruf)) ? ergebnis(aufruf) : null;
    if (!aufruf || !bekannt) return gang;
    beantwortet.push(aufruf);
    zuletzt = fertig(aufruf.id, bekannt.output);
    gang = moved(chart, gang, zuletzt);
  }
  return gang;
}

/** The call a state makes when it is entered by this event. */
export function aufrufVon(zustand: AnyMachineSnapshot, ereignis: EventObject): Aufruf | null {
  const invoke = activeStates(zustand).flatMap((node) => node.invoke)[0];
  if (!invoke) return null;
  const input: unknown = invoke.input;
  if (typeof input !== 'function') return { id: invoke.id, input };
  const context: unknown = zustand.context;
  return { id: invoke.id, input: Reflect.apply(input, undefined, [{ context, event: ereignis }]) };
}

/** The call that this event would lead to at once; null where it leads to none, or is not taken. */
export function naechsterAufruf(
  chart: AnyStateMachine,
  zustand: AnyMachineSnapshot,
  ereignis: EventObject,
): Aufruf | null {
  if (zustand.hasTag('laedt') || !zustand.can(ereignis)) return null;
  const danach = moved(chart, zustand, ereignis);
  return danach.hasTag('laedt') ? aufrufVon(danach, ereignis) : null;
}

function fertig(id: string, output: unknown): EventObject & { output: unknown } {
  return { type: `xstate.done.actor.${id}`, output };
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
