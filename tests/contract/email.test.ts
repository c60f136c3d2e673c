import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { email, fehler } from '#contract/fields/email.ts';
import { valueOf, verdict } from './verdict.ts';

test.each([
  ['anna.bergmann@example.org', 'OK'],
  ['  Anna.Bergmann@Example.ORG ', 'OK'],
  ["o'neill+portal@example.com", 'OK'],
  ['jürgen@müller-söhne.de', 'OK'],
  ['a@b.co', 'OK'],
  ['', 'PFLICHT'],
  ['   ', 'PFLICHT'],
  [undefined, 'PFLICHT'],
  ['anna', 'FORMAT'],
  ['anna@', 'FORMAT'],
  ['@example.org', 'FORMAT'],
  ['anna@example', 'FORMAT'],
  ['anna@@example.org', 'FORMAT'],
  ['anna@example..org', 'FORMAT'],
  ['anna@.org', 'FORMAT'],
  ['anna@example.', 'FORMAT'],
  ['anna@-example.org', 'FORMAT'],
  ['anna@example.o', 'FORMAT'],
  ['anna@192.168.0.1', 'FORMAT'],
  ['anna bergmann@example.org', 'FORMAT'],
  ['anna..bergmann@example.org', 'FORMAT'],
  ['.anna@example.org', 'FORMAT'],
  ['anna@example.org, uwe@example.org', 'FORMAT'],
  ['anna@example.org\u0000', 'FORMAT'],
  ['\u202Eanna@example.org', 'FORMAT'],
  ['<script>@example.org', 'FORMAT'],
  [`${'a'.repeat(64)}@example.org`, 'OK'],
  [`${'a'.repeat(65)}@example.org`, 'FORMAT'],
  [`anna@${'a'.repeat(64)}.org`, 'FORMAT'],
  [`a@${'b.'.repeat(125)}de`, 'OK'],
  [`a@${'b.'.repeat(126)}de`, 'ZU_LANG'],
])('the address %j: %s', (text, expected) => {
  expect(verdict(email, fehler, text)).toBe(expected);
});

test('an address is the same however it is capitalised', () => {
  expect(valueOf(email, ' Anna.Bergmann@Example.ORG')).toBe('anna.bergmann@example.org');
});

test('common addresses are taken and stay as they are', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const local = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
  const domain = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom('de', 'org', 'museum'))
    .map(([parts, ending]) => [...parts, ending].join('.'));
  fc.assert(
    fc.property(local, domain, (name, host) => {
      expect(valueOf(email, `${name}@${host}`)).toBe(`${name}@${host}`);
    }),
  );
});

test('what is taken has one @, no space and nothing invisible, and is taken again unchanged', () => {
  const nearby = fc.string({
    unit: fc.constantFrom(...'aZ0.@-_ ä\u0000'.split('')),
    maxLength: 20,
  });
  const built = fc.tuple(nearby, nearby).map(([a, b]) => `${a}@${b}.de`);
  fc.assert(
    fc.property(fc.oneof(nearby, built, fc.string({ unit: 'binary' })), (text) => {
      const taken = valueOf(email, text);
      if (typeof taken !== 'string') return;
      expect(taken.split('@')).toHaveLength(2);
      expect(taken).not.toMatch(/\s|\p{Cc}/u);
      expect(valueOf(email, taken)).toBe(taken);
    }),
    { numRuns: 1000 },
  );
});
