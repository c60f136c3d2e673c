import type { Feldwahl } from '../../formular/frage.ts';

/** The two answers to a plain question. */
export const jaNein: readonly Feldwahl<boolean>[] = [
  { wert: true, label: 'Ja' },
  { wert: false, label: 'Nein' },
];

/** Values of an enum as its words say them; each with one line of consequence, if any. */
export function wahlen<W extends string>(
  werte: readonly W[],
  worte: Readonly<Record<NoInfer<W>, string>>,
  folgen?: Readonly<Record<NoInfer<W>, string>>,
): Feldwahl<W>[] {
  return werte.map((wert) => {
    const folge = folgen?.[wert];
    return { wert, label: worte[wert], ...(folge === undefined ? {} : { folge }) };
  });
}
