import type { Labels } from './browser/choices.ts';
import type { Pair } from './browser/readBack.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatumLang } from '#contract/tag.ts';

/** The answer of one step, or one part of it. */
export type GeleseneAntwort = Readonly<Record<string, unknown>>;

/** How one question is read back: what it asked, and what stands beside it; nothing where it is not shown. */
export type GeleseneZeile = readonly [
  frage: string,
  /** With the answers of all steps, where what is read depends on another. */
  lies: (
    antwort: GeleseneAntwort,
    alle: Readonly<Record<string, GeleseneAntwort | undefined>>,
  ) => string | null,
];

/** The questions of a step with its answer, as they must stand on a summary. */
export function gelesen(
  zeilen: readonly GeleseneZeile[],
  antwort: GeleseneAntwort | undefined,
  alle: Readonly<Record<string, GeleseneAntwort | undefined>> = {},
): Pair[] {
  if (!antwort) return [];
  return zeilen.flatMap(([frage, lies]) => {
    const wert = lies(antwort, alle);
    return wert === null ? [] : [[frage, wert] as const];
  });
}

/** As it was typed; what may be left out is not shown then. */
export function text(frage: string, feld: string): GeleseneZeile {
  return [frage, (antwort) => geschrieben(antwort[feld])];
}

/** Cents with their two digits. */
export function betrag(frage: string, feld: string): GeleseneZeile {
  return [frage, (antwort) => formatBetrag(Number(antwort[feld]))];
}

/** A day with its month in words. */
export function tag(frage: string, feld: string): GeleseneZeile {
  return [
    frage,
    (antwort) => {
      const wert = geschrieben(antwort[feld]);
      return wert === null ? null : formatDatumLang(wert);
    },
  ];
}

/** One of several, by what it is called. */
export function wahl(frage: string, feld: string, worte: Labels[string]): GeleseneZeile {
  return [
    frage,
    (antwort) => {
      const wert = geschrieben(antwort[feld]);
      return wert === null ? null : (worte[wert] ?? '?');
    },
  ];
}

/** Several of several, in the order they are offered. */
export function mehrere(frage: string, feld: string, worte: Labels[string]): GeleseneZeile {
  return [
    frage,
    (antwort) => {
      const gewaehlt = new Set<unknown>([antwort[feld]].flat());
      const namen = Object.entries(worte).filter(([wert]) => gewaehlt.has(wert));
      return namen.map(([, name]) => name).join(', ') || 'keine';
    },
  ];
}

/** A sentence that was ticked. */
export function haken(frage: string, feld: string): GeleseneZeile {
  return [frage, (antwort) => (antwort[feld] === true ? 'Ja' : null)];
}

/** Four fields below the question of their page. */
export function adresse(frage: string): GeleseneZeile {
  return [
    frage,
    ({ strasse, hausnummer, plz, ort }) =>
      plz === undefined
        ? null
        : `${geschrieben(strasse)} ${geschrieben(hausnummer)}, ${geschrieben(plz)} ${geschrieben(ort)}`,
  ];
}

/** In groups of four, as it stands on a card. */
export function iban(frage: string, feld: string): GeleseneZeile {
  return [
    frage,
    (antwort) => geschrieben(antwort[feld])?.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? null,
  ];
}

/** A German mobile number in three parts. */
export function handynummer(frage: string, feld: string): GeleseneZeile {
  return [
    frage,
    (antwort) => geschrieben(antwort[feld])?.replace(/^(\+49)(\d{3})(\d+)$/, '$1 $2 $3') ?? null,
  ];
}

/** The entries of a group, each question below the name of its entry. */
export function eintraege(
  feld: string,
  eines: string,
  hoechstens: number,
  zeilen: readonly GeleseneZeile[],
): readonly GeleseneZeile[] {
  return Array.from({ length: hoechstens }, (_, nr) =>
    zeilen.map(([frage, lies]): GeleseneZeile => [
      `${eines} ${nr + 1}: ${frage}`,
      (antwort, alle) => {
        const eintrag: unknown = [antwort[feld] ?? []].flat()[nr];
        return typeof eintrag === 'object' && eintrag !== null ? lies({ ...eintrag }, alle) : null;
      },
    ]),
  ).flat();
}

export const jaNein = { true: 'Ja', false: 'Nein' };

/** A value as text; null where none was given. */
function geschrieben(wert: unknown): string | null {
  return typeof wert === 'string' || typeof wert === 'number' || typeof wert === 'boolean'
    ? `${wert}`
    : null;
}
