import { keineBeratung, wunsch as worte, wuensche } from '#contract/begriffe/wunsch.ts';
import { wahlen } from './wahlen.ts';

/** What matters most to her, on the first screen of every product: nothing is chosen before she does. */
export const wunschfrage = {
  name: 'wunsch',
  art: 'radio',
  label: 'Was ist Ihnen am wichtigsten?',
  warum:
    'Danach schlagen wir Ihnen Tarif, Selbstbeteiligung und Bausteine vor. Alles können Sie danach ändern.',
  optionen: [
    ...wahlen(wuensche, worte),
    {
      wert: keineBeratung,
      label: 'Ich möchte keine Beratung',
      folge: 'Wir empfehlen Ihnen dann nichts. Vor dem Abschluss bestätigen Sie das.',
    },
  ],
} as const;
