import type { Eintrag, Gruppe } from './frage.ts';

/** From so many characters on the list is filtered (`domain/konto.md §10`). */
export const sucheAb = 3;

/**
 * The questions that have every word of the search, or else most of them; those with the words in
 * the question itself come first. A word nobody wrote may be misspelt.
 */
export function gefiltert(gruppen: readonly Gruppe[], suche: string): readonly Gruppe[] {
  if (suche.trim().length < sucheAb) return gruppen;
  const gesucht = wesentliche(woerter(suche));
  const eintraege = gruppen.flatMap((gruppe) => gruppe.eintraege);
  const imGanzen = zaehle(
    gesucht,
    eintraege.map(({ id, frage, antwort, weiter, worte }) => [
      id,
      woerter([frage, ...antwort, weiter?.text, worte].join(' ')),
    ]),
  );
  const inDerFrage = zaehle(
    gesucht,
    eintraege.map(({ id, frage }) => [id, woerter(frage)]),
  );
  const hoechste = Math.max(1, ...imGanzen.values());
  const rang = ({ id }: Eintrag) => inDerFrage.get(id) ?? 0;
  const besterRang = ({ eintraege: alle }: Gruppe) => Math.max(...alle.map(rang));
  return gruppen
    .map((gruppe) => ({
      ...gruppe,
      eintraege: gruppe.eintraege
        .filter(({ id }) => imGanzen.get(id) === hoechste)
        .toSorted((eine, andere) => rang(andere) - rang(eine)),
    }))
    .filter((gruppe) => gruppe.eintraege.length > 0)
    .toSorted((eine, andere) => besterRang(andere) - besterRang(eine));
}

type Vorrat = readonly (readonly [string, readonly string[]])[];

/** How many of the words each question has. */
function zaehle(gesucht: readonly string[], vorrat: Vorrat): ReadonlyMap<string, number> {
  const anzahl = new Map<string, number>();
  for (const id of gesucht.flatMap((wort) => [...mitWort(vorrat, wort)])) {
    anzahl.set(id, (anzahl.get(id) ?? 0) + 1);
  }
  return anzahl;
}

function mitWort(vorrat: Vorrat, gesucht: string): ReadonlySet<string> {
  const genau = fragenMit(vorrat, (wort) => wort.includes(gesucht));
  return genau.size > 0 ? genau : fragenMit(vorrat, (wort) => aehnlich(gesucht, wort));
}

function fragenMit(vorrat: Vorrat, passt: (wort: string) => boolean): ReadonlySet<string> {
  return new Set(vorrat.filter(([, worte]) => worte.some(passt)).map(([id]) => id));
}

/** Words as they are compared: small letters, umlauts and ß spelt out. */
function woerter(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/[äöüß]/g, (zeichen) => ausgeschrieben[zeichen] ?? zeichen)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((wort) => wort !== '');
}

const ausgeschrieben: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words of a question that say nothing about its topic; they count when there are no others. */
const beiwerk = new Set(
  'aber alle alles als am an auch auf bei bekomme bin bitte brauche da dann das dass dem den denn der die diese diesen dieser dieses doch du ein eine einem einen eines er es fuer geht gibt habe haben hallo hat hier ich ihnen ihr ihre ihrem ihren im immer in ist jetzt kann kein keine koennen man mein meine meinem meinen meiner meines mich mir mit moechte muss nach nicht noch oder schon sehr sein seine sich sie sind so soll sonst ueber um und uns unser unsere unter vom von wann war warum was weil welche wenig wenn wer werden wie wieder will wir wird wo wollen wuerde zu zum zur'.split(
    ' ',
  ),
);

function wesentliche(woerter: string[]): string[] {
  const uebrig = woerter.filter((wort) => !beiwerk.has(wort));
  return uebrig.length > 0 ? uebrig : woerter;
}

/** Whether the beginning of the word is what was meant: one slip from 5 letters on, two from 8. */
function aehnlich(gesucht: string, wort: string): boolean {
  const erlaubt = gesucht.length >= 8 ? 2 : gesucht.length >= 5 ? 1 : 0;
  const langGenug = wort.length >= gesucht.length - 1;
  return erlaubt > 0 && langGenug && abstandZumAnfang(gesucht, wort) <= erlaubt;
}

/** Letters to add, drop, change or swap until it is a beginning of the word. */
function abstandZumAnfang(gesucht: string, wort: string): number {
  let vorletzte: number[] = [];
  let letzte = Array.from({ length: wort.length + 1 }, (_, spalte) => spalte);
  for (let zeile = 1; zeile <= gesucht.length; zeile += 1) {
    const neue = [zeile];
    for (let spalte = 1; spalte <= wort.length; spalte += 1) {
      const gleich = gesucht[zeile - 1] === wort[spalte - 1];
      const getauscht =
        gesucht[zeile - 1] === wort[spalte - 2] && gesucht[zeile - 2] === wort[spalte - 1];
      neue.push(
        Math.min(
          wert(letzte, spalte) + 1,
          wert(neue, spalte - 1) + 1,
          wert(letzte, spalte - 1) + (gleich ? 0 : 1),
          getauscht ? wert(vorletzte, spalte - 2) + 1 : Infinity,
        ),
      );
    }
    vorletzte = letzte;
    letzte = neue;
  }
  return Math.min(...letzte);
}

function wert(zeile: readonly number[], spalte: number): number {
  return zeile[spalte] ?? Infinity;
}
