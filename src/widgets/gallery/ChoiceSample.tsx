import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ChoiceCards } from '../choice-cards/ChoiceCards.tsx';
import { Form } from '../form/Form.tsx';
import { Page } from '../page/Page.tsx';

const options = [
  {
    value: 'JAEHRLICH',
    label: 'Jährlich',
    subline: 'Eine Abbuchung im Jahr, ohne Zuschlag',
    aside: '238,00 EUR',
  },
  {
    value: 'HALBJAEHRLICH',
    label: 'Halbjährlich',
    subline: 'Zwei Abbuchungen im Jahr',
    aside: '122,57 EUR',
  },
  {
    value: 'VIERTELJAEHRLICH',
    label: 'Vierteljährlich',
    subline: 'Vier Abbuchungen im Jahr',
    aside: '62,48 EUR',
  },
  {
    value: 'MONATLICH',
    label: 'Monatlich',
    subline: 'Zwölf Abbuchungen im Jahr',
    disabled: true,
    reason: 'Für monatliche Zahlung benötigen wir Ihre Bankverbindung.',
  },
];

export function ChoiceSample() {
  const [zahlweise, setZahlweise] = useState<string | null>('HALBJAEHRLICH');
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <Page
      title="Wie möchten Sie künftig zahlen?"
      lead="Hausrat PH250000101, bisher jährlich 238,00 EUR."
      back={{ label: 'Zurück zum Vertrag', href: '#vertraege' }}
    >
      <Form onSubmit={() => undefined}>
        <ChoiceCards
          legend="Zahlungsweise"
          legendHidden
          name="zahlweise"
          value={zahlweise}
          onChange={setZahlweise}
          options={options}
        />
        <Button type="submit">Beitrag berechnen</Button>
      </Form>
      <ChoiceCards
        legend="Noch nichts gewählt"
        name="fehlt"
        value={missing}
        onChange={setMissing}
        options={options.slice(0, 2)}
        error="Wählen Sie eine Zahlungsweise."
      />
    </Page>
  );
}
