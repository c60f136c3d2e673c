import type { SnapshotFrom } from 'xstate';
import type { RegistrierSchritt } from './answers.ts';
import type { registrierung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof registrierung>;

/** The step whose screen is shown. */
export const schritt = ({ value }: Snapshot): RegistrierSchritt => {
  const oben = typeof value === 'string' ? value : Object.keys(value)[0];
  return schritte.find((einer) => einer === oben) ?? 'vertragsnummer';
};

export const istGesendet = (snapshot: Snapshot) =>
  snapshot.matches({ emailBestaetigen: 'gesendet' });

/** Her address is still to be proven: she came by the right of a conclusion. */
export const istUnbewiesen = ({ context }: Snapshot) => context.einstieg === 'RECHT';

const schritte = [
  'emailBestaetigen',
  'abweichendeEmail',
  'abweichendeEmailGesendet',
  'linkPruefen',
  'linkUngueltig',
  'rechtPruefen',
  'rechtUngueltig',
  'sitzungZuEnde',
  'kontoBesteht',
  'emailGeaendert',
  'emailBestaetigt',
  'passwortFestlegen',
  'handynummer',
  'tanPruefen',
  'fertig',
] as const satisfies RegistrierSchritt[];
