import type { Wahl } from '#machines/formular/frage.ts';
import { t } from '../texte.ts';

/** The two answers to a plain question. */
export const jaNein: readonly Wahl<boolean>[] = [
  { wert: true, label: t('ja') },
  { wert: false, label: t('nein') },
];
