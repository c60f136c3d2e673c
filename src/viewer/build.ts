import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flows } from '#machines/registry.ts';
import { diagram } from './diagram.ts';
import { ablaufAus } from './graph.ts';
import { hauptweg } from './hauptweg.ts';
import { layout } from './layout.ts';
import { ablaufseite, type Blatt, startseite } from './pages.ts';
import { tabelle } from './table.ts';

const font =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** Writes the atlas as a folder that opens from a server or from disk. */
export async function buildAtlas(folder: string): Promise<void> {
  const blaetter = await Promise.all(
    Object.entries(flows).map(([id, { titel, chart }]) => blattAus(id, titel, chart)),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), startseite(blaetter));
  copyFileSync(fileURLToPath(new URL('atlas.css', import.meta.url)), join(folder, 'atlas.css'));
  copyFileSync(createRequire(import.meta.url).resolve(font), join(folder, 'schrift.woff2'));
  for (const blatt of blaetter) {
    const page = join(folder, blatt.ablauf.id, 'index.html');
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, ablaufseite(blatt));
  }
}

async function blattAus(
  id: string,
  titel: string,
  chart: Parameters<typeof ablaufAus>[2],
): Promise<Blatt> {
  const ablauf = ablaufAus(id, titel, chart);
  const kurz = hauptweg(ablauf);
  const hauptbild = await layout(kurz);
  const vollbild = await layout(ablauf);
  return {
    ablauf,
    uebersicht: diagram(hauptbild, {
      id: `${id.replace('/', '-')}-hauptweg`,
      titel: `${titel}: Hauptweg`,
      beschreibung: 'Der Weg ohne Störungen; steht auch in der Tabelle.',
    }),
    vollstaendig: diagram(vollbild, {
      id: `${id.replace('/', '-')}-alles`,
      titel,
      beschreibung: 'Alle Zustände und Übergänge; sie stehen auch in der Tabelle.',
    }),
    tabelle: tabelle(ablauf),
  };
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (!folder) throw new Error('Usage: tsx src/viewer/build.ts <folder>');
  await buildAtlas(folder);
}
