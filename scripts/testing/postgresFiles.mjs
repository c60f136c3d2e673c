// Which tests run a second time on PostgreSQL: those that say of themselves that they touch SQL, sessions or locks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure.mjs';

/** Stands in the first lines of such a file. */
const mark = '// Again on PostgreSQL:';

/** The embedded database is one process with one connection: what waits for a lock there waits for nobody. */
const locks = `${mark} locks`;

/** Paths of the files, from the root; of those about locks alone, if told so. */
export function onPostgres({ onlyLocks = false } = {}) {
  return testFiles('.test.ts').filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .slice(0, 400)
      .includes(onlyLocks ? locks : mark),
  );
}

/** Paths of all tests with this ending, from the root. @param {string} ending */
export function testFiles(ending) {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .toSorted();
}
