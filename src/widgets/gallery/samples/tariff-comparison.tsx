import { useState } from 'react';
import {
  TariffComparison,
  type TariffComparisonProps,
} from '../../tariff-comparison/TariffComparison.tsx';
import type { Sample } from '../sample.ts';

const per = 'EUR im Monat';
const drei = [
  { value: 'BASIS', label: 'Basis', price: '5,11', per },
  { value: 'KOMFORT', label: 'Komfort', price: '6,02', per },
  { value: 'PREMIUM', label: 'Premium', price: '7,21', per },
];
const zeilen = [
  {
    label: 'Bargeld außerhalb des Tresors',
    values: ['500\u00A0EUR', '1.500\u00A0EUR', '3.000\u00A0EUR'],
  },
  {
    label: 'Schmuck, Gold, Wertsachen',
    values: ['4.225\u00A0EUR', '8.450\u00A0EUR', '12.675\u00A0EUR'],
  },
  { label: 'Grob fahrlässig? Ohne Kürzung', values: ['bis 5.000\u00A0EUR', 'immer', 'immer'] },
  { label: 'Diebstahl aus dem Auto', values: [false, false, true] },
];
const immer =
  'In jedem Tarif: Feuer, Leitungswasser, Sturm, Hagel und Einbruch bis 42.250\u00A0EUR.';

export default {
  titel: 'Tarifvergleich',
  gruppe: 'Auswahl',
  zustaende: {
    drei: () => (
      <Vergleich
        name="tarif"
        tariffs={drei}
        lines={zeilen}
        always={immer}
        start="KOMFORT"
        advice={{
          value: 'KOMFORT',
          badge: 'empfohlen',
          sentence: (
            <>
              <b>Wir empfehlen Komfort.</b> Ihnen ist ein gutes Verhältnis von Schutz und Beitrag
              wichtig.
            </>
          ),
        }}
      />
    ),
    zwei: () => (
      <Vergleich
        name="tarifZwei"
        tariffs={[
          { value: 'BASIS', label: 'Basis', price: '5,71', per },
          { value: 'PLUS', label: 'Plus', price: '6,91', per },
        ]}
        lines={zeilen.map(({ label, values }) => ({ label, values: values.slice(0, 2) }))}
      />
    ),
    'nicht-waehlbar': () => (
      <Vergleich
        name="tarifZu"
        tariffs={drei.map((einer) =>
          einer.value === 'PREMIUM'
            ? {
                ...einer,
                price: undefined,
                per: undefined,
                reason: 'Den gibt es ab einer Versicherungssumme von 50.000\u00A0EUR.',
              }
            : einer,
        )}
        lines={zeilen.slice(0, 2)}
        start="BASIS"
      />
    ),
    'wird-berechnet': () => (
      <Vergleich
        name="tarifLaeuft"
        tariffs={drei}
        lines={zeilen.slice(0, 1)}
        start="PREMIUM"
        stale
      />
    ),
    ohneZeilen: () => <Vergleich name="tarifKarten" tariffs={drei} lines={[]} start="BASIS" />,
    fehler: () => (
      <Vergleich
        name="tarifFehlt"
        tariffs={drei}
        lines={zeilen.slice(0, 1)}
        error="Wählen Sie einen Tarif aus."
      />
    ),
  },
} satisfies Sample;

function Vergleich({
  start = null,
  ...field
}: { start?: string | null } & Omit<TariffComparisonProps, 'value' | 'onChange' | 'legend'>) {
  const [value, setValue] = useState(start);
  return <TariffComparison legend="Tarif" {...field} value={value} onChange={setValue} />;
}
