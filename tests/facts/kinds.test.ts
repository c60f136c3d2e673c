import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { aenderungsarten, type AenderungsArt } from '#contract/aenderungen/seiten.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the kinds have their own files, with the list of each room. */
const own =
  /^src\/contract\/aenderungen\/|\/aenderung\/arten\/|^src\/server\/rules\/aenderung\/regeln\.ts$/;

/** Whoever has to do with kinds at all: contracts and forms have fields that are called like some of them. */
const speaksOfKinds =
  /AenderungsArt|aenderungsarten|Aenderungsangebot|aenderungen\/|(?:\[|\b(?:has|get|includes)\()(?:\w+\??\.)*art[\])]/;

const sources = ['machines', 'src']
  .flatMap((room) =>
    readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !own.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

/** Who has the word and means no kind. */
const otherwise: Partial<Readonly<Record<AenderungsArt, Readonly<Record<string, string>>>>> = {
  zahlweise: {
    'src/server/database/schema.ts': 'the column of the contract',
    'src/server/repositories/vertraege.ts': 'that column in the journal',
    'src/server/rules/aenderung/angebot.ts': 'how the contract is paid, for every kind',
    'src/portal/flows/vertrag/aenderung/formen/wahl.ts': 'a word put into a sentence',
  },
};

describe.each(aenderungsarten)('Whoever looks for what is particular to %s', (art) => {
  const naming = filesNaming(art);
  const meant = Object.keys(otherwise[art] ?? {});

  test('finds it in its own files, and in two others at most', () => {
    expect(naming.filter((file) => !meant.includes(file)).slice(2)).toEqual([]);
  });

  test('is led astray by nobody but those who are known to mean something else', () => {
    expect(meant.filter((file) => !naming.includes(file))).toEqual([]);
  });
});

test('what is asked for several kinds is written in one place', () => {
  const folder = `${root}src/portal/flows/vertrag/aenderung/arten/`;
  const asked = readdirSync(folder).flatMap((file) => {
    const questions = readFileSync(`${folder}${file}`, 'utf8').matchAll(/'([^'\n]+\?)'/g);
    return Array.from(questions, ([, question]) => question);
  });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
});

/** Compared with, an entry of a list or a set, or the key of an object. */
function filesNaming(art: AenderungsArt): string[] {
  const compared = new RegExp(String.raw`(?:[!=]==|\bcase)\s+'${art}'|'${art}'\s+[!=]==`);
  const listed = new RegExp(
    String.raw`[[,]\s*'${art}'\s*[,\]]|(?:^\s*|[{,]\s*)(?:${art}|'${art}'):\s`,
    'm',
  );
  return sources
    .filter(({ text }) => compared.test(text) || (speaksOfKinds.test(text) && listed.test(text)))
    .map(({ file }) => file);
}
