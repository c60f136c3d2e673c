import { gewaehlt } from '../antwort.ts';
import type { Feldbilder } from '../Felder.tsx';
import { textProps } from '../Textfelder.tsx';
import { Taetigkeitenfeld } from './Taetigkeitenfeld.tsx';
import { Taetigkeitsfeld } from './Taetigkeitsfeld.tsx';

/** What a firm does. */
export const gewerbefelder = {
  taetigkeit: (props) => (
    <Taetigkeitsfeld {...textProps(props)} produkt={props.feld.produkt} fehlt={props.fehlt} />
  ),
  taetigkeiten: (props) => (
    <Taetigkeitenfeld
      {...textProps(props)}
      value={gewaehlt(props.eingaben[props.feld.name] ?? '')}
      hoechstens={props.feld.hoechstens}
      produkt={props.feld.produkt}
      fehlt={props.fehlt}
    />
  ),
} satisfies Feldbilder;
