import type { Gewerbehinderung } from '#contract/fields/gewerbehinderung.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';

/** `1001|IT-Dienstleistung`, `1401|GEWERBE|Abbruch`: a trade as a field keeps it; what is only typed has no number. */
export function alsEingabe({ gewerbeId, name, hinderung, meldeanlage }: Taetigkeit): string {
  if (gewerbeId === '') return name;
  const dazu = hinderung ?? (meldeanlage ? mitMeldeanlage : undefined);
  return [gewerbeId, ...(dazu ? [dazu] : []), name].join('|');
}

/** What a field keeps as an answer; without a number no shape takes it. */
export function taetigkeitAus(eingabe: string): Taetigkeit {
  const [, gewerbeId = '', dazu, name = eingabe] = gewaehlt.exec(eingabe) ?? [];
  if (dazu === mitMeldeanlage) return { gewerbeId, name, meldeanlage: true };
  // The shape looks at it; what is none refuses nothing here.
  return { gewerbeId, name, ...(dazu && { hinderung: dazu as Gewerbehinderung }) };
}

/** Where nothing stands in its way. */
const mitMeldeanlage = 'MELDEANLAGE';

const gewaehlt = /^(\d{4})\|(?:([A-Z_]+)\|)?(.*)$/;

/** Entry of the list that is none of its trades. */
export const nichtDabei = '';

/** Whether a value of an answer is a trade. */
export function istTaetigkeit(wert: unknown): wert is Taetigkeit {
  return typeof wert === 'object' && wert !== null && 'gewerbeId' in wert && 'name' in wert;
}
