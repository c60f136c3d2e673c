import { ohneLeerzeichen } from './leerzeichen.ts';

/** Whole cents of an amount written the German way; null when it is none. */
export function liesBetrag(text: string): number | null {
  const knapp = ohneLeerzeichen(text).replace(/(?:EUR|€)$/i, '');
  const [, minus, euro = '', cent = ''] = muster.exec(knapp) ?? [];
  if (euro === '') return null;
  const betrag = Number(euro.replaceAll('.', '') + cent.padEnd(2, '0'));
  return minus && betrag !== 0 ? -betrag : betrag;
}

/** Digits, or groups of three between dots; a dot anywhere else could mean two things and is refused. */
const muster = /^(-)?(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})(?:,(\d{1,2}))?$/;
