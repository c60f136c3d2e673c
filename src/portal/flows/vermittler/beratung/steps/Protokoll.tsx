import { useSelector } from '@xstate/react';
import type { Beratungsprotokoll } from '#contract/entities/beratung.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState, useWeg } from './step.ts';

/** The record as the customer reads it. */
export function Protokoll({ actor }: StepProps) {
  const protokoll = useSelector(actor, select.protokoll);
  const stand = useSelector(actor, select.stand);
  const { fortschritt, back } = useWeg(actor, 'beratungsprotokoll');
  const flowState = useFlowState(actor);
  if (!protokoll || !stand) return null;
  const { kunde, beratungsNummer: nummer } = stand;
  return (
    <Page
      title={t('beratungsprotokollTitel')}
      lead={t('protokollEinleitung', { kunde, nummer })}
      back={back}
      progress={<StepProgress {...fortschritt} />}
      flowState={flowState}
    >
      <p>
        <a href={protokoll.url.replace(/\.html$/, '.pdf')} target="_blank" rel="noreferrer">
          {t('pdf')}
        </a>
      </p>
      {protokoll.abschnitte.map((abschnitt) => (
        <Abschnitt key={abschnitt.titel} titel={abschnitt.titel}>
          <Zeilen {...abschnitt} />
        </Abschnitt>
      ))}
      <Aktionen>
        <Button onClick={() => actor.send({ type: 'WEITER', antwort: { gelesen: true } })}>
          {t('protokollStimmt')}
        </Button>
      </Aktionen>
    </Page>
  );
}

function Zeilen({ zeilen }: Pick<Beratungsprotokoll['abschnitte'][number], 'zeilen'>) {
  const fakten = zeilen.flatMap(({ name, wert }) =>
    name === null ? [] : [{ label: name, value: wert }],
  );
  return (
    <>
      {fakten.length > 0 && <FactList facts={fakten} />}
      {zeilen.map(({ name, wert }) => (name === null ? <p key={wert}>{wert}</p> : null))}
    </>
  );
}
