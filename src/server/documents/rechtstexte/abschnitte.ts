import type { Abschnitt, Block } from '../inhalt/inhalt.ts';
import type { Absatz, Textteil } from './rechtstext.ts';

interface Fuellung {
  /** A sentence of a clause with its numbers and names. */
  readonly fuellen: (satz: string, klausel: string | undefined) => string;
  /** Tariffs the brand sells; their points alone are printed. */
  readonly tarife?: readonly string[];
}

/** Some wording as sections of a document. */
export function abschnitteAus(teil: Textteil, fuellung: Fuellung): Abschnitt[] {
  return teil.map(({ titel, absaetze }) => ({
    titel,
    bloecke: absaetze.reduce<Block[]>((bisher, eine) => mit(bisher, eine, fuellung), []),
  }));
}

function mit(bloecke: Block[], absatz: Absatz, { fuellen, tarife = [] }: Fuellung): Block[] {
  const gesagt = (satz: string) => fuellen(satz, absatz.klausel);
  if ('text' in absatz) return [...bloecke, ...gesagt(absatz.text).split('\n').map(alsAbsatz)];
  if ('hinweis' in absatz) return [...bloecke, { art: 'hinweis', text: gesagt(absatz.hinweis) }];
  if ('weiter' in absatz) return fortgesetzt(bloecke, gesagt(absatz.weiter));
  const punkte =
    'punkte' in absatz ? absatz.punkte : tarife.flatMap((tarif) => absatz.jeTarif[tarif] ?? []);
  return punkte.length === 0 ? bloecke : gelistet(bloecke, punkte.map(gesagt));
}

function alsAbsatz(text: string): Block {
  return { art: 'absatz', text };
}

/** More of the paragraph before; a paragraph of its own where there is none. */
function fortgesetzt(bloecke: Block[], text: string): Block[] {
  const letzter = bloecke.at(-1);
  return letzter?.art === 'absatz'
    ? [...bloecke.slice(0, -1), { ...letzter, text: `${letzter.text} ${text}` }]
    : [...bloecke, { art: 'absatz', text }];
}

/** More points of the list before. */
function gelistet(bloecke: Block[], punkte: string[]): Block[] {
  const letzter = bloecke.at(-1);
  return letzter?.art === 'liste'
    ? [...bloecke.slice(0, -1), { ...letzter, punkte: [...letzter.punkte, ...punkte] }]
    : [...bloecke, { art: 'liste', punkte }];
}
