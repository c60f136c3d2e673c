import { useState } from 'react';
import { Range, type RangeProps } from '../../range/Range.tsx';
import type { Sample } from '../sample.ts';

const selbstbeteiligung = [
  { value: 0, label: 'Keine' },
  { value: 250, label: '250\u00A0EUR' },
  { value: 500, label: '500\u00A0EUR' },
  { value: 1000, label: '1.000\u00A0EUR' },
  { value: 5000, label: '5.000\u00A0EUR' },
];

const summen = Array.from({ length: 20 }, (_, index) => 25_000 * (index + 1)).map((value) => ({
  value,
  label: `${value.toLocaleString('de-DE')}\u00A0EUR`,
}));

const flaechen = Array.from({ length: 281 }, (_, index) => index + 20).map((value) => ({
  value,
  label: `${value}\u00A0m²`,
}));

export default {
  titel: 'Regler mit festen Werten',
  gruppe: 'Auswahl',
  zustaende: {
    stufen: () => (
      <Regler
        name="selbstbeteiligung"
        label="Selbstbeteiligung"
        hint="So viel zahlen Sie bei jedem Schaden selbst."
        options={selbstbeteiligung}
        start={500}
      />
    ),
    betrag: () => (
      <Regler name="summe" label="Versicherungssumme" options={summen} start={150_000} typed />
    ),
    anfang: () => (
      <Regler name="anfang" label="Selbstbeteiligung" options={selbstbeteiligung} start={0} />
    ),
    ende: () => (
      <Regler name="ende" label="Versicherungssumme" options={summen} start={500_000} typed />
    ),
    daneben: () => (
      <Regler name="daneben" label="Bisherige Summe" options={summen} start={110_000} />
    ),
    lang: () => <Regler name="flaeche" label="Wohnfläche" options={flaechen} start={84} typed />,
    fehler: () => (
      <Regler
        name="zu-wenig"
        label="Versicherungssumme"
        options={summen}
        start={25_000}
        typed
        error={`Wählen Sie mindestens 50.000\u00A0EUR.`}
      />
    ),
    gesperrt: () => (
      <Regler
        name="fest"
        label="Selbstbeteiligung"
        options={selbstbeteiligung}
        start={250}
        locked="Die Selbstbeteiligung können Sie erst wieder zum 1. März 2027 ändern."
      />
    ),
  },
} satisfies Sample;

function Regler({ start, ...range }: { start: number } & Omit<RangeProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <Range {...range} value={value} onChange={setValue} />;
}
