import { leaf } from '../leaf.ts';
import type { DraftStand } from './selectors.ts';

// What dialogs ask; apart from what the first page asks, which loads none of them.

/** The dialog that is open, by its question. */
export function dialog({
  value,
}: DraftStand): 'speichern' | 'loeschen' | 'geaendert' | 'abgeschlossen' {
  const ort = leaf(value);
  if (/^(?:aendern\.abgeschlossen|selbst\.abgeschlossen\.sagt)$/.test(ort)) return 'abgeschlossen';
  if (ort.startsWith('loeschen.')) return 'loeschen';
  return ort.includes('geaendert.') ? 'geaendert' : 'speichern';
}

/** The dialog waits for an answer. */
export const laeuft = ({ value }: DraftStand) => /\.(?:speichert|loescht|liest)$/.test(leaf(value));

/** What went wrong in the dialog that is open. */
export function misserfolg({ value }: DraftStand): (typeof arten)[number] | null {
  const letzter = leaf(value).split('.').at(-1);
  return arten.find((art) => art === letzter) ?? null;
}

const arten = ['gescheitert', 'zuViele', 'weg'] as const;
