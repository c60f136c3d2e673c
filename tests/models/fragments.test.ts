import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { istPhase } from '#machines/leaf.ts';
import { flows } from '#machines/registry.ts';
import { statesOf } from '#machines/transitions.ts';

const fragments = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/(?:parts|schritte)\/\w+\.ts$|konto\/formular\.ts$/.test(file))
  .map((file) => join('machines', file));

test('a shared part of a flow leads nowhere but where its flow says, so that the flow shows every refusal', () => {
  expect(fragments.length).toBeGreaterThan(8);
  const named = fragments.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return (
      [...source.matchAll(/'#(\w+)'/g)]
        // Of its own are the states it names, by an id or as what a phase holds together.
        .filter(([, target = '']) => !source.includes(`id: '${target}'`))
        .filter(([, target = '']) => !new RegExp(`^ +${target}: \\w+\\(`, 'm').test(source))
        .map(([target]) => `${file}: ${target}`)
    );
  });
  expect(named).toEqual([]);
});

test('a phase only holds steps together: it is no step itself, and stands in nothing but its flow', () => {
  const phases = Object.values(flows).flatMap(({ chart }) =>
    statesOf(chart).filter(({ key }) => istPhase(key)),
  );
  expect(phases.length).toBeGreaterThan(0);
  const others = phases.filter(
    ({ type, meta, tags, parent }) =>
      type !== 'compound' || meta !== undefined || tags.length > 0 || parent?.parent !== undefined,
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
