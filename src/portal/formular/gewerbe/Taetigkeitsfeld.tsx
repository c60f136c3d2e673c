import { useState } from 'react';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { SuggestField, type SuggestFieldProps } from '#widgets/suggest-field/SuggestField.tsx';
import { usePorts } from '../../ports.ts';
import { gewerbesuche } from './gewerbesuche.ts';
import { nichtDabei, taetigkeitAus } from './taetigkeit.ts';
import { t } from './texte.ts';

interface Props extends Pick<
  SuggestFieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'hint' | 'error'
> {
  produkt?: ProduktSchluessel | undefined;
  /** Hers is not in the list. */
  fehlt?: (() => void) | undefined;
}

/** One trade of the list; what is only typed is none yet. */
export function Taetigkeitsfeld({ value, onChange, produkt, fehlt, ...feld }: Props) {
  const { client } = usePorts();
  const [suche] = useState(() => gewerbesuche(client, produkt));
  return (
    <SuggestField
      {...feld}
      value={taetigkeitAus(value).name}
      onChange={onChange}
      onChoose={({ value: eingabe }) => {
        // What she typed stays, and goes along.
        onChange(eingabe === nichtDabei ? value : eingabe);
        if (eingabe === nichtDabei) fehlt?.();
      }}
      suggest={suche}
      noneFound={t('nichtsGefunden')}
      failed={t('gestoert')}
    />
  );
}
