import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Scheinworte } from '../produkte/schein.ts';

/** What a contract was priced from, as far as it is kept; null where it is older than that. */
export type Tarifangaben = Readonly<Record<string, unknown>> | null;

/** The deductible as it is written; null where there is none. */
export function selbstbeteiligungVon({ selbstBeteiligung: sb }: Vertrag): string | null {
  if (!sb || sb.wert === 0) return null;
  return sb.unit === 'PERCENT' ? `${sb.wert}\u00A0%` : formatBetrag(sb.wert);
}

export function selbstbeteiligungZeile(v: Vertrag): Scheinworte | null {
  const sb = selbstbeteiligungVon(v);
  return sb === null ? null : { sb };
}

export function summeZeile({ versicherungsSumme: summe }: Vertrag): Scheinworte | undefined {
  return summe === null ? undefined : { summe: formatBetrag(summe) };
}

/** The trades of a firm; no main one where nobody knows. */
export function gewerbeVon({ versicherteGewerbe: gewerbe }: Vertrag) {
  return { haupt: gewerbe?.hauptgewerbe ?? null, weitere: gewerbe?.nebengewerbe ?? [] };
}

/** The German word of a key; a key nobody knows stays as it is. */
export function wortAus(worte: Readonly<Record<string, string>>, key: string): string {
  return worte[key] ?? key;
}

export function textAus(angaben: Tarifangaben, name: string): string | undefined {
  const wert = angaben?.[name];
  return typeof wert === 'string' ? wert : undefined;
}

export function zahlAus(angaben: Tarifangaben, name: string): number | undefined {
  const wert = angaben?.[name];
  return typeof wert === 'number' ? wert : undefined;
}

export function listeAus(angaben: Tarifangaben, name: string): readonly string[] {
  const wert: unknown = angaben?.[name];
  return Array.isArray(wert) ? wert.filter((eines) => typeof eines === 'string') : [];
}

/** Whether she said yes to that question about her trade. */
export function bejaht(angaben: Tarifangaben, frage: string): boolean {
  const antworten = angaben?.['risikofragen'];
  return typeof antworten === 'object' && antworten !== null
    ? Reflect.get(antworten, frage) === true
    : false;
}
