import type { Fragefeld } from '#machines/formular/frage.ts';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import type { Feldeingabe } from './antwort.ts';
import type { EingabeProps, Feldbilder } from './Felder.tsx';

/** The lightest kinds of fields. */
export const textfelder = {
  text: (props) => {
    const { autoComplete = 'off', tastatur, rechtschreibung } = props.feld;
    return (
      <TextField
        {...textProps(props)}
        autoComplete={autoComplete}
        {...(tastatur === undefined ? {} : { inputMode: tastatur })}
        {...(tastatur === 'email' ? { type: 'email' } : {})}
        {...(rechtschreibung === undefined ? {} : { spellCheck: rechtschreibung })}
      />
    );
  },
  haken: (props) => (
    <Checkbox {...feldProps(props)} checked={props.eingaben[props.feld.name] === true} />
  ),
} satisfies Feldbilder;

/** Any field but the address, and what is typed in it. */
interface BenannteEingabe extends Pick<EingabeProps, 'eingaben' | 'setze' | 'fehlerZu'> {
  feld: Pick<Exclude<Fragefeld, { art: 'adresse' }>, 'name' | 'label' | 'hinweis' | 'optional'>;
}

/** What every widget of a field takes, but for its value. */
export function feldProps({ feld, setze, fehlerZu }: BenannteEingabe) {
  const { name, label, hinweis, optional } = feld;
  return {
    name,
    label,
    error: fehlerZu(name),
    onChange: (wert: Feldeingabe) => setze(name, wert),
    ...(hinweis === undefined ? {} : { hint: hinweis }),
    ...(optional ? { optional } : {}),
  };
}

/** The same with what is typed in it. */
export function textProps(props: BenannteEingabe) {
  return { ...feldProps(props), value: String(props.eingaben[props.feld.name] ?? '') };
}
