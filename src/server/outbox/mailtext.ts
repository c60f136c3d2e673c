/** What a paragraph of a mail is made of. */
export type Mailblock =
  | { art: 'absatz'; zeilen: readonly string[] }
  | { art: 'fakten'; fakten: readonly { name: string; wert: string }[] }
  | { art: 'liste'; punkte: readonly string[] }
  /** What stands before the link in its paragraph, and the words it carries. */
  | { art: 'link'; davor: string; worte: string; adresse: string };

const strich = '– ';

/**
 * A mail's text as blocks, so that text and page of a mail cannot say different things: blank lines part paragraphs,
 * `– ` begins a point, `Name: Wert` on every line makes facts, and an address of the portal on a line of its own is
 * the link of the sentence before it. Any other address stays text: some mails quote what a stranger typed.
 */
export function bloecke(text: string, portalUrl: string | null): Mailblock[] {
  const gelesen: Mailblock[] = [];
  for (const absatz of text.split('\n\n')) {
    let zeilen: string[] = [];
    for (const zeile of absatz.split('\n')) {
      if (!istAdresse(zeile, portalUrl)) {
        zeilen.push(zeile);
        continue;
      }
      const satz = zeilen.pop() ?? letzteZeile(gelesen);
      gelesen.push(...ausZeilen(zeilen), linkAus(satz, zeile));
      zeilen = [];
    }
    gelesen.push(...ausZeilen(zeilen));
  }
  return gelesen;
}

function istAdresse(zeile: string, portalUrl: string | null): boolean {
  return portalUrl !== null && zeile.startsWith(`${portalUrl}/`) && !/\s/.test(zeile);
}

function ausZeilen(zeilen: readonly string[]): Mailblock[] {
  const [erste, ...weitere] = zeilen;
  if (erste === undefined) return [];
  if (weitere.length > 0 && zeilen.every(istFakt)) {
    return [{ art: 'fakten', fakten: zeilen.map(fakt) }];
  }
  const ab = zeilen.findIndex((zeile) => zeile.startsWith(strich));
  if (ab === -1) return [{ art: 'absatz', zeilen }];
  const punkte = zeilen.slice(ab).map((zeile) => zeile.replace(strich, ''));
  const davor: Mailblock[] = ab === 0 ? [] : [{ art: 'absatz', zeilen: zeilen.slice(0, ab) }];
  return [...davor, { art: 'liste', punkte }];
}

const trenner = ': ';
/** A name is no sentence. */
const namenlaenge = 40;

function istFakt(zeile: string): boolean {
  const stelle = zeile.indexOf(trenner);
  return stelle > 0 && stelle <= namenlaenge;
}

function fakt(zeile: string): { name: string; wert: string } {
  const stelle = zeile.indexOf(trenner);
  return { name: zeile.slice(0, stelle), wert: zeile.slice(stelle + trenner.length) };
}

/** The sentence of a link may be a paragraph of its own: it becomes part of the link. */
function letzteZeile(gelesen: Mailblock[]): string {
  const letzter = gelesen.at(-1);
  if (letzter?.art !== 'absatz') return 'Zum Portal';
  gelesen.pop();
  return letzter.zeilen.join(' ');
}

/** A capital follows the end of a sentence, and seldom an abbreviation. */
const satzende = /[.!?] (?=\p{Lu})/gu;

function linkAus(zeile: string, adresse: string): Mailblock {
  const enden = [...zeile.matchAll(satzende)];
  const ab = (enden.at(-1)?.index ?? -2) + 2;
  const worte = zeile.slice(ab).replace(/:$/, '');
  return { art: 'link', davor: zeile.slice(0, ab).trimEnd(), worte, adresse };
}
