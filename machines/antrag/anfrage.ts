import * as z from 'zod/mini';
import type { Antragsumfeld, BasisAntworten, Ergebnisse } from './context.ts';
import type { Antragslage, Antragsseite } from './frage.ts';

interface Stelle {
  readonly umfeld: Antragsumfeld | null;
  readonly antworten: BasisAntworten;
  readonly ergebnisse: Ergebnisse;
}

/** The page says of what stands on it that a person can be asked about it. */
export function istAnfragbar(
  seiten: object,
  schritt: string,
  { umfeld, antworten, ergebnisse }: Stelle,
  event: object,
): boolean {
  const seite = (seiten as Readonly<Record<string, Antragsseite | undefined>>)[schritt];
  const heute = umfeld?.heute ?? '';
  const lage: Antragslage = { umfeld, antworten, ergebnisse, heute, sperren: {} };
  // The page reads what the page wrote.
  const gesagt = gesagtes(event) as Parameters<NonNullable<Antragsseite['vermerke']>>[0];
  return seite?.vermerke?.(gesagt, lage).some(({ anfragen }) => anfragen === true) === true;
}

/** What stood on the page; what was left empty, or is no number, was not said. */
export function gesagtes(event: object): Readonly<Record<string, unknown>> {
  const alles = z.safeParse(mitAntwort, event).data?.antwort ?? {};
  const gesagt = Object.entries(alles).filter(
    ([, wert]) => wert !== undefined && wert !== '' && !Number.isNaN(wert),
  );
  return Object.fromEntries(gesagt);
}

const mitAntwort = z.object({ antwort: z.record(z.string(), z.unknown()) });
