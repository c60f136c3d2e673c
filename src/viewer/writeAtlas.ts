import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exporte } from './exports/exports.ts';
import { ablaufseite } from './pages/flowPage.ts';
import { nichtGefunden } from './pages/notFound.ts';
import { startseite } from './pages/startPage.ts';
import type { Blatt } from './sheet.ts';

/** Writes the atlas as a folder that opens from a server or from disk; the caller adds `atlas.js`. */
export function writeAtlas(folder: string, blaetter: readonly Blatt[]): void {
  if (
    existsSync(folder) &&
    readdirSync(folder).length > 0 &&
    !existsSync(join(folder, 'atlas.css'))
  ) {
    throw new Error(`${folder} holds something else than an atlas.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), startseite(blaetter));
  writeFileSync(join(folder, '404.html'), nichtGefunden());
  for (const file of ['atlas.css', 'zeichen.svg']) {
    copyFileSync(fileURLToPath(new URL(file, import.meta.url)), join(folder, file));
  }
  copyFileSync(createRequire(import.meta.url).resolve(font), join(folder, 'schrift.woff2'));
  for (const blatt of blaetter) writeFlow(join(folder, blatt.ablauf.id), blatt);
}

const font =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

function writeFlow(folder: string, blatt: Blatt): void {
  const dateien = exporte(blatt);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), ablaufseite(blatt, dateien));
  for (const { name, inhalt } of dateien) writeFileSync(join(folder, name), inhalt);
}
