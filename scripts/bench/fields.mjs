// Validations per second on one core, and what five fields of the contract weigh in a page.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../ensure.mjs';

const pageFields = ['email', 'plz', 'telefon', 'datum', 'iban'];

/** @returns {Promise<string[][]>} */
export async function measureFields() {
  const rate = execFileSync(
    process.execPath,
    [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'scripts/bench/validations.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  return [
    ['validations per second, five fields', rate.trim(), '-'],
    ['contract in a page of five fields (brotli)', await weight(), '-'],
  ];
}

async function weight() {
  const { build } = await import('vite');
  const folder = mkdtempSync(join(root, 'node_modules', '.cache-bench-'));
  const environment = process.env.NODE_ENV;
  try {
    const entry = join(folder, 'page.ts');
    const lines = pageFields.map(
      (field) => `export * as ${field} from '#contract/fields/${field}.ts';`,
    );
    writeFileSync(entry, lines.join('\n'));
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      resolve: { alias: { '#contract': join(root, 'src', 'contract') } },
      build: {
        outDir: join(folder, 'out'),
        lib: { entry, formats: ['es'], fileName: 'page' },
        minify: true,
      },
    });
    const out = readdirSync(join(folder, 'out')).filter((file) => file.endsWith('.js'));
    const bytes = out.map(
      (file) => brotliCompressSync(readFileSync(join(folder, 'out', file))).length,
    );
    return `${(bytes.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} kB`;
  } finally {
    // A build makes this process one of production, where what is measured next would refuse to run.
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
    rmSync(folder, { recursive: true, force: true });
  }
}
