import { useEffect, useState } from 'react';
import { istMaskierteIban } from '#contract/fields/maskierteIban.ts';
import { TextButton } from '#widgets/button/TextButton.tsx';
import { IbanField } from '#widgets/iban-field/IbanField.tsx';
import { bankSuche } from '../flows/bankSuche.ts';
import { usePorts } from '../ports.ts';
import { texte } from '../texte.ts';
import type { EingabeProps } from './Felder.tsx';
import { textProps } from './Textfelder.tsx';

/** An account, with the name of its bank; apart from the others, for pages about an account. */
export function Ibanfeld(props: EingabeProps<'iban'>) {
  const { client } = usePorts();
  const [findBank] = useState(() => bankSuche(client));
  const { name, value, onChange, ...field } = textProps(props);
  const [geleert, setGeleert] = useState(false);
  // The button that emptied it is gone; the focus goes on to the field.
  useEffect(() => {
    if (geleert) document.getElementById(`field-${name}`)?.focus();
  }, [geleert, name]);
  if (istMaskierteIban(value)) {
    const leere = () => {
      onChange('');
      setGeleert(true);
    };
    return <BekanntesKonto iban={value} onAnderes={leere} />;
  }
  return <IbanField {...field} {...{ name, value, onChange, findBank }} />;
}

/** The account her contracts have: confirmed by going on, never read whole. */
function BekanntesKonto({ iban, onAnderes }: { iban: string; onAnderes: () => void }) {
  return (
    <p>
      {t('bekannt', { ende: iban.replaceAll(' ', '').slice(-4) })}{' '}
      <TextButton onClick={onAnderes}>{t('anderes')}</TextButton>
    </p>
  );
}

const t = texte('bekanntesKonto', {
  bekannt: 'Wir buchen von dem Konto ab, das Sie bei uns haben. Die IBAN endet auf {ende}.',
  anderes: 'Anderes Konto angeben',
});
