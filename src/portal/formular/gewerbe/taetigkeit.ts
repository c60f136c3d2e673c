import type { Gewerbehinderung } from '#contract/fields/gewerbehinderung.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';

/** `1001|IT-Dienstleistung`, `1401|GEWERBE|Abbruch`: a trade as a field keeps it; what is only typed has no number. */
export function alsEingabe({ gewerbeId, name, hinderung }: Taetigkeit): string {
  if (gewerbeId === '') return name;
  return [gewerbeId, ...(hinderung ? [hinderung] : []), name].join('|');
}

/** What a field keeps as an answer; without a number no shape takes it. */
export function taetigkeitAus(eingabe: string): Taetigkeit {
  const [, gewerbeId = '', hinderung, name = eingabe] = gewaehlt.exec(eingabe) ?? [];
  // The shape looks at it; what is none refuses nothing here.
  return { gewerbeId, name, ...(hinderung && { hinderung: hinderung as Gewerbehinderung }) };
}

const gewaehlt = /^(\d{4})\|(?:([A-Z_]+)\|)?(.*)$/;

/** Entry of the list that is none of its trades. */
export const nichtDabei = '';

/** Whether a value of an answer is a trade. */
export function istTaetigkeit(wert: unknown): wert is Taetigkeit {
  return typeof wert === 'object' && wert !== null && 'gewerbeId' in wert && 'name' in wert;
}
