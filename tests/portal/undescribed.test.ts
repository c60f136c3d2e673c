import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const assets = new URL('../../dist/portal/assets/', import.meta.url);
if (!existsSync(assets)) throw new Error('`npm start` builds the portal.');

test('no customer fetches what charts say of themselves for whoever reads their pictures', () => {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(100);
  const fetched = files.map((file) => readFileSync(new URL(file, assets), 'utf8')).join('\n');
  expect(fetched.match(/\bdescription:["'`][A-ZÄÖÜ][^"'`]*/g) ?? []).toEqual([]);
});
