import type { Produktseite } from '#contract/produkte/aushaenge/produktseite.ts';
import type { Antragsweg } from '#contract/produkte/produkte.ts';

/** The pages of products that have one, each in a chunk of its own; the folder is the list. */
const files = import.meta.glob<Produktseite>(
  '../../../../contract/produkte/aushaenge/seiten/*.ts',
  { import: 'aushang' },
);
const laden = new Map(
  Object.entries(files).map(([file, lade]) => [
    file.replace(/^.*\/|\.ts$/g, '') as Antragsweg,
    lade,
  ]),
);
const versuche = new Map<Antragsweg, Promise<Produktseite | null>>();

/** Those that were fetched, by the application each is named after. */
export const aushaenge = new Map<Antragsweg, Produktseite>();

/** Fetches the page of a product once; null where that fails. */
export function ladeAushang(name: Antragsweg): Promise<Produktseite | null> {
  const versuch = versuche.get(name) ?? geladen(name);
  versuche.set(name, versuch);
  return versuch;
}

async function geladen(name: Antragsweg): Promise<Produktseite | null> {
  try {
    const seite = await laden.get(name)?.();
    if (seite) aushaenge.set(name, seite);
    return seite ?? null;
  } catch {
    return null;
  }
}

/** All of them. */
export async function alleAushaenge(): Promise<typeof aushaenge> {
  await Promise.all([...laden.keys()].map(ladeAushang));
  return aushaenge;
}

/** The build breaks where an application says that it has one, and there is none. */
export function aushangVon(name: Antragsweg): Produktseite {
  const seite = aushaenge.get(name);
  if (!seite) throw new Error(`There is no product page ${name}.`);
  return seite;
}
