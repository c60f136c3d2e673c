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
  return eintraege
    .map((eintrag) => ({ eintrag, rang: rangVon(eintrag, gesucht) }))
    .filter(({ rang }) => rang < keinTreffer)
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
