import type { Absender } from './daten.ts';
import type { Block, Dokumentinhalt, Fakt } from './inhalt/inhalt.ts';

/**
 * A document as the brand's country writes German (`domain/offen.md` P1); what the customer wrote herself, such as her name
 * or her street, stays as she wrote it.
 */
export function inSchreibweise(
  { schreibe }: Pick<Absender, 'schreibe'>,
  eigenes: readonly string[] = [],
): (inhalt: Dokumentinhalt) => Dokumentinhalt {
  const satz = ohneEigenes(schreibe, eigenes);
  return (inhalt) => ({
    ...inhalt,
    titel: satz(inhalt.titel),
    ...(inhalt.ueberschrift !== undefined && { ueberschrift: satz(inhalt.ueberschrift) }),
    kopf: inhalt.kopf.map(satz),
    abschnitte: inhalt.abschnitte.map((abschnitt) => ({
      ...abschnitt,
      titel: satz(abschnitt.titel),
      bloecke: abschnitt.bloecke.map((block) => geschrieben(block, satz)),
    })),
    fuss: inhalt.fuss.map(satz),
  });
}

type Satz = (text: string) => string;

/** Longer words first, so that none is taken for a part of another. */
function ohneEigenes(schreibe: Satz, eigenes: readonly string[]): Satz {
  const worte = [...new Set(eigenes)]
    .filter((wort) => wort.trim() !== '' && schreibe(wort) !== wort)
    .toSorted((a, b) => b.length - a.length);
  if (worte.length === 0) return schreibe;
  const [wort = ''] = worte;
  const rest = ohneEigenes(schreibe, worte.slice(1));
  return (text) => text.split(wort).map(rest).join(wort);
}

function geschrieben(block: Block, satz: Satz): Block {
  switch (block.art) {
    case 'absatz':
    case 'hinweis':
      return { ...block, text: satz(block.text) };
    case 'liste':
      return { ...block, punkte: block.punkte.map(satz) };
    case 'unterschrift':
      return { ...block, zeilen: block.zeilen.map(satz) };
    case 'fakten':
    default:
      return { ...block, fakten: block.fakten.map((fakt) => inFakt(fakt, satz)) };
  }
}

function inFakt({ name, wert }: Fakt, satz: Satz): Fakt {
  return { name: satz(name), wert: satz(wert) };
}
