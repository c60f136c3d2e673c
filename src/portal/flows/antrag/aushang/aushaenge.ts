import type { Produktseite } from '#contract/produkte/aushaenge/produktseite.ts';
import type { Antragsweg } from '#contract/produkte/produkte.ts';

const files = import.meta.glob<Produktseite>(
  '../../../../contract/produkte/aushaenge/seiten/*.ts',
  { import: 'aushang', eager: true },
);

/** The pages of products that have one, by the application each is named after; the folder is the list. */
export const aushaenge = new Map(
  Object.entries(files).map(([file, seite]) => [
    file.replace(/^.*\/|\.ts$/g, '') as Antragsweg,
    seite,
  ]),
);

/** The build breaks where an application says that it has one, and there is none. */
export function aushangVon(name: Antragsweg): Produktseite {
  const seite = aushaenge.get(name);
  if (!seite) throw new Error(`There is no product page ${name}.`);
  return seite;
}
