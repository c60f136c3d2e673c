import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { feldkatalog } from '#contract/feldkatalog.ts';

const folder = fileURLToPath(new URL('../../src/contract/fields/', import.meta.url));
const sources = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(folder + name, 'utf8'),
}));

describe('one page can show every error a person may meet', () => {
  test.each(Object.entries(feldkatalog))('%s says what to do', (_, fehler) => {
    expect(fehler.length).toBeGreaterThan(0);
    for (const { code, text } of fehler) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text).not.toMatch(/invalid|ungültige Eingabe|\bundefined\b|\bNaN\b/i);
    }
    expect(new Set(fehler.map(({ code }) => code)).size).toBe(fehler.length);
    expect(new Set(fehler.map(({ text }) => text)).size).toBe(fehler.length);
  });

  test('no field with errors of its own is missing from the page', () => {
    const withErrors = sources
      .filter(({ text }) => /export (?:const fehler|function \w+Fehler)\b/.test(text))
      .map(({ name }) => name);
    const shown = readFileSync(`${folder}../feldkatalog.ts`, 'utf8');
    expect(withErrors.filter((name) => !shown.includes(`./fields/${name}'`))).toEqual([]);
    expect(withErrors.length).toBeGreaterThan(20);
  });
});

describe('no pattern of a field can be made to hang', () => {
  const patterns = sources.flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /(?<=[=(:,\s])\/((?:[^/\\\n*]|\\.)(?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])*)\/[a-z]*/g,
      ),
    ].map(([, source = '']) => ({ name, source })),
  );

  test('the patterns are found', () => {
    expect(patterns.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['^\\d{5}$', '^[A-Z\\d]{8}(?:[A-Z\\d]{3})?$']),
    );
  });

  test.each(patterns)('$name: $source repeats nothing that repeats', ({ source }) => {
    expect(repeatsARepetition(source)).toBe(false);
  });

  test.each([
    ['(a+)+$', true],
    ['^(?:\\.[^.]+)*$', true],
    ['(?:(?:a|b*)c){2,}', true],
    ['^(?:[a-z]{1,3}){1,4}$', false],
    ['^(?:\\.\\d{3}){1,3}$', false],
    ['[(a+)+]', false],
    ['\\(a+\\)+', false],
  ])('the check tells %s apart: %s', (source, expected) => {
    expect(repeatsARepetition(source)).toBe(expected);
  });
});

/** Whether an unbounded repetition stands inside a repetition of a group, or the other way round. */
function repeatsARepetition(source: string): boolean {
  const flat = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const open: { unbounded: boolean; repeated: boolean }[] = [{ unbounded: false, repeated: false }];
  for (let at = 0; at < flat.length; at += 1) {
    const inner = open.at(-1);
    if (flat[at] === '(') open.push({ unbounded: false, repeated: false });
    else if (flat[at] === ')') {
      const group = open.pop();
      const outer = open.at(-1);
      const after = flat.slice(at + 1);
      const unbounded = /^(?:[*+]|\{\d+,\})/.test(after);
      const repeats = unbounded || after.startsWith('{');
      if (group && repeats && (group.unbounded || (unbounded && group.repeated))) return true;
      if (outer) {
        outer.unbounded ||= unbounded || (group?.unbounded ?? false);
        outer.repeated ||= repeats || (group?.repeated ?? false);
      }
    } else if (inner && /^(?:[*+]|\{\d+,\})/.test(flat.slice(at))) inner.unbounded = true;
    else if (inner && flat[at] === '{') inner.repeated = true;
  }
  return false;
}
