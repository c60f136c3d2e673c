// What concerns one flow: its tours and laws, and every test that names its chart, its screens or its address.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../ensure.mjs';
import { testFiles } from './postgresFiles.mjs';

/** They ask every flow; `ONLY_FLOW` lets them ask one. */
const ofEveryFlow = new Set(['tests/models/headless.test.ts', 'tests/models/browser/tour.spec.ts']);

/** @param {string} flow as in `machines/registry.ts`, `antrag/hausrat` */
export function filesOf(flow) {
  if (!existsSync(join(root, 'machines', flow, 'machine.ts'))) {
    console.error(`There is no flow ${flow}: machines/${flow}/machine.ts does not exist.`);
    process.exit(2);
  }
  const inBrowser = readFileSync(join(root, 'tests', 'models', flow, 'browser.ts'), 'utf8');
  const addresses = [...inBrowser.matchAll(/'(\/[a-z-]+\/[a-z-/]+)'/g)].map(
    ([, path = '']) => path,
  );
  const names = [
    `machines/${flow}/`,
    `flows/${flow}/`,
    `'${flow}'`,
    `models/${flow}/`,
    ...addresses,
  ];
  const last = (flow.split('/').at(-1) ?? '').replaceAll('-', '');
  /** @param {string} file */
  const isNamedLike = (file) => basename(file).toLowerCase().startsWith(last);
  /** @param {string} file */
  const concerns = (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return ofEveryFlow.has(file) || isNamedLike(file) || names.some((name) => text.includes(name));
  };
  return {
    vitest: testFiles('.test.ts').filter(concerns),
    browser: testFiles('.spec.ts').filter(concerns),
  };
}
