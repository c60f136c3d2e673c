import { type AnyStateMachine, type EventObject, transition } from 'xstate';

/**
 * The steps a customer passes with her answers, from the first to the one that needs her.
 * Runs the chart purely: no actor, no effect. It stops where an answer is missing or where a
 * call would have to be made because no stored result belongs to its input any more.
 */
export function pfad(
  chart: AnyStateMachine,
  context: object,
  antwort: (schritt: string) => EventObject | null,
): string[] {
  const schritte: string[] = [];
  let zustand = chart.resolveState({
    value: chart.root.initial.target[0]?.key ?? '',
    context: { ...context },
  });
  for (;;) {
    const schritt = schrittVon(zustand);
    if (schritt === null || schritte.includes(schritt)) return schritte;
    schritte.push(schritt);
    const ereignis = antwort(schritt);
    if (ereignis === null) return schritte;
    [zustand] = transition(chart, zustand, ereignis);
  }
}

/** Step of a snapshot: the deepest `meta.step`. */
export function schrittVon(zustand: { getMeta: () => object }): string | null {
  const tiefste = Object.entries(zustand.getMeta())
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([, meta]: [string, unknown]) => meta)
    .find(hatSchritt);
  return tiefste?.step ?? null;
}

function hatSchritt(meta: unknown): meta is { step: string } {
  return (
    typeof meta === 'object' && meta !== null && 'step' in meta && typeof meta.step === 'string'
  );
}
