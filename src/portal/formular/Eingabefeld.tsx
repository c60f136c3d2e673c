import { createElement, useState } from 'react';
import type { Fragefeld } from '#machines/formular/frage.ts';
import { CurrencyField } from '#widgets/currency-field/CurrencyField.tsx';
import { NumberField } from '#widgets/number-field/NumberField.tsx';
import { SuggestField } from '#widgets/suggest-field/SuggestField.tsx';
import type { Suggest } from '#widgets/suggest-field/useSuggestions.ts';
import { usePorts } from '../ports.ts';
import { AdressFeld } from './AdressFeld.tsx';
import { gewaehlt } from './antwort.ts';
import { haltBereit } from './bereitesFeld.ts';
import { Datumfeld } from './Datumfeld.tsx';
import { bildVon, type EingabeProps, type Feldbilder } from './Felder.tsx';
import { Taetigkeitenfeld } from './gewerbe/Taetigkeitenfeld.tsx';
import { Taetigkeitsfeld } from './gewerbe/Taetigkeitsfeld.tsx';
import { grundfelder } from './Grundfelder.tsx';
import { Ibanfeld } from './Ibanfeld.tsx';
import { Listenfeld } from './Listenfeld.tsx';
import { Reglerfeld } from './Reglerfeld.tsx';
import { textProps } from './Textfelder.tsx';

/** The widget of a question, whatever its kind. */
export default function Eingabefeld(props: EingabeProps) {
  const bild = bildVon(fragefelder, props.feld);
  return bild && createElement(bild, props);
}

/** Kinds that no question has are brought along by the pages that ask for them. */
type Frageart = Exclude<Fragefeld['art'], 'langtext' | 'passwort' | 'code' | 'leerfeld'>;

const fragefelder = {
  ...grundfelder,
  adresse: AdressFeld,
  suche: Suchfeld,
  taetigkeit: (props) => <Taetigkeitsfeld {...textProps(props)} />,
  taetigkeiten: (props) => (
    <Taetigkeitenfeld
      {...textProps(props)}
      value={gewaehlt(props.eingaben[props.feld.name] ?? '')}
      hoechstens={props.feld.hoechstens}
    />
  ),
  iban: Ibanfeld,
  datum: Datumfeld,
  zahl: (props) => {
    const { von, bis, einheit } = props.feld;
    return (
      <NumberField
        {...textProps(props)}
        min={von}
        max={bis}
        {...(einheit === undefined ? {} : { suffix: einheit })}
      />
    );
  },
  betrag: (props) => <CurrencyField {...textProps(props)} />,
  liste: Listenfeld,
  regler: Reglerfeld,
} satisfies Feldbilder & Pick<Required<Feldbilder>, Frageart>;

haltBereit(Eingabefeld);

function Suchfeld(props: EingabeProps<'suche'>) {
  const { client } = usePorts();
  const { suche } = props.feld;
  const [suggest] = useState((): Suggest => async (getippt, signal) => {
    const { vorschlagslisten } = await import('./nachschlagen.ts');
    const gefunden = await vorschlagslisten[suche](client, getippt, signal);
    return gefunden.map((label) => ({ value: label, label }));
  });
  return <SuggestField {...textProps(props)} suggest={suggest} />;
}
