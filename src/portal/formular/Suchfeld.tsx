import { useState } from 'react';
import { SuggestField } from '#widgets/suggest-field/SuggestField.tsx';
import type { Suggest } from '#widgets/suggest-field/useSuggestions.ts';
import { usePorts } from '../ports.ts';
import type { EingabeProps } from './Felder.tsx';
import { textProps } from './Textfelder.tsx';

/** One of a long list; what is asked with comes when it is asked. */
export function Suchfeld(props: EingabeProps<'suche'>) {
  const { client } = usePorts();
  const { suche } = props.feld;
  const [suggest] = useState((): Suggest => async (getippt, signal) => {
    const { vorschlagslisten } = await import('./nachschlagen.ts');
    const gefunden = await vorschlagslisten[suche](client, getippt, signal);
    return gefunden.map((label) => ({ value: label, label }));
  });
  return <SuggestField {...textProps(props)} suggest={suggest} />;
}
