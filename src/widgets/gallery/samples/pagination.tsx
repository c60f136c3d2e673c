import { useState } from 'react';
import { Pagination } from '../../pagination/Pagination.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Seiten einer Liste',
  gruppe: 'Auswahl',
  zustaende: {
    erste: () => <Kunden start={1} total={7} />,
    mitte: () => <Kunden start={4} total={7} />,
    letzte: () => <Kunden start={7} total={7} />,
    lang: () => <Kunden start={1087} total={1240} />,
    jenseits: () => <Kunden start={9} total={3} />,
  },
} satisfies Sample;

function Kunden({ start, total }: { start: number; total: number }) {
  const [page, setPage] = useState(start);
  return <Pagination label="Kunden" page={page} total={total} onChange={setPage} />;
}
