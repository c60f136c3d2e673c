import type { Deckungsstand, Schadenart, Schadensparte } from './sparte.ts';

/** Covers of a contract that its kinds of damage ask for. */
export function deckungenVon(
  { deckungen }: Schadensparte,
  stand: Deckungsstand,
): readonly string[] {
  return deckungen?.(stand) ?? [];
}

/** Whether the contract has the cover this kind of damage needs. */
export function istEnthalten({ deckung }: Schadenart, deckungen: readonly string[]): boolean {
  return deckung === undefined || deckungen.includes(deckung);
}
