const hoechstens = 20;
const alphabet = new Intl.Collator('de');

/** What a search runs over: the name that is shown, and further words under which it is known. */
export interface Suchbar {
  readonly name: string;
  readonly suchworte?: readonly string[];
}

/** Entries that fit, best match first, then by the alphabet, at most 20; case, umlauts and accents make no difference. */
export function sucheIn<T extends Suchbar>(eintraege: readonly T[], muster: string): T[] {
  const gesucht = gefaltet(muster);
  const gewertet = eintraege.map((eintrag) => ({ eintrag, rang: rangVon(eintrag, gesucht) }));
  const treffer = gewertet.filter(({ rang }) => rang < keinTreffer);
  // Mistyped only where nothing else fits.
  return (
    treffer.length > 0 ? treffer : gewertet.filter(({ eintrag }) => klingtWie(eintrag, gesucht))
  )
    .toSorted((a, b) => a.rang - b.rang || alphabet.compare(a.eintrag.name, b.eintrag.name))
    .slice(0, hoechstens)
    .map(({ eintrag }) => eintrag);
}

const keinTreffer = 7;

/** Whole name, its beginning, a word of it, a search word, inside the name, inside a search word, all words somewhere. */
function rangVon({ name, suchworte = [] }: Suchbar, gesucht: string): number {
  const titel = gefaltet(name);
  const worte = suchworte.map(gefaltet);
  const stufen = [
    titel === gesucht,
    titel.startsWith(gesucht),
    titel.includes(` ${gesucht}`),
    worte.some((wort) => wort.startsWith(gesucht)),
    titel.includes(gesucht),
    worte.some((wort) => wort.includes(gesucht)),
    gesucht.split(' ').every((teil) => [titel, ...worte].some((text) => text.includes(teil))),
  ];
  const rang = stufen.indexOf(true);
  return rang === -1 ? keinTreffer : rang;
}

/** Lower case without accents; ü and ue, ß and ss are the same, and so is every kind of gap. */
function gefaltet(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/([aou])e/g, '$1')
    .trim();
}

/** Every word that was typed stands there but for a typing mistake or two, in whatever order. */
function klingtWie({ name, suchworte = [] }: Suchbar, gesucht: string): boolean {
  const worte = [name, ...suchworte].flatMap((text) => gefaltet(text).split(' '));
  return gesucht
    .split(' ')
    .every((teil) => teil.length >= kuerzestes && worte.some((wort) => istFast(teil, wort)));
}

/** Shorter words are too like each other. */
const kuerzestes = 4;

/** One mistake in a short word, two in a long one; the end of a word need not be typed yet. */
function istFast(teil: string, wort: string): boolean {
  const erlaubt = teil.length > 7 ? 2 : 1;
  return [0, 1, -1].some(
    (mehr) => fehlerZwischen(teil, wort.slice(0, teil.length + mehr)) <= erlaubt,
  );
}

/** Letters that are too many, missing, wrong or swapped with the next. */
function fehlerZwischen(a: string, b: string): number {
  let vorvorige: number[] = [];
  let vorige = Array.from({ length: b.length + 1 }, (_, spalte) => spalte);
  for (let zeile = 1; zeile <= a.length; zeile += 1) {
    const diese = [zeile];
    for (let spalte = 1; spalte <= b.length; spalte += 1) {
      const gleich = a[zeile - 1] === b[spalte - 1] ? 0 : 1;
      const getauscht = a[zeile - 1] === b[spalte - 2] && a[zeile - 2] === b[spalte - 1];
      diese[spalte] = Math.min(
        (vorige[spalte] ?? 0) + 1,
        (diese[spalte - 1] ?? 0) + 1,
        (vorige[spalte - 1] ?? 0) + gleich,
        getauscht ? (vorvorige[spalte - 2] ?? 0) + 1 : Infinity,
      );
    }
    [vorvorige, vorige] = [vorige, diese];
  }
  return vorige[b.length] ?? 0;
}
