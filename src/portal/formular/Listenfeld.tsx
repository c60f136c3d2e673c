import { Select } from '#widgets/select/Select.tsx';
import type { EingabeProps } from './Felder.tsx';
import { textProps } from './Textfelder.tsx';

/** One of many; apart from the others, for pages that ask for nothing else as heavy. */
export function Listenfeld(props: EingabeProps<'liste'>) {
  const { optional, ohne = '–', optionen } = props.feld;
  const options = [
    ...(optional && ohne !== false ? [{ value: '', label: ohne }] : []),
    ...optionen.map(({ wert, label }) => ({ value: String(wert), label })),
  ];
  return <Select {...textProps(props)} ask={!optional} options={options} />;
}
