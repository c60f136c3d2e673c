import { DateField } from '#widgets/date-field/DateField.tsx';
import type { EingabeProps } from './Felder.tsx';
import { textProps } from './Textfelder.tsx';

/** A day; apart from the others, for pages that ask for nothing else as heavy. */
export function Datumfeld(props: EingabeProps<'datum'>) {
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
}
