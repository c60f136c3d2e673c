import * as z from 'zod/mini';
import type { AntragFehlerArt } from '../failure.ts';

/** Parameters of `istFehler`: the error of the event, and the kind it is asked for. */
export function fehlerWie(art: AntragFehlerArt) {
  return ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });
}

/** Parameters of actions that read the error of the event. */
export function fehlerDes({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}

/** The arrow of one kind of failure. */
export function beiFehler(art: AntragFehlerArt, target: string) {
  return { guard: { type: 'istFehler', params: fehlerWie(art) }, target } as const;
}

/** Parameters of guards and actions that read what a call answered, under the name it has there. */
export function output<const Name extends string>(name: Name) {
  return <T>({ event }: { event: { output: T } }) => ({ [name]: event.output }) as Record<Name, T>;
}

/** The code of the event that brought it; the chart keeps none. */
export function codeAus(event: unknown): string {
  return z.safeParse(mitCode, event).data?.antwort.code ?? '';
}

/** The postcode of the event that opens a draft. */
export function plzAus(event: unknown): string {
  return z.safeParse(mitPlz, event).data?.antwort.plz ?? '';
}

const mitCode = z.object({ antwort: z.object({ code: z.string() }) });
const mitPlz = z.object({ antwort: z.object({ plz: z.string() }) });
