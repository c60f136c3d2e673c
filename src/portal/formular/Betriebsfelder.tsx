import { einstiegsfelder } from './Einstiegsfelder.tsx';
import type { Feldbilder } from './Felder.tsx';
import { Taetigkeitsfeld } from './gewerbe/Taetigkeitsfeld.tsx';
import { preisfelder } from './Preisfelder.tsx';
import { textProps } from './Textfelder.tsx';

/** The first screen of what a firm does. */
export const betriebsfelder = {
  taetigkeit: (props) => (
    <Taetigkeitsfeld {...textProps(props)} produkt={props.feld.produkt} fehlt={props.fehlt} />
  ),
  betrag: preisfelder.betrag,
  radio: einstiegsfelder.radio,
} satisfies Feldbilder;
