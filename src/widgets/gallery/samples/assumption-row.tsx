import { type ReactNode, useState } from 'react';
import { AssumptionRow } from '../../assumption-row/AssumptionRow.tsx';
import { Button } from '../../button/Button.tsx';
import { RowList } from '../../row-list/RowList.tsx';
import { Segments } from '../../segments/Segments.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Annahmen',
  gruppe: 'Auswahl',
  zustaende: {
    zu: () => (
      <RowList label="Ihr Beitrag gilt unter diesen Annahmen">
        <Wohnform />
        <Annahme
          sentence={
            <>
              Die Wohnung ist <b>ständig bewohnt</b>.
            </>
          }
        />
        <Annahme
          sentence={
            <>
              Sie hatten in 5&nbsp;Jahren <b>keinen Schaden</b>, und kein Versicherer hat Ihnen
              gekündigt.
            </>
          }
        />
      </RowList>
    ),
    offen: () => (
      <RowList label="Ihr Beitrag gilt unter diesen Annahmen">
        <Wohnform name="wohnformOffen" start />
      </RowList>
    ),
  },
} satisfies Sample;

function Wohnform({ name = 'wohnform', start = false }: { name?: string; start?: boolean }) {
  const [open, setOpen] = useState(start);
  const [value, setValue] = useState('WOHNUNG');
  return (
    <AssumptionRow
      sentence={
        <>
          Sie wohnen in {value === 'WOHNUNG' ? 'einer' : 'einem'}{' '}
          <b>{value === 'WOHNUNG' ? 'Wohnung' : 'Haus'}</b>.
        </>
      }
      open={open}
      onToggle={setOpen}
    >
      <Segments
        legend="Wie wohnen Sie?"
        name={name}
        value={value}
        onChange={setValue}
        options={[
          { value: 'WOHNUNG', label: 'Wohnung' },
          { value: 'HAUS', label: 'Haus' },
        ]}
      />
    </AssumptionRow>
  );
}

function Annahme({ sentence }: { sentence: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <AssumptionRow {...{ sentence, open }} onToggle={setOpen}>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        Das stimmt nicht
      </Button>
    </AssumptionRow>
  );
}
