import * as z from 'zod/mini';
import { gemerkt } from '../../../speicher.ts';
import type { Eingaben } from './antwort.ts';

/** What was typed and not sent yet, by step. */
export interface Notizen {
  lies(schritt: string): Eingaben;
  schreibe(schritt: string, eingaben: Eingaben): void;
  vergiss(schritt: string): void;
}

/** Kept in the tab; of the steps named `nurHier`, which ask for bank data, only as long as the page stands. */
export function notizenIn(
  speicher: Storage,
  schluessel: string,
  nurHier: readonly string[],
): Notizen {
  const alle: Record<string, Eingaben> = { ...gemerkt(speicher, schluessel, form) };
  const sichere = () => {
    const bleibt = Object.entries(alle).filter(([schritt]) => !nurHier.includes(schritt));
    if (bleibt.length === 0) speicher.removeItem(schluessel);
    else speicher.setItem(schluessel, JSON.stringify(Object.fromEntries(bleibt)));
  };
  return {
    lies: (schritt) => alle[schritt] ?? {},
    schreibe: (schritt, eingaben) => {
      alle[schritt] = eingaben;
      sichere();
    },
    vergiss: (schritt) => {
      delete alle[schritt];
      sichere();
    },
  };
}

/** Where the notes of an application lie in the tab. */
export function eingabenSchluessel(flow: string): string {
  return `entwurf:${flow}:eingaben`;
}

/** Steps that ask for bank data, or for a code. */
export const nurHier: readonly string[] = ['zahlung', 'telefon'];

const eingabe = z.union([z.string(), z.boolean(), z.array(z.string())]);
const form = z.record(z.string(), z.record(z.string(), eingabe));
