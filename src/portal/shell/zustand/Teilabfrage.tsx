import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { ausfallsatz } from '../../ausfall.ts';
import { t } from '../texte.ts';

interface Props<T> {
  abfrage: UseQueryResult<T>;
  /** What could not be read, as a sentence. */
  fehler: string;
  children: (data: T) => ReactNode;
}

/** A part of a page over one query: skeleton, data, or why there is none with a way on. */
export function Teilabfrage<T>({ abfrage, fehler, children }: Props<T>) {
  const { data, error, isFetching, refetch } = abfrage;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonCards />;
  return (
    <InfoBox
      type="error"
      headline={ausfallsatz(error) ?? fehler}
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('erneut')}
        </Button>
      }
    />
  );
}
