import { createElement, useState } from 'react';
import type { Feld } from '#machines/formular/frage.ts';
import { CurrencyField } from '#widgets/currency-field/CurrencyField.tsx';
import { DateField } from '#widgets/date-field/DateField.tsx';
import { IbanField } from '#widgets/iban-field/IbanField.tsx';
import { NumberField } from '#widgets/number-field/NumberField.tsx';
import { Select } from '#widgets/select/Select.tsx';
import { SuggestField } from '#widgets/suggest-field/SuggestField.tsx';
import type { Suggest } from '#widgets/suggest-field/useSuggestions.ts';
import { usePorts } from '../ports.ts';
import { bankSuche } from '../flows/bankSuche.ts';
import { AdressFeld } from './AdressFeld.tsx';
import { gewaehlt } from './antwort.ts';
import { haltBereit } from './bereitesFeld.ts';
import { bildVon, type EingabeProps, type Feldbilder } from './Felder.tsx';
import { Taetigkeitenfeld } from './gewerbe/Taetigkeitenfeld.tsx';
import { Taetigkeitsfeld } from './gewerbe/Taetigkeitsfeld.tsx';
import { grundfelder } from './Grundfelder.tsx';
import { Reglerfeld } from './Reglerfeld.tsx';
import { textProps } from './Textfelder.tsx';

/** The widget of a question, whatever its kind. */
export default function Eingabefeld(props: EingabeProps) {
  const bild = bildVon(fragefelder, props.feld);
  return bild && createElement(bild, props);
}

/** Kinds that no question has are brought along by the pages that ask for them. */
type Frageart = Exclude<Feld['art'], 'langtext' | 'passwort' | 'code' | 'leerfeld'>;

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
  iban: Kontofeld,
  datum: (props) => {
    const { autoComplete, von, bis, inWorten } = props.feld;
    return (
      <DateField
        {...textProps(props)}
        {...(autoComplete ? { autoComplete } : {})}
        {...(von === undefined ? {} : { min: von })}
        {...(bis === undefined ? {} : { max: bis })}
        {...(inWorten ? { inWords: true } : {})}
      />
    );
  },
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
  liste: (props) => {
    const { optional, ohne = '–', optionen } = props.feld;
    const leer = optional ? [{ value: '', label: ohne }] : [];
    const options = [
      ...leer,
      ...optionen.map(({ wert, label }) => ({ value: String(wert), label })),
    ];
    return <Select {...textProps(props)} ask={!optional} options={options} />;
  },
  regler: Reglerfeld,
} satisfies Feldbilder & Pick<Required<Feldbilder>, Frageart>;

haltBereit(Eingabefeld);

function Kontofeld(props: EingabeProps<'iban'>) {
  const { client } = usePorts();
  const [findBank] = useState(() => bankSuche(client));
  return <IbanField {...textProps(props)} findBank={findBank} />;
}

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
