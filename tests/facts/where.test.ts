import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const answers = readFileSync('docs/where-answers.md', 'utf8');
const tasks = readFileSync('docs/where.md', 'utf8');

test('every file that is named as the place of a task is there, but one the task makes', () => {
  const named = [...answers.matchAll(/`([^`\n]*\/[^`\n]*)`(, new\b)?/g)];
  expect(named.length).toBeGreaterThan(27);
  const gone = named.filter(([, path = '', isNew]) => !isNew && !existsSync(path));
  expect(gone.map(([, path]) => path)).toEqual([]);
});

test('every task has its answer', () => {
  expect(numbers(tasks).length).toBeGreaterThan(0);
  expect(numbers(answers)).toEqual(numbers(tasks));
});

function numbers(text: string) {
  return [...text.matchAll(/^\| (\d+) \|/gm)].map(([, at]) => at);
}
