// Migrates and seeds, then ends.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure.mjs';

/** @type {typeof import('../src/main.ts')} */
const { prepare, settingsFrom } = await import(
  pathToFileURL(join(root, 'dist', 'server', 'main.js')).href
);
try {
  await prepare(settingsFrom(process.env, root), root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
