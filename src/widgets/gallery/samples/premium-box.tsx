import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { PremiumBox, type PremiumBoxProps } from '../../premium-box/PremiumBox.tsx';
import type { Sample } from '../sample.ts';

const items = [
  { label: 'Hausrat', amount: '14,20\u00A0EUR' },
  { label: 'Elementar', amount: '5,90\u00A0EUR' },
  { label: 'Fahrrad', amount: '3,10\u00A0EUR' },
  { label: 'Nachlass für 500\u00A0EUR Selbstbeteiligung', amount: '−1,80\u00A0EUR' },
];
const beitrag = { amount: '21,40\u00A0EUR', period: 'monatlich' };

export default {
  titel: 'Beitrag',
  gruppe: 'Inhalt',
  zustaende: {
    fest: () => <PremiumBox state="settled" {...beitrag} note="Inklusive Versicherungsteuer." />,
    geaendert: () => (
      <PremiumBox
        state="settled"
        {...beitrag}
        previous={'19,90\u00A0EUR'}
        note={'Ab dem 1.\u00A0März 2027, weil Ihre Wohnung größer ist.'}
      />
    ),
    ersteBerechnung: () => <PremiumBox state="calculating" />,
    wirdBerechnet: () => <PremiumBox state="calculating" {...beitrag} items={items} />,
    wirdBestaetigt: () => <PremiumBox state="confirming" {...beitrag} items={items} />,
    veraltet: () => <PremiumBox state="stale" {...beitrag} onCalculate={() => undefined} />,
    nichtBerechenbar: () => (
      <PremiumBox
        state="unavailable"
        reason="Für diese Adresse rechnen wir mit Ihnen am Telefon."
      />
    ),
    aufschluesselung: () => (
      <PremiumBox state="settled" {...beitrag} note="Inklusive Versicherungsteuer." items={items} />
    ),
    rechnet: () => <Rechnet />,
  },
} satisfies Sample;

/** Goes from one price to the next. */
function Rechnet() {
  const [step, setStep] = useState(0);
  const states: PremiumBoxProps[] = [
    { state: 'settled', ...beitrag },
    { state: 'calculating', ...beitrag },
    { state: 'confirming', ...beitrag, amount: '24,10\u00A0EUR' },
    { state: 'settled', ...beitrag, amount: '24,10\u00A0EUR', note: 'Ab dem 1.\u00A0März 2027.' },
  ];
  const state = states[step % states.length];
  return (
    <>
      {state && <PremiumBox {...state} items={items} />}
      <Button variant="secondary" onClick={() => setStep(step + 1)}>
        Weiter rechnen
      </Button>
    </>
  );
}
