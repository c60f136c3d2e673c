/** Seconds of which a screen reader hears: every 15, and each of the last 20 (`reference/trust.md §5.1`). */
export function angesagt(sekunden: number): number {
  return sekunden <= 20 ? sekunden : Math.ceil(sekunden / 15) * 15;
}

/** Minutes and seconds of a number of seconds. */
export function dauer(sekunden: number): { minuten: number; sekunden: number } {
  return { minuten: Math.floor(sekunden / 60), sekunden: sekunden % 60 };
}
