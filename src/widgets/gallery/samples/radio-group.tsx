import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from '../../radio-group/RadioGroup.tsx';
import type { Sample } from '../sample.ts';

const jaNein = [
  { value: 'JA', label: 'Ja' },
  { value: 'NEIN', label: 'Nein' },
];
const anreden = [
  { value: 'FRAU', label: 'Frau' },
  { value: 'HERR', label: 'Herr' },
  { value: 'KEINE', label: 'Keine Anrede' },
];
const raeder = [
  { value: 'FAHRRAD', label: 'Fahrrad' },
  { value: 'PEDELEC', label: 'Pedelec' },
  { value: 'LASTENRAD', label: 'Lastenrad' },
  { value: 'RENNRAD', label: 'Rennrad' },
  { value: 'MOUNTAINBIKE', label: 'Mountainbike' },
];
const familien = [
  { value: 'SINGLE', label: 'Nur ich' },
  { value: 'PAAR', label: 'Ich und meine Partnerin oder mein Partner' },
];
const sublines = [
  { value: 'KEINE', label: 'Ohne', subline: 'Wir zahlen ab dem ersten Euro.' },
  { value: 'SB_250', label: '250\u00A0EUR', subline: 'Diesen Teil zahlen Sie selbst.' },
];
const stufen = [
  { value: 'SB_KEINE', label: 'Keine' },
  { value: 'SB_250', label: '250\u00A0EUR' },
  { value: 'SB_500', label: '500\u00A0EUR' },
  { value: 'SB_1000', label: '1.000\u00A0EUR' },
];
const gesperrt = [
  { value: 'JA', label: 'Ja', disabled: true, subline: 'Erst nach 30 Tagen möglich.' },
  { value: 'NEIN', label: 'Nein' },
];

export default {
  titel: 'Auswahl mit Punkten',
  gruppe: 'Auswahl',
  zustaende: {
    leer: () => <Feld name="hund" label="Halten Sie einen Hund?" options={jaNein} />,
    gefuellt: () => <Feld name="anrede" label="Anrede" options={anreden} start="FRAU" />,
    hinweis: () => (
      <Feld
        name="schaeden"
        label="Hatten Sie in den letzten fünf Jahren einen Schaden?"
        hint="Auch solche, die Sie nicht gemeldet haben."
        options={jaNein}
      />
    ),
    optional: () => <Feld name="titel" label="Anrede" options={anreden} optional />,
    unterzeile: () => (
      <Feld name="selbst" label="Selbstbeteiligung" options={sublines} start="SB_250" />
    ),
    viele: () => (
      <Feld name="rad" label="Was für ein Rad ist es?" options={raeder} start="PEDELEC" />
    ),
    hervorgehoben: () => (
      <Feld
        name="sb"
        label="Selbstbeteiligung"
        hint="So viel zahlen Sie bei jedem Schaden selbst."
        options={stufen}
        start="SB_KEINE"
        prominent
      />
    ),
    lang: () => <Feld name="familie" label="Wer soll versichert sein?" options={familien} />,
    fehler: () => (
      <Feld
        name="leine"
        label="War der Hund an der Leine?"
        options={jaNein}
        error="Wählen Sie Ja oder Nein."
      />
    ),
    'nicht-waehlbar': () => (
      <Feld
        name="elementar"
        label="Elementarschäden einschließen?"
        options={gesperrt}
        start="NEIN"
      />
    ),
    gesperrt: () => <Feld name="alle" label="Anrede" options={anreden} start="HERR" disabled />,
  },
} satisfies Sample;

function Feld({
  start = null,
  ...field
}: { start?: string | null } & Omit<RadioGroupProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <RadioGroup {...field} value={value} onChange={setValue} />;
}
