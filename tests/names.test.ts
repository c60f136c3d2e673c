import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Words that say what a thing is to its own file and nothing to whoever searches for it from another. */
const bare = new Set(
  [
    'Anfang Angebot Antwort Antworten Art Auftrag Daten Dienste Eingabe Eingaben Ereignis Ergebnis',
    'Feld Felder Frage Fragen Grund Hinweis Inhalt Kontext Lage Props Rahmen Regel Regeln Schritt',
    'Seite Stand Stelle Teil Teile Umfeld Umgebung Vorgang Wahl Weg Wege Wert Werte Worte Zeile Ziel',
    'Zustand Answer Call Event Events Input Option Options Part Parts Result Row State Step',
  ].flatMap((line) => line.split(' ')),
);

test('A developer who searches for an exported type by its name finds that type and not forty others', () => {
  const found = ['machines', 'src', 'tests'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        exportedTypes(readFileSync(join(root, room, file), 'utf8'))
          .filter((name) => bare.has(name))
          .map((name) => `${room}/${file}: ${name}`),
      ),
  );
  expect(found).toEqual([]);
});

/** Names of the types a file exports, as they are declared or as a list at its end gives them out. */
function exportedTypes(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:declare )?(?:interface|type) (\w+)/gm)];
  const listed = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, types, names = '']) =>
      names
        .split(',')
        .filter((name) => types !== undefined || /^\s*type /.test(name))
        .map((name) => /(\w+)\s*$/.exec(name)?.[1] ?? ''),
  );
  return [...declared.map(([, name = '']) => name), ...listed];
}
