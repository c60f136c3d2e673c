import type { AnyEventObject } from 'xstate';
import * as z from 'zod/mini';

/** Shape of the answers of each step, as the registry has them. */
export type Shapes = Readonly<Record<string, z.ZodMiniType>>;

/** What the customer gives with an event: `antwort`, or the event without its type; null where she gives nothing. */
export function payloadOf({ type: _type, ...rest }: AnyEventObject): unknown {
  if ('antwort' in rest) return rest['antwort'];
  return Object.keys(rest).length > 0 ? rest : null;
}

/** The same event with another answer. */
export function withPayload(event: AnyEventObject, payload: unknown): AnyEventObject {
  if ('antwort' in event) return { ...event, antwort: payload };
  return { ...(typeof payload === 'object' ? payload : null), type: event.type };
}

/** The events of the cases whose answer the shape of a step takes; the one that answers and goes on first. */
export function examplesOf(
  shape: z.ZodMiniType,
  events: Readonly<Record<string, AnyEventObject>>,
): AnyEventObject[] {
  const known = examples.get(shape);
  if (known?.events === events) return known.found;
  const found = fittingIn(shape, events);
  examples.set(shape, { events, found });
  return found;
}

type Events = Readonly<Record<string, AnyEventObject>>;

/** Asked again and again; neither a shape nor the cases ever change. */
const examples = new WeakMap<z.ZodMiniType, { events: Events; found: AnyEventObject[] }>();

function fittingIn(shape: z.ZodMiniType, events: Events): AnyEventObject[] {
  const fitting = Object.values(events).filter(
    (event) => payloadOf(event) !== null && z.safeParse(shape, payloadOf(event)).success,
  );
  return fitting.toSorted((a, b) => Number(b.type === 'WEITER') - Number(a.type === 'WEITER'));
}
