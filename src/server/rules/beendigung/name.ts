/** Whose contract it is. */
interface Person {
  vorname: string;
  nachname: string;
  firma: string | null;
}

/** Whether somebody wrote the name of that customer: in either order, in any case, with or without accents. */
export function istDerName(geschrieben: string, { vorname, nachname, firma }: Person): boolean {
  const woerter = woerterVon(geschrieben);
  if (woerter === '') return false;
  if (firma !== null && woerter === woerterVon(firma)) return true;
  return woerter === woerterVon(`${vorname} ${nachname}`);
}

/** The same for whoever knows the surname alone, as people know of each other after an accident. */
export function traegtDenNamen(geschrieben: string, person: Person): boolean {
  const woerter = woerterVon(geschrieben);
  if (woerter !== '' && woerter === woerterVon(person.nachname)) return true;
  return istDerName(geschrieben, person);
}

/** The words of a name in the order of the alphabet; forms of address and titles do not count. */
function woerterVon(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((wort) => wort !== '' && !anreden.has(wort))
    .toSorted()
    .join(' ');
}

const anreden: ReadonlySet<string> = new Set(['frau', 'herr', 'dr', 'prof']);
