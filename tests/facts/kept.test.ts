import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { fristen } from '#contract/zahlen.ts';

const tells = /^src\/portal\/pages\/fragen\/|^src\/server\/documents\/inhalt\/|[tT]exte?\.ts$/;

/** Sources that could keep a number; texts, papers and answers to questions only tell it. */
const sources = ['src', 'machines']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !tells.test(file))
  .map((file) => readFileSync(file, 'utf8'));

describe.each([
  {
    list: 'fristen',
    names: Object.keys(fristen),
    from: 'zahlen',
    notYet: {
      auszahlungTage: 'no claim is decided here yet',
      unsereFristMonate: 'nobody of the insurer ends a contract here yet',
    },
  },
  {
    list: 'zugang',
    names: Object.keys(zugang),
    from: 'zugangsfristen',
    notYet: {
      sprungMinuten: 'nobody can jump here from a program of his own yet',
    },
  },
])('What is told of $list', ({ list, names, from, notYet }) => {
  const readers = sources.filter((text) => new RegExp(`/${from}\\.ts'`).test(text));

  test('is kept by somebody, or has a reason why not yet', () => {
    const unkept = names.filter((name) => !readers.some((text) => reads(list, name).test(text)));
    expect(unkept.toSorted()).toEqual(Object.keys(notYet).toSorted());
  });
});

/** `fristen.preisTage`, or `{ preisTage } = fristen`. */
function reads(list: string, name: string): RegExp {
  return new RegExp(String.raw`\b${list}\.${name}\b|\{[^{}]*\b${name}\b[^{}]*\} = ${list};`);
}
