import { Textarea } from '#widgets/textarea/Textarea.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import type { Feldbilder } from './Felder.tsx';
import { grundfelder } from './Grundfelder.tsx';
import { textProps } from './Textfelder.tsx';

/** What somebody writes to us: own words, and a field that nobody sees. */
export const brieffelder = {
  ...grundfelder,
  langtext: (props) => {
    const { hoechstens, platzhalter, zeilen } = props.feld;
    return (
      <Textarea
        {...textProps(props)}
        limit={hoechstens}
        {...(platzhalter === undefined ? {} : { placeholder: platzhalter })}
        {...(zeilen === undefined ? {} : { rows: zeilen })}
      />
    );
  },
  leerfeld: (props) => {
    const { label, name, value, onChange } = textProps(props);
    return (
      <VisuallyHidden>
        <label aria-hidden="true">
          {label}
          <input
            name={name}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </VisuallyHidden>
    );
  },
} satisfies Feldbilder;
