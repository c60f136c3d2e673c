import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { BasisAntworten } from './context.ts';

/**
 * Last day of a contract that ends by itself, yyyy-MM-dd; null where it goes on year by year. It is told by the first
 * screen: one trip, and not all of a year (decision 0070).
 */
export function endeVon(antworten: BasisAntworten): string | null {
  const einstieg: unknown = Reflect.get(antworten, 'einstieg');
  if (typeof einstieg !== 'object' || einstieg === null) return null;
  const ende: unknown = Reflect.get(einstieg, 'ende');
  const istEinzeln = Reflect.get(einstieg, 'art') === 'EINZELREISE';
  return istEinzeln && typeof ende === 'string' ? ende : null;
}

/** How it is paid: what ends by itself at once, whatever she chose for a contract that goes on. */
export function zahlweiseVon(antworten: BasisAntworten): Zahlweise | undefined {
  return endeVon(antworten) === null ? antworten.angebot?.zahlweise : 'EINMALIG';
}
