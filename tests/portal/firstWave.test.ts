import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import '#portal/zod.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms: Readonly<Record<string, string>> = packageJson.imports;

test('the first question of home contents comes without zod, XState and the query library', () => {
  const libraries = librariesOf('src/portal/main.tsx', 'src/portal/flows/antrag/hausrat/anfang.ts');
  expect([...libraries].filter((name) => /zod|xstate|tanstack|date-fns/.test(name))).toEqual([]);
  expect(libraries).toContain('react-dom/client');
});

test.each([
  'hausrat/einstieg',
  'fahrrad/einstieg',
  'betriebshaftpflicht/einstieg',
  'vermoegensschadenhaftpflicht/einstieg',
  'sachinhalt/einstieg',
  'sachinhalt-mehrgefahren/einstieg',
])('the first question in %s brings no library along', (question) => {
  expect([...librariesOf(`machines/antrag/${question}.ts`)]).toEqual([]);
});

test('zod writes no functions, which the policy of the page forbids', async () => {
  const z = await import('zod/mini');
  expect(z.config().jitless).toBe(true);
});

/** Packages that these modules bring along at once: by imports that are neither of types nor put off. */
function librariesOf(...modules: string[]): Set<string> {
  const libraries = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(imports)) {
      const target = targetOf(file, name);
      if (target === null) libraries.add(name);
      else if (/\.tsx?$/.test(target)) visit(target);
    }
  };
  modules.forEach(visit);
  return libraries;
}

const imports = /^(?:import '|(?:import|export)(?! type\b)[^;']* from ')([^']+)';$/gm;

/** Path of a module of our own, null for a package. */
function targetOf(from: string, name: string): string | null {
  const [room = '', ...rest] = name.split('/');
  const folder = rooms[`${room}/*`]?.replace(/^\.\/|\/\*$/g, '');
  const path = name.startsWith('.') ? join(dirname(from), name) : join(folder ?? '', ...rest);
  if (!name.startsWith('.') && folder === undefined) return null;
  expect(existsSync(join(root, path)), `${from} imports ${path}`).toBe(true);
  return path;
}
