import { useState } from 'react';
import { Segments, type SegmentsProps } from '../../segments/Segments.tsx';
import type { Sample } from '../sample.ts';

const betraege = [
  { value: 'KEINE', label: 'Keine' },
  { value: 'SB_250', label: '250\u00A0EUR', line: '−\u00A00,74' },
  { value: 'SB_500', label: '500\u00A0EUR', line: '−\u00A01,21' },
  { value: 'SB_1000', label: '1.000\u00A0EUR', line: '−\u00A01,82' },
];
const zeiten = [
  { value: 'MONATLICH', label: 'Monat' },
  { value: 'VIERTELJAEHRLICH', label: 'Quartal' },
  { value: 'HALBJAEHRLICH', label: 'Halbjahr' },
  { value: 'JAEHRLICH', label: 'Jahr' },
];

export default {
  titel: 'Segmente',
  gruppe: 'Auswahl',
  zustaende: {
    vier: () => (
      <Wahl
        name="sb"
        legend="Selbstbeteiligung"
        hint="So viel zahlen Sie bei jedem Schaden selbst."
        options={betraege}
        start="KEINE"
      />
    ),
    drei: () => (
      <Wahl
        prominent
        name="beginn"
        legend="Ihr Schutz beginnt"
        options={[
          { value: 'MORGEN', label: 'Morgen', line: '23.\u00A0Nov.' },
          { value: 'HEUTE', label: 'Heute', line: '22.\u00A0Nov.' },
          { value: 'SPAETER', label: 'Anderer Tag', line: 'Datum' },
        ]}
      />
    ),
    zwei: () => (
      <Wahl
        name="wohnform"
        legend="Sie wohnen in"
        legendHidden
        options={[
          { value: 'WOHNUNG', label: 'Wohnung' },
          { value: 'HAUS', label: 'Haus' },
        ]}
        start="HAUS"
      />
    ),
    'nicht-waehlbar': () => (
      <Wahl
        name="zahlweise"
        legend="Sie zahlen pro"
        options={zeiten.map((eine) =>
          eine.value === 'MONATLICH'
            ? { ...eine, reason: 'Das geht ab einem Jahresbeitrag von 60\u00A0EUR.' }
            : eine,
        )}
        start="JAEHRLICH"
      />
    ),
    fehler: () => (
      <Wahl
        name="zahlweiseFehlt"
        legend="Sie zahlen pro"
        options={zeiten}
        error="Wählen Sie aus, wie Sie zahlen."
      />
    ),
  },
} satisfies Sample;

function Wahl({
  start = null,
  ...field
}: { start?: string | null } & Omit<SegmentsProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <Segments {...field} value={value} onChange={setValue} />;
}
