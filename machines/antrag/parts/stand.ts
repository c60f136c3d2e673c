import type { AntragKontext, Antragsstand } from '../context.ts';
import type { Abschlussauftrag, Bonitaetsauftrag } from '../auftraege.ts';

/** Input of a call: what it is made from; the product's rule turns it into a request. */
export function stand({ context }: { context: AntragKontext }): Antragsstand {
  const { umfeld, antworten, ergebnisse, bestaetigt } = context;
  return { umfeld, antworten, ergebnisse, bestaetigt };
}

/** Input of the binding call. */
export function auftrag({ context }: { context: AntragKontext }): Abschlussauftrag {
  return { ...stand({ context }), nachweis: context.nummernnachweis?.nachweis ?? null };
}

/** Input of the credit check: only a prepared application is asked about. */
export function vorbereiteter({ context }: { context: AntragKontext }): Bonitaetsauftrag {
  const antragId = context.ergebnisse.unterlagenVorbereiten?.ergebnis.antragId ?? '';
  return { ...stand({ context }), antragId };
}
