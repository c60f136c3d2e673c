import { Auswahlfeld } from './Auswahlfeld.tsx';
import { Datumfeld } from './Datumfeld.tsx';
import type { Feldbilder } from './Felder.tsx';
import { Suchfeld } from './Suchfeld.tsx';
import { preisfelder } from './Preisfelder.tsx';
import { textfelder } from './Textfelder.tsx';

/** What a thing is described with: which one, since when, for how much. */
export const sachfelder = {
  ...textfelder,
  karten: Auswahlfeld,
  radio: Auswahlfeld,
  suche: Suchfeld,
  datum: Datumfeld,
  betrag: preisfelder.betrag,
} satisfies Feldbilder;
