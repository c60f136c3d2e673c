import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const fragments = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/parts\/\w+\.ts$|konto\/formular\.ts$/.test(file))
  .map((file) => join('machines', file));

test('a shared part of a flow leads nowhere but where its flow says, so that the flow shows every refusal', () => {
  expect(fragments.length).toBeGreaterThan(8);
  const named = fragments.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'#\w+'/g)].map(([target]) => `${file}: ${target}`),
  );
  expect(named).toEqual([]);
});
