import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Effects and views, the forms they share, and the words and questions as they are shown. */
const rooms = ['src/portal/flows', 'src/portal/formular', 'src/contract/begriffe', 'machines'];

/** What mutants are looked for in, by its path in the project. */
export function viewSources(root: string): Map<string, string> {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${room}/${path.replaceAll('\\', '/')}`,
    ),
  );
  return new Map(
    files.filter(isShown).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** Of a chart's room only its questions: what else stands there is broken without a browser. */
function isShown(file: string): boolean {
  if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) return false;
  return !file.startsWith('machines/') || /\/fragen(?:\.ts|\/)/.test(file);
}
