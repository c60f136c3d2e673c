import type { StateValue } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import { t } from '#portal/flows/konto/texte.ts';

/** The sentence above a form that was refused, by the state that names why; null where nothing was. */
export function abgelehntSatz({ value }: { value: StateValue }): string | null {
  const [, grund] = /\.abgelehnt\.(\w+)/.exec(leaf(value)) ?? [];
  const art = arten.find((eine) => eine.replaceAll('_', '').toLowerCase() === grund?.toLowerCase());
  return art === undefined ? null : t(art);
}

const arten = [
  'ZU_OFT',
  'CODE_FALSCH',
  'CODE_VERBRAUCHT',
  'NUMMER_UNGUELTIG',
  'NUMMER_UNVERAENDERT',
  'EMAIL_UNBEWIESEN',
  'EMAIL_NICHT_VERWENDBAR',
  'PASSWORT_FALSCH',
  'PASSWORT_VERWENDET',
  'PASSWORT_ZU_EINFACH',
  'BANK_GESPERRT',
  'IBAN_UNGUELTIG',
  'NICHT_AENDERBAR',
  'RAHMENNUMMER_UNGUELTIG',
  'STATUS',
  'UNVERAENDERT',
  'DATEIEN_WEG',
] as const;
