// Validations per second on one core, and what five fields of the contract weigh in a page.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../ensure.mjs';
import { buildPage } from './buildPage.mjs';

const pageFields = ['email', 'plz', 'telefon', 'datum', 'iban'];

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureFields() {
  const rate = execFileSync(
    process.execPath,
    [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'scripts/bench/validations.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  return [
    ['validations per second, five fields', Number(rate)],
    ['contract in a page of five fields, kB', await weight()],
  ];
}

async function weight() {
  const { folder, remove } = await buildPage((folder) => {
    const entry = join(folder, 'page.ts');
    const lines = pageFields.map(
      (field) => `export * as ${field} from '#contract/fields/${field}.ts';`,
    );
    writeFileSync(entry, lines.join('\n'));
    return {
      root,
      resolve: { alias: { '#contract': join(root, 'src', 'contract') } },
      build: {
        outDir: join(folder, 'out'),
        lib: { entry, formats: ['es'], fileName: 'page' },
        minify: true,
      },
    };
  });
  try {
    const out = readdirSync(join(folder, 'out')).filter((file) => file.endsWith('.js'));
    const bytes = out.map(
      (file) => brotliCompressSync(readFileSync(join(folder, 'out', file))).length,
    );
    return bytes.reduce((a, b) => a + b, 0) / 1000;
  } finally {
    remove();
  }
}
