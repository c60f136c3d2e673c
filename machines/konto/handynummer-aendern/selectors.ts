import type { SnapshotFrom } from 'xstate';
import type { ResetSchritt } from './answers.ts';
import type { handynummerAendern } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = ({ value }: SnapshotFrom<typeof handynummerAendern>): ResetSchritt => {
  const oben = typeof value === 'string' ? value : Object.keys(value)[0];
  return schritte.find((einer) => einer === oben) ?? 'anfordern';
};

const schritte = [
  'linkGesendet',
  'linkGeoeffnet',
  'linkUngueltig',
  'neueNummer',
  'tanPruefen',
  'fertig',
] as const satisfies ResetSchritt[];
