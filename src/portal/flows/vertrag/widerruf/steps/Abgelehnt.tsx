import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import * as select from '#machines/vertrag/widerruf/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { widerrufQuery } from '../../../../queries/beendigung.ts';
import { t } from '../texte.ts';
import { KeinWiderruf } from './KeinWiderruf.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** Too late, or no such right: what can be done instead. */
export function Abgelehnt({ actor, versicherungsNummer }: StepProps) {
  const grund = useSelector(actor, select.ablehnung)?.errorMessage ?? t('abgelehnt');
  return (
    <Page
      title={t('abgelehntTitel')}
      {...(versicherungsNummer
        ? { back: { label: t('zumVertrag'), href: `/kunden/vertraege/${versicherungsNummer}` } }
        : {})}
      flowState={useFlowState(actor)}
    >
      {versicherungsNummer ? (
        <AmVertrag versicherungsNummer={versicherungsNummer}>{grund}</AmVertrag>
      ) : (
        <KeinWiderruf versicherungsNummer="" kuendbar>
          {grund}
        </KeinWiderruf>
      )}
    </Page>
  );
}

/** Whether it can be cancelled was read with the offer; until it is known somebody of us helps on. */
function AmVertrag(props: { versicherungsNummer: string; children: ReactNode }) {
  const { data } = useQuery(widerrufQuery(usePorts().client, props.versicherungsNummer));
  return <KeinWiderruf {...props} kuendbar={data?.kuendbar ?? false} />;
}
