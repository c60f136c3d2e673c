/** A state's key as words: `anmeldungMitFehlern` as "Anmeldung mit Fehlern". */
export function stateName(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).split('-');
  return names[key] ?? words.map((word) => spelled[word] ?? word).join(' ');
}

const names: Readonly<Record<string, string>> = {
  fehler: 'mit Fehler',
  hinweis: 'mit Hinweis',
  standardfehler: 'mit jedem Fehler des Vertrags',
};

/** Words that a key cannot spell: umlauts and capitals. */
const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'gefüllt',
    'geändert',
    'größen',
    'groß',
    'gestört',
    'lädt',
    'läuft',
    'wählbar',
    'öffnet',
    'Verträge',
    'Schäden',
    'Überschrift',
    'auslösen',
    'Aufschlüsselung',
    'Aktivitäten',
    'Verhältnisse',
    'Vorschläge',
    'Grund',
    'farbigem',
    'Anmeldung',
    'Fehler',
    'Fehlern',
    'Worten',
    'Zeichen',
    'Schalter',
    'Beitrag',
    'Betrag',
    'Breite',
    'Spalte',
    'Zeile',
    'Unterzeile',
    'Orte',
    'Text',
    'Knopf',
    'Wahl',
    'Null',
    'Berechnung',
    'Karten',
    'Fakten',
    'Ring',
    'Verweis',
    'Verweise',
    'Schritte',
    'Nachrichten',
    'Mitarbeiter',
    'Kunden',
    'Liste',
    'Kopf',
    'Inhalt',
    'Gefahr',
    'Frage',
    'Formular',
    'Farben',
    'Stufen',
    'Vorgabe',
    'Vergleich',
    'Wechsel',
    'Meldung',
    'Integration',
    'Produktion',
    'Entwicklung',
    'Abnahme',
    'Anfang',
    'Mitte',
    'Ende',
    'Cent',
    'Anzahl',
  ].map((word) => [keyOf(word), word]),
);

function keyOf(word: string): string {
  const letters = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return Object.entries(letters).reduce(
    (text, [letter, ascii]) => text.replaceAll(letter, ascii),
    word.toLowerCase(),
  );
}
