import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schriften } from '#server/documents/pdf/pdf.ts';

/** The font documents embed, from the folder of the project. */
export async function schriftenAus(root: string): Promise<Schriften> {
  const schnitt = (name: string) =>
    readFile(join(root, 'src/server/documents/schrift', `AtkinsonHyperlegibleNext-${name}.ttf`));
  const [normal, fett] = await Promise.all([schnitt('Regular'), schnitt('Bold')]);
  return { normal, fett };
}
