import { useState } from 'react';
import { Pagination } from '../../pagination/Pagination.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Seiten einer Liste',
  gruppe: 'Auswahl',
  zustaende: {
    erste: () => <Liste label="Entwürfe" start={1} total={7} />,
    mitte: () => <Liste label="Kunden" start={4} total={7} />,
    letzte: () => <Liste label="Schäden" start={7} total={7} />,
    lang: () => <Liste label="Nachrichten" start={1087} total={1240} />,
    jenseits: () => <Liste label="Verträge" start={9} total={3} />,
  },
} satisfies Sample;

function Liste({ label, start, total }: { label: string; start: number; total: number }) {
  const [page, setPage] = useState(start);
  return <Pagination label={label} page={page} total={total} onChange={setPage} />;
}
