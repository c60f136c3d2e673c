import type { Unterlagendaten, Vertragsdaten } from './daten.ts';
import { antrag } from './inhalt/antrag.ts';
import { anzeigepflicht } from './inhalt/anzeigepflicht.ts';
import type { Dokumentinhalt } from './inhalt/inhalt.ts';

/** Documents she must have before she declares anything (`domain/antrag.md §4`). */
export function unterlagenVor(daten: Unterlagendaten): Dokumentinhalt[] {
  return [anzeigepflicht(daten)];
}

/** What comes on top at the conclusion: policy, application and the mandate with its reference. */
export function unterlagenNach(daten: Vertragsdaten): Dokumentinhalt[] {
  return [antrag(daten)];
}
