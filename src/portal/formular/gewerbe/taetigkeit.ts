import type { Taetigkeit } from '#machines/formular/frage.ts';

/** `1001|IT-Dienstleistung`: a trade as a field keeps it; what is only typed has no number. */
export function alsEingabe({ gewerbeId, name }: Taetigkeit): string {
  return gewerbeId === '' ? name : `${gewerbeId}|${name}`;
}

/** What a field keeps as an answer; without a number no shape takes it. */
export function taetigkeitAus(eingabe: string): Taetigkeit {
  const [, gewerbeId = '', name = eingabe] = /^(\d{4})\|(.*)$/.exec(eingabe) ?? [];
  return { gewerbeId, name };
}

/** Whether a value of an answer is a trade. */
export function istTaetigkeit(wert: unknown): wert is Taetigkeit {
  return typeof wert === 'object' && wert !== null && 'gewerbeId' in wert && 'name' in wert;
}
