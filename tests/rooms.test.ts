import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { charts, companions, flows } from '#machines/registry.ts';
import { allowed, exceptions, naming, writeExceptions } from './support/naming.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = [
  'machines',
  ...readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `src/${entry.name}`),
];

describe('import law', () => {
  test.each([
    ['machines', "import { useState } from 'react';\nexport const a = useState;\n"],
    ['machines', "export * from '#portal/main.tsx';\n"],
    [
      'src/contract',
      "import { aenderung } from '#machines/vertrag/aenderung/machine.ts';\nexport const a = aenderung;\n",
    ],
    [
      'src/widgets',
      "import { vertrag } from '#contract/entities/vertrag.ts';\nexport const a = vertrag;\n",
    ],
    ['src/portal', "export const a = import('#server/app.ts');\n"],
    ['src/embed', "import { z } from 'zod';\nexport const a = z;\n"],
    [
      'src/server',
      "import type { Identity } from '#identity/identity.ts';\nexport type A = Identity;\n",
    ],
    [
      'src/identity',
      "import { vertrag } from '#contract/entities/vertrag.ts';\nexport const a = vertrag;\n",
    ],
    [
      'src/viewer',
      "import { createPortal } from '#portal/main.tsx';\nexport const a = createPortal;\n",
    ],
    [
      'tests/models/vertrag',
      "import { istGefragt } from '#machines/vertrag/aenderung/guards.ts';\nexport const a = istGefragt;\n",
    ],
    [
      'tests/models/antrag',
      "import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';\nexport const a = hausratRegel;\n",
    ],
    [
      'tests/models/konto',
      "import { anmeldeSetup } from '#machines/konto/anmeldung/setup.ts';\nexport const a = anmeldeSetup;\n",
    ],
  ])('a forbidden import in %s is found by the linter', (room, content) => {
    expect(lintIn(room, content)).toContain('no-restricted-imports');
  });

  test.each([
    ['a timer', 'setTimeout(() => undefined, 1);\n', 'no-restricted-globals'],
    [
      'a subscription',
      "import type { Actor } from '../step.ts';\nexport const a = (actor: Actor) => actor.subscribe(() => undefined);\n",
      'no-restricted-properties',
    ],
  ])('%s in a step of a flow is found by the linter', (_, content, rule) => {
    expect(lintIn('src/portal/flows/vertrag/aenderung/steps', content)).toContain(rule);
  });

  test('no flow changes or waits for anything beside its chart', () => {
    const beside = sourcesBelow('src/portal/flows').filter((file) =>
      /import \{[^}]*\b(useMutation|waitFor)\b[^}]*\} from '(@tanstack\/react-query|xstate)'/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(beside).toEqual([]);
  });

  test('no relative import leaves its room', () => {
    const leaving = rooms.flatMap((room) =>
      sourcesBelow(room).flatMap((file) =>
        relativeImports(file)
          .filter((target) => !target.startsWith(`${room}/`))
          .map((target) => `${file} -> ${target}`),
      ),
    );
    expect(leaving).toEqual([]);
  });

  test('nobody imports portal, server, identity or viewer but the composition at the top of src', () => {
    const importing = rooms.flatMap((room) =>
      sourcesBelow(room).filter((file) =>
        ['portal', 'server', 'identity', 'viewer'].some(
          (closed) =>
            room !== `src/${closed}` &&
            readFileSync(join(root, file), 'utf8').includes(`'#${closed}/`),
        ),
      ),
    );
    expect(importing).toEqual([]);
  });
});

describe('rooms', () => {
  test.each(Object.keys(flows))('%s has its chart, its views, its cases and its page', (id) => {
    const missing = [
      `machines/${id}/machine.ts`,
      `tests/models/${id}/cases.ts`,
      `docs/flows/${id.replace('/', '-')}.md`,
    ].filter((file) => !existsSync(join(root, file)));
    // Flows of one family may share what their screens ask.
    const [family = ''] = id.split('/');
    // Or the part that makes their charts does.
    const chart = readFileSync(join(root, `machines/${id}/machine.ts`), 'utf8');
    const makers = [...chart.matchAll(/'\.\.\/(parts\/\w+)\//g)].map(([, part]) => part);
    const folders = [id, family, ...makers.map((part) => `${family}/${part}`)];
    const selectors = folders.map((folder) => `machines/${folder}/selectors.ts`);
    // What a flow says stands with its screens, or with its questions where they are data.
    const words = [
      `src/portal/flows/${id}/texte.ts`,
      `machines/${id}/fragen.ts`,
      `src/portal/flows/${family}/texte.ts`,
    ];
    // Applications share their views and calls, and bring what they ask.
    const views = [`src/portal/flows/${id}/View.tsx`, `src/portal/flows/${id}/seite.ts`];
    // Reports of claims are the same words and the same call for every product.
    const calls = [
      `src/portal/flows/${id}/effects.ts`,
      `src/portal/flows/${id}/anfang.ts`,
      `src/portal/flows/${family}/effects.ts`,
    ];
    // Where a failure leads may be the same for a whole family.
    const failures = [id, family].map((folder) => `tests/models/${folder}/failures.ts`);
    for (const oneOf of [selectors, words, views, calls, failures]) {
      expect(oneOf.some((file) => existsSync(join(root, file)))).toBe(true);
    }
    expect(missing).toEqual([]);
  });

  // Its views stand with the flows it runs beside.
  test.each(Object.keys(companions))('%s has its chart, its cases and its page', (id) => {
    // A part of another is played with it.
    const stage = charts[id]?.gespieltMit ?? id;
    const missing = [
      `machines/${id}/machine.ts`,
      `tests/models/${id}/cases.ts`,
      `tests/models/${stage}/browser.ts`,
      `docs/flows/${id.replace('/', '-')}.md`,
    ].filter((file) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
  });

  test('no drawer file and no barrel', () => {
    const drawers = rooms
      .flatMap(sourcesBelow)
      .filter((file) => /\/(?:utils?|helpers?|misc|types|index)\.tsx?$/.test(file));
    expect(drawers).toEqual([]);
  });
});

describe('a product and a kind of change are what their own files say', () => {
  if (process.env['RENAME'] === '1') writeExceptions();
  const still = exceptions();
  const named = Object.entries(naming());

  test.each(named)('nobody new names %s', (name, files) => {
    const known = still[name] ?? [];
    const more = files.filter((file) => !known.includes(file));
    expect(known.length === 0 && more.length <= allowed ? [] : more).toEqual([]);
  });

  test('the list of who still does has nobody who no longer does', () => {
    const now = new Map(named);
    const gone = Object.entries(still).flatMap(([name, files]) =>
      files.filter((file) => !now.get(name)?.includes(file)).map((file) => `${name}: ${file}`),
    );
    const enough = Object.keys(still).filter((name) => (now.get(name)?.length ?? 0) <= allowed);
    expect([...gone, ...enough]).toEqual([]);
  });
});

function foldersBelow(folder: string): string[] {
  return [
    folder,
    ...readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => foldersBelow(`${folder}/${entry.name}`)),
  ];
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).filter((name) => /\.tsx?$/.test(name));
}

function sourcesBelow(folder: string): string[] {
  return foldersBelow(folder).flatMap((f) => sourcesIn(f).map((name) => `${f}/${name}`));
}

function relativeImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map((match) =>
    relative(root, resolve(root, dirname(file), match[1] ?? '')),
  );
}

/** What the linter says of a file with this content in a room. */
function lintIn(room: string, content: string): string {
  const folder = mkdtempSync(join(root, room, 'lint-probe-'));
  try {
    writeFileSync(join(folder, 'probe.ts'), content);
    const linter = 'node_modules/oxlint/bin/oxlint';
    const args = [linter, '--format', 'json', join(relative(root, folder), 'probe.ts')];
    return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
