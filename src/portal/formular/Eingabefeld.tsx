import { createElement } from 'react';
import type { Fragefeld } from '#machines/formular/frage.ts';
import { AdressFeld } from './AdressFeld.tsx';
import { haltBereit } from './bereiteFelder.ts';
import { Datumfeld } from './Datumfeld.tsx';
import { bildVon, type EingabeProps, type Feldbilder } from './Felder.tsx';
import { gewerbefelder } from './gewerbe/Gewerbefelder.tsx';
import { einstiegsfelder } from './Einstiegsfelder.tsx';
import { Gruppenfeld } from './Gruppenfeld.tsx';
import { grundfelder } from './Grundfelder.tsx';
import { Ibanfeld } from './Ibanfeld.tsx';
import { Listenfeld } from './Listenfeld.tsx';
import { preisfelder } from './Preisfelder.tsx';
import { Reglerfeld } from './Reglerfeld.tsx';
import { Suchfeld } from './Suchfeld.tsx';

/** The widget of a question, whatever its kind. */
export default function Eingabefeld(props: EingabeProps) {
  const bild = bildVon(fragefelder, props.feld);
  return bild && createElement(bild, props);
}

/** Kinds that no question has are brought along by the pages that ask for them. */
type Frageart = Exclude<Fragefeld['art'], 'langtext' | 'passwort' | 'code' | 'leerfeld'>;

const fragefelder = {
  ...grundfelder,
  suche: Suchfeld,
  datum: Datumfeld,
  adresse: AdressFeld,
  ...gewerbefelder,
  iban: Ibanfeld,
  betrag: preisfelder.betrag,
  zahl: einstiegsfelder.zahl,
  liste: Listenfeld,
  regler: Reglerfeld,
  gruppe: Gruppenfeld,
} satisfies Feldbilder & Pick<Required<Feldbilder>, Frageart>;

haltBereit(fragefelder);
