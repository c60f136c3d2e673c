import type { Aenderungslage } from '../aenderung/lage.ts';
import { regelZu } from '../aenderung/regeln.ts';

/** The revenue in cents that is asked for every year; null where none is (`domain/vertrag.md §7`). */
export function gefragterUmsatz(lage: Aenderungslage): number | null {
  const wirdGefragt = regelZu('jahresumsatz').gilt(lage);
  return wirdGefragt ? (lage.risiken.jahresumsatz?.value ?? null) : null;
}
