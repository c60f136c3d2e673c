import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { aenderungsarten } from '#contract/aenderungen/seiten.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the kinds have their own files, with the list of each room. */
const own =
  /^src\/contract\/aenderungen\/|\/aenderung\/arten\/|^src\/server\/rules\/aenderung\/regeln\.ts$/;

const sources = ['machines', 'src']
  .flatMap((room) =>
    readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !own.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

test.each(aenderungsarten)(
  'whoever looks for what is particular to %s finds it in its own files, and in two others at most',
  (art) => {
    const tellsApart = new RegExp(String.raw`(?:[!=]==|\bcase)\s+'${art}'`);
    const files = sources.filter(({ text }) => tellsApart.test(text)).map(({ file }) => file);
    expect(files.slice(2)).toEqual([]);
  },
);
