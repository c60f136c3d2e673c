import { useState } from 'react';
import { IbanField } from '#widgets/iban-field/IbanField.tsx';
import { bankSuche } from '../flows/bankSuche.ts';
import { usePorts } from '../ports.ts';
import type { EingabeProps } from './Felder.tsx';
import { textProps } from './Textfelder.tsx';

/** An account, with the name of its bank; apart from the others, for pages about an account. */
export function Ibanfeld(props: EingabeProps<'iban'>) {
  const { client } = usePorts();
  const [findBank] = useState(() => bankSuche(client));
  return <IbanField {...textProps(props)} findBank={findBank} />;
}
