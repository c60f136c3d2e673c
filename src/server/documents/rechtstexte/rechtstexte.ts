import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { markenListe, type MarkenSchluessel } from '#contract/marken.ts';
import { type Mappe, mappen } from './mappen.ts';
import { fehlerIn } from './pruefung.ts';
import { type Rechtstext, rechtstext } from './rechtstext.ts';

/** The legal texts of a folder as they counted on a day, yyyy-MM-dd. */
export type Markentexte = (mappe: string, tag: string) => Rechtstext;

/** Those that are not of a brand of their own. */
const ohneMarke = 'default';

/**
 * The legal texts of every brand, those of the first folder that has some. A set
 * that does not say all that is named is refused with a sentence, so that nobody starts to sell on it.
 */
export function rechtstexteAus(
  orte: readonly string[],
): Readonly<Record<MarkenSchluessel, Markentexte>> {
  const fehlender = orte.find((ort) => !existsSync(ort));
  if (fehlender !== undefined) {
    throw new Error(`The folder of the legal texts does not exist: ${fehlender}`);
  }
  const jeMarke = markenListe.map((marke) => [marke, textederMarke(marke, orte)] as const);
  return Object.fromEntries(jeMarke) as Record<MarkenSchluessel, Markentexte>;
}

function textederMarke(marke: MarkenSchluessel, orte: readonly string[]): Markentexte {
  // Of what a brand sells no more there are contracts still.
  const jeMappe = new Map(
    mappen.map((mappe) => [mappe.name, ausgabenDer(mappe, marke, orte)] as const),
  );
  return (mappe, tag) => {
    const ausgaben = jeMappe.get(mappe) ?? [];
    const gueltige = ausgaben.find(({ gueltigAb }) => gueltigAb <= tag) ?? ausgaben.at(-1);
    if (!gueltige) throw new Error(`No legal texts of ${mappe} for ${marke}`);
    return gueltige;
  };
}

/** Where one of these begins to count, it does before all that follow; the newest of a place first. */
function ausgabenDer(
  mappe: Mappe,
  marke: MarkenSchluessel,
  orte: readonly string[],
): readonly Rechtstext[] {
  const stellen = orte.flatMap((ort) => [
    join(ort, marke, mappe.name),
    join(ort, ohneMarke, mappe.name),
  ]);
  const alle = stellen.flatMap((stelle) => ausgabenIn(stelle, mappe, marke));
  const doppelte = alle.find(
    ({ text }, i) => alle.findIndex((eine) => eine.text.version === text.version) < i,
  );
  if (doppelte) {
    throw new Error(
      `${doppelte.datei} has the version "${doppelte.text.version}", which there is already: contracts could not tell the two apart.`,
    );
  }
  if (alle.length === 0) throw new Error(`There are no legal texts of ${mappe.name}.`);
  return alle.map(({ text }) => text);
}

interface Ausgabe {
  readonly datei: string;
  readonly text: Rechtstext;
}

function ausgabenIn(stelle: string, mappe: Mappe, marke: MarkenSchluessel): Ausgabe[] {
  if (!existsSync(stelle)) return [];
  return readdirSync(stelle)
    .filter((name) => name.endsWith('.json'))
    .map((name) => gelesen(join(stelle, name), mappe, marke))
    .toSorted((a, b) => b.text.gueltigAb.localeCompare(a.text.gueltigAb));
}

function gelesen(datei: string, mappe: Mappe, marke: MarkenSchluessel): Ausgabe {
  const text = ausDatei(datei);
  const mangel = typeof text === 'string' ? text : fehlerIn(text, mappe, mappe.tarife(marke));
  if (typeof text === 'string' || mangel !== null) {
    throw new Error(`The legal texts in ${datei} ${mangel}`);
  }
  return { datei, text };
}

/** What is wrong with the file as the end of a sentence, where it cannot be read. */
function ausDatei(datei: string): Rechtstext | string {
  try {
    const { success, data, error } = rechtstext.safeParse(JSON.parse(readFileSync(datei, 'utf8')));
    return success ? data : `are not as they must be: ${z.prettifyError(error)}`;
  } catch (error) {
    return `cannot be read: ${String(error)}`;
  }
}
