import { useQuery } from '@tanstack/react-query';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { usePorts } from '../../../../ports.ts';
import { kundeninformationenQuery } from '../../../../queries/beratungen.ts';
import { beraten } from '../hausratBeratung.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** What is handed out about the product; without it the page does as well. */
export function Unterlagen({ marke }: Pick<StepProps, 'marke'>) {
  const { data } = useQuery(
    kundeninformationenQuery(usePorts().client, { produkt: beraten.produkt, marke }),
  );
  if (!data || data.length === 0) return null;
  return (
    <Abschnitt titel={t('unterlagen')}>
      <ul>
        {data.map(({ typ, name, url }) => (
          <li key={typ}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Abschnitt>
  );
}
