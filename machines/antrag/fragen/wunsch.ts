import * as z from 'zod/mini';
import { wunsch as worte, type Wunsch } from '#contract/begriffe/wunsch.ts';
import { wahlen } from './wahlen.ts';

const wuensche = ['GUENSTIG', 'AUSGEWOGEN', 'RUNDUM'] as const satisfies readonly Wunsch[];

/** What she wishes, on the first screen of every product. */
export const wunsch = z.enum(wuensche, 'Wählen Sie, was Ihnen am wichtigsten ist.');

/** The question for it: nothing is chosen before she does. */
export const wunschfrage = {
  name: 'wunsch',
  art: 'radio',
  label: 'Was ist Ihnen am wichtigsten?',
  warum:
    'Danach schlagen wir Ihnen Tarif, Selbstbeteiligung und Bausteine vor. Alles können Sie danach ändern.',
  optionen: wahlen(wuensche, worte),
} as const;
