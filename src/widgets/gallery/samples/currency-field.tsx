import { useState } from 'react';
import { CurrencyField, type CurrencyFieldProps } from '../../currency-field/CurrencyField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Betragsfeld',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="schaden" label="Geschätzte Schadenhöhe" />,
    gefuellt: () => <Feld name="umsatz" label="Jahresumsatz" start="1260000" />,
    cent: () => <Feld name="rechnung" label="Rechnungsbetrag" start="1234,50" />,
    hinweis: () => (
      <Feld name="neupreis" label="Neupreis" hint="Steht auf der Rechnung." start="2499" />
    ),
    optional: () => <Feld name="zubehoer" label="Wert des Zubehörs" optional />,
    fehler: () => (
      <Feld
        name="summe"
        label="Versicherungssumme"
        start="ungefähr 500"
        error="Geben Sie einen Betrag ein, zum Beispiel 1.234,50."
      />
    ),
    gesperrt: () => <Feld name="beitrag" label="Beitrag im Jahr" start="103,32" disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<CurrencyFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CurrencyField {...field} value={value} onChange={setValue} />
      <output hidden>{value}</output>
    </>
  );
}
