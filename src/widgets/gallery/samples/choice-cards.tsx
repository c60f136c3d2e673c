import { useState } from 'react';
import { ChoiceCards, type ChoiceCardsProps } from '../../choice-cards/ChoiceCards.tsx';
import {
  MultiChoiceCards,
  type MultiChoiceCardsProps,
} from '../../choice-cards/MultiChoiceCards.tsx';
import type { Sample } from '../sample.ts';

const zahlweisen = [
  {
    value: 'JAEHRLICH',
    label: 'Jährlich',
    subline: '98,40\u00A0EUR im Jahr',
    aside: '98,40\u00A0EUR',
  },
  {
    value: 'HALBJAEHRLICH',
    label: 'Halbjährlich',
    subline: '101,36\u00A0EUR im Jahr',
    aside: '50,68\u00A0EUR',
  },
  {
    value: 'MONATLICH',
    label: 'Monatlich',
    subline: '103,32\u00A0EUR im Jahr',
    aside: '8,61\u00A0EUR',
  },
];
const selbstbeteiligungen = [
  { value: 'SB_KEINE', label: 'Ohne Selbstbeteiligung', subline: 'Wir zahlen jeden Schaden ganz.' },
  {
    value: 'SB_250',
    label: '250\u00A0EUR',
    subline: 'Bis 250\u00A0EUR zahlen Sie jeden Schaden selbst.',
    aside: '−\u00A01,20\u00A0EUR im Monat',
  },
  {
    value: 'SB_500',
    label: '500\u00A0EUR',
    aside: '−\u00A02,10\u00A0EUR im Monat',
    disabled: true,
    reason: 'Das gibt es erst ab einer Versicherungssumme von 50.000\u00A0EUR.',
  },
];
const bausteine = [
  {
    value: 'GRUNDDECKUNG',
    label: 'Grunddeckung',
    subline: 'Feuer, Leitungswasser, Sturm, Einbruch',
    disabled: true,
    reason: 'Immer enthalten.',
  },
  {
    value: 'GLASBRUCH',
    label: 'Glasbruch',
    subline: 'Fenster, Türen, Kochfeld',
    aside: '+\u00A01,90\u00A0EUR',
  },
  {
    value: 'ELEMENTAR',
    label: 'Elementarschäden',
    subline: 'Überschwemmung, Rückstau, Erdrutsch',
    aside: '+\u00A03,40\u00A0EUR',
  },
];

export default {
  titel: 'Auswahlkarten',
  gruppe: 'Auswahl',
  zustaende: {
    leer: () => <Karten name="zahlweise" legend="Wie möchten Sie zahlen?" options={zahlweisen} />,
    gefuellt: () => (
      <Karten
        name="zahlung"
        legend="Wie möchten Sie zahlen?"
        options={zahlweisen}
        start="MONATLICH"
      />
    ),
    'nicht-waehlbar': () => (
      <Karten
        name="selbst"
        legend="Wie viel zahlen Sie im Schadenfall selbst?"
        options={selbstbeteiligungen}
        start="SB_250"
      />
    ),
    fehler: () => (
      <Karten
        name="periode"
        legend="Wie möchten Sie zahlen?"
        options={zahlweisen}
        error="Wählen Sie eine Zahlweise aus."
      />
    ),
    mehrere: () => (
      <Mehrere
        name="deckungen"
        legend="Was möchten Sie mitversichern?"
        options={bausteine}
        start={['GRUNDDECKUNG', 'ELEMENTAR']}
      />
    ),
    'mehrere-fehler': () => (
      <Mehrere
        name="zusatz"
        legend="Was ist beschädigt?"
        options={[
          { value: 'GEBAEUDE', label: 'Das Gebäude' },
          { value: 'HAUSRAT', label: 'Möbel und Hausrat' },
        ]}
        error="Wählen Sie mindestens eine Antwort aus."
      />
    ),
  },
} satisfies Sample;

function Karten({
  start = null,
  ...field
}: { start?: string | null } & Omit<ChoiceCardsProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <ChoiceCards {...field} value={value} onChange={setValue} />;
}

const nichts: string[] = [];

function Mehrere({
  start = nichts,
  ...field
}: { start?: string[] } & Omit<MultiChoiceCardsProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <MultiChoiceCards {...field} value={value} onChange={setValue} />;
}
