import { expect, test } from 'vitest';
import { nextEntry } from '#widgets/suggest-field/SuggestField.tsx';

test.each([
  ['down from the field to the first', -1, 1, 0],
  ['down within the list', 0, 1, 1],
  ['down from the last back to the field', 2, 1, -1],
  ['up from the field to the last', -1, -1, 2],
  ['up from the first back to the field', 0, -1, -1],
] as const)('The arrows lead %s', (_, from, step, to) => {
  expect(nextEntry(from, step, 3)).toBe(to);
});
