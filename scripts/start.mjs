// npm start: sets up, builds, migrates, seeds once and serves everything on one port.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensureDependencies, ensureNode, root } from './ensure.mjs';

ensureNode();
ensureDependencies();
ensureBuild();

/** @type {typeof import('../src/main.ts')} */
const { settingsFrom, serve } = await import(
  pathToFileURL(join(root, 'dist', 'server', 'main.js')).href
);
const settings = settled(() => settingsFrom(process.env, root));

// The first initialisation of the embedded database needs memory it never gives back: a child takes it along.
if (!settings.databaseUrl && !existsSync(join(settings.dataFolder, 'PG_VERSION'))) {
  const child = spawnSync(process.execPath, [join(root, 'scripts', 'prepare.mjs')], {
    stdio: 'inherit',
  });
  if (child.status !== 0) process.exit(child.status ?? 1);
}

try {
  await serve(settings, root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @template T @param {() => T} read @returns {T} */
function settled(read) {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
