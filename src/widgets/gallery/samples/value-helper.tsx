import { useState } from 'react';
import { ValueHelper } from '../../value-helper/ValueHelper.tsx';
import type { Sample } from '../sample.ts';

const zimmer = [
  { key: 'kueche', label: 'Küche', line: 'Geräte, Schränke, Geschirr: 9.000\u00A0EUR', je: 9 },
  { key: 'wohnen', label: 'Wohnzimmer', line: 'Sofa, Fernseher, Bücher: 12.000\u00A0EUR', je: 12 },
] as const;

export default {
  titel: 'Wertermittlung',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Zimmer name="leer" start={{}} />,
    gezaehlt: () => <Zimmer name="gezaehlt" start={{ kueche: '1', wohnen: '2' }} />,
  },
} satisfies Sample;

function Zimmer({ name, start }: { name: string; start: Readonly<Record<string, string>> }) {
  const [anzahl, setAnzahl] = useState(start);
  const [genommen, setGenommen] = useState('');
  const summe = zimmer.reduce(
    (zwischen, { key, je }) => zwischen + je * Number(anzahl[key] ?? 0),
    0,
  );
  return (
    <ValueHelper
      name={name}
      summary="Summe nach Zimmern schätzen"
      intro="Die Werte sind Annahmen und dienen nur als Hilfe."
      rows={zimmer.map(({ key, label, line }) => ({ key, label, line, count: anzahl[key] ?? '0' }))}
      max={9}
      onCount={(key, count) => setAnzahl({ ...anzahl, [key]: count })}
      total={summe === 0 ? 'Noch nichts gezählt.' : `Zusammen ${summe}.000\u00A0EUR ${genommen}`}
      take={summe === 0 ? undefined : `${summe}.000\u00A0EUR übernehmen`}
      onTake={() => setGenommen('(übernommen)')}
    />
  );
}
