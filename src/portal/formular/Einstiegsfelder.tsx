import { NumberField } from '#widgets/number-field/NumberField.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import type { Feldbilder } from './Felder.tsx';
import { feldProps, textfelder, textProps } from './Textfelder.tsx';

/** What the first screen of an application asks where its price comes next: little, and nothing that is ruled out. */
export const einstiegsfelder = {
  ...textfelder,
  zahl: (props) => {
    const { einheit, von, bis } = props.feld;
    return (
      <NumberField
        {...textProps(props)}
        min={von}
        max={bis}
        {...(einheit === undefined ? {} : { suffix: einheit })}
      />
    );
  },
  radio: (props) => (
    <RadioGroup
      {...feldProps(props)}
      value={String(props.eingaben[props.feld.name] ?? '')}
      options={props.feld.optionen.map(({ wert, label, folge }) => ({
        value: String(wert),
        label,
        subline: folge,
      }))}
    />
  ),
} satisfies Feldbilder;
