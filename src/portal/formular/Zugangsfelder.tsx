import { codefeld } from './Codefeld.tsx';
import type { Feldbilder } from './Felder.tsx';
import { passwortfeld } from './Passwortfeld.tsx';
import { textfelder } from './Textfelder.tsx';

/** What signing in asks for, and the lightest. */
export const zugangsfelder = {
  ...textfelder,
  passwort: passwortfeld,
  code: codefeld,
} satisfies Feldbilder;
