import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Measures, shortestWay } from './shortest.ts';
import { type Sold, sold } from './sold.ts';

const names = Object.keys(sold) as Sold[];
const written = readFileSync('docs/measures.md', 'utf8');

describe.each(names)('Somebody new who takes the shortest way to a contract: %s', (name) => {
  const way = shortestWay(name);

  test('has a price after five inputs and a contract after eight pages, with three ticks at most', () => {
    expect(way.toPrice).toBeLessThanOrEqual(5);
    expect(way.pages).toBeLessThanOrEqual(8);
    expect(way.ticks).toBeLessThanOrEqual(3);
  });

  test('fills in as much as is written down', () => {
    expect(written).toContain(rowOf(name, way));
  });
});

test('Whoever reads what the shortest way costs finds every product once, and no other', () => {
  const rows = written.split('\n').filter((line) => /\| \d+ \|$/.test(line));
  expect(rows).toEqual(names.map((name) => rowOf(name, shortestWay(name))));
});

function rowOf(name: Sold, { toPrice, pages, toContract, ticks }: Measures): string {
  return `| ${sold[name].page.name} | ${toPrice} | ${pages} | ${toContract} | ${ticks} |`;
}
