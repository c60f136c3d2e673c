import { fileURLToPath } from 'node:url';
import { markenMit } from '../../src/marken.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The brands with the legal texts of a folder before ours, as papers have them. */
export function markenAus(folder: string | null) {
  return markenMit(root, folder);
}

/** The brands with our own texts. */
export const marken = markenAus(null);
