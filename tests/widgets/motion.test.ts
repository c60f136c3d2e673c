import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * What may take its time: things that move, and a list that dims as a whole while it is asked anew. A colour that fades
 * is drawn by the main thread at each frame, and told to it at begin and end.
 */
const moves = new Set(['translate', 'rotate', 'scale', 'inline-size', 'opacity', 'none']);

test('whoever comes to a page with her pointer over something waits for nothing that fades', () => {
  const rules = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      transitionsIn(readFileSync(join(src, file), 'utf8')).map((moving) => [file, moving]),
    );
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(([, moving = '']) => !moves.has(moving))).toEqual([]);
});

/** The properties that change slowly. */
function transitionsIn(css: string): string[] {
  return [...css.matchAll(/transition(?:-property)?:([^;}]*)/g)].flatMap(([, value = '']) =>
    value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  );
}
