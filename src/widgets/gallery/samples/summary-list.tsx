import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Form } from '../../form/Form.tsx';
import { SummaryBlock } from '../../summary-list/SummaryBlock.tsx';
import { SummaryList } from '../../summary-list/SummaryList.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Angaben prüfen',
  gruppe: 'Inhalt',
  zustaende: {
    verweise: () => (
      <SummaryList
        rows={[
          { label: 'Wohnfläche', value: '84\u00A0m²', edit: { href: '#wohnflaeche' } },
          { label: 'Adresse', value: 'Lindenallee 12, 10115 Berlin', edit: { href: '#adresse' } },
          { label: 'Beginn', value: '1.\u00A0März 2027', edit: { href: '#beginn' } },
          { label: 'Vorversicherung', edit: { href: '#vorversicherung' } },
          { label: 'Produkt', value: 'Hausratversicherung' },
        ]}
      />
    ),
    block: () => (
      <SummaryBlock
        title="Wohnung"
        rows={[
          { label: 'Wohnfläche', value: '84\u00A0m²' },
          { label: 'Bauweise des Gebäudes', value: 'Massiv' },
          { label: 'Stockwerk' },
        ]}
        onEdit={() => undefined}
      />
    ),
    oeffnet: () => <Oeffnet />,
    lang: () => (
      <SummaryList
        rows={[
          {
            label:
              'Vermögens\u00ADschaden\u00ADhaftpflicht\u00ADversicherung der Hauptniederlassung',
            value: 'Versicherungssumme 1\u00A0Mio.\u00A0EUR je Schaden, zweimal im Jahr',
            edit: { onEdit: () => undefined },
          },
        ]}
      />
    ),
  },
} satisfies Sample;

/** A row whose form opens in it. */
function Oeffnet() {
  const [open, setOpen] = useState(false);
  const [flaeche, setFlaeche] = useState('84');
  const form = (
    <Form onSubmit={() => setOpen(false)}>
      <TextField
        label="Wohnfläche in m²"
        name="wohnflaeche"
        inputMode="numeric"
        value={flaeche}
        onChange={setFlaeche}
      />
      <Button type="submit">Übernehmen</Button>
    </Form>
  );
  return (
    <SummaryList
      rows={[
        {
          label: 'Wohnfläche',
          value: `${flaeche}\u00A0m²`,
          edit: { open, onToggle: () => setOpen(!open), form },
        },
      ]}
    />
  );
}
