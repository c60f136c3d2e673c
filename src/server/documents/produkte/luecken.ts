import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { Antragsangaben } from '../daten.ts';
import { nichtGewaehlt, produkttext } from './produkttexte.ts';

/** What is not covered that somebody with that wish would expect, and the sentence before it. */
export interface Luecken {
  satz: string;
  punkte: string[];
}

/** Basic advice is from the product's own cover: what she did not add, what nobody can, and where less is paid (VVG § 6 (1)). */
export function lueckenFuer(
  wunsch: Wunsch,
  { produkt, leistungen }: Pick<Antragsangaben, 'produkt' | 'leistungen'>,
): Luecken {
  const offen = nichtGewaehlt(produkt, leistungen);
  const { nichtVersichert, einschraenkungen } = produkttext(produkt);
  const alle = { offen, nichtVersichert, einschraenkungen };
  const { satz, was } = erwartet[wunsch];
  return { satz, punkte: was.flatMap((eines) => alle[eines]) };
}

/** Whoever wants it cheap must know where less is paid; whoever wants all of it, what nobody can have. */
const erwartet = {
  GUENSTIG: {
    satz: 'Für einen niedrigen Beitrag zahlen Sie mehr selbst. Nicht oder nur zum Teil versichert ist:',
    was: ['offen', 'einschraenkungen', 'nichtVersichert'],
  },
  AUSGEWOGEN: {
    satz: 'Auch bei einem guten Verhältnis von Schutz und Beitrag bleibt etwas offen. Nicht versichert ist:',
    was: ['offen', 'nichtVersichert'],
  },
  RUNDUM: {
    satz: 'Auch mit möglichst viel Schutz ist nicht alles versichert. Nicht versichert ist:',
    was: ['offen', 'nichtVersichert'],
  },
} as const satisfies Record<
  Wunsch,
  { satz: string; was: readonly ('offen' | 'nichtVersichert' | 'einschraenkungen')[] }
>;
