// Builds a page of a measurement into a folder of its own; gives the folder and how to be rid of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure.mjs';

/** @param {(folder: string) => import('vite').InlineConfig} configIn */
export async function buildPage(configIn) {
  const { build } = await import('vite');
  const folder = mkdtempSync(join(root, 'node_modules', '.cache-bench-'));
  const environment = process.env.NODE_ENV;
  try {
    await build({ configFile: false, logLevel: 'silent', publicDir: false, ...configIn(folder) });
  } finally {
    // A build makes this process one of production, where what is measured next would refuse to run.
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
