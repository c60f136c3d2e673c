import { useSelector } from '@xstate/react';
import * as select from '#machines/antrag/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import type { StepProps } from '../step.ts';
import { t } from './texte.ts';

/** What the price gives cause to know; a gap in the cover stands by itself. */
export function Tarifhinweise({ actor }: Pick<StepProps, 'actor'>) {
  const antwort = useSelector(actor, select.tarifantwort);
  if (antwort?.ergebnis !== 'VERSICHERBAR') return null;
  const luecken = antwort.hinweise.filter(({ code }) => code === 'UNTERVERSICHERUNG');
  const weitere = antwort.hinweise.filter(({ code }) => code !== 'UNTERVERSICHERUNG');
  return (
    <>
      {luecken.map(({ code, text }) => (
        <InfoBox key={code} type="warning">
          {text}
        </InfoBox>
      ))}
      {weitere.length > 0 && (
        <InfoBox type="neutral" headline={t('gutZuWissen')}>
          <Liste punkte={weitere.map(({ text }) => text)} />
        </InfoBox>
      )}
    </>
  );
}
