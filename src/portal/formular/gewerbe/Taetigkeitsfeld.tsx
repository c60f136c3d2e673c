import { useState } from 'react';
import { SuggestField, type SuggestFieldProps } from '#widgets/suggest-field/SuggestField.tsx';
import { usePorts } from '../../ports.ts';
import { gewerbesuche } from './gewerbesuche.ts';
import { alsEingabe, taetigkeitAus } from './taetigkeit.ts';
import { t } from './texte.ts';

type Props = Pick<SuggestFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'hint' | 'error'>;

/** One trade of the list; what is only typed is none yet. */
export function Taetigkeitsfeld({ value, onChange, ...feld }: Props) {
  const { client } = usePorts();
  const [suche] = useState(() => gewerbesuche(client));
  return (
    <SuggestField
      {...feld}
      value={taetigkeitAus(value).name}
      onChange={onChange}
      onChoose={({ value: gewerbeId, label: name }) => onChange(alsEingabe({ gewerbeId, name }))}
      suggest={suche}
      noneFound={t('nichtsGefunden')}
      failed={t('gestoert')}
    />
  );
}
