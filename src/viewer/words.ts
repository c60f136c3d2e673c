/** Words in which `ue` is no umlaut although the letters around it allow one. */
const ohneUmlaut = /zuerst|abenteuer/;

/** Nouns in the names of the charts; German writes them large, camel case does not tell them apart. */
const nomen =
  /^(adresse|antrag|auswahl|beitrag|berechnung|code|codes|daten|einstieg|fehler|handynummer|konto|passwort|preis|sitzung|tab|vergleich|vertrag|zahlweise|zugang|zugangsdaten)$/;

/** A name of the chart as an analyst reads it: `NEUES_PASSWORT` → "Neues Passwort". */
export function inWorten(name: string): string {
  const text = satzAus(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A guard as a condition: `istPreisGeaendert` → "Preis geändert". */
export function bedingungInWorten(name: string): string {
  return satzAus(name).replace(/^ist /, '');
}

/** A time-out in words: 180 000 ms → "nach 3 Minuten". */
export function dauerInWorten(ms: number | null): string {
  if (ms === null) return 'nach einer Frist';
  if (ms % 60_000 === 0) return ms === 60_000 ? 'nach 1 Minute' : `nach ${ms / 60_000} Minuten`;
  return ms === 1000 ? 'nach 1 Sekunde' : `nach ${ms / 1000} Sekunden`;
}

function satzAus(name: string): string {
  const words = name === name.toUpperCase() ? name.toLowerCase().split('_') : humps(name);
  return words
    .map((word, i) => (nomen.test(word) || isAsNoun(words[i - 1]) ? large(word) : word))
    .map(mitUmlauten)
    .join(' ');
}

function humps(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** "beim Berechnen", "zum Vergleich". */
function isAsNoun(before: string | undefined): boolean {
  return before === 'beim' || before === 'zum' || before === 'zur';
}

function large(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function mitUmlauten(word: string): string {
  if (ohneUmlaut.test(word)) return word;
  return word
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replaceAll(/(?<![aeq])ue(?!ll)/g, 'ü')
    .replace(/^Ae/, 'Ä')
    .replace(/^Oe/, 'Ö')
    .replace(/^Ue/, 'Ü');
}
