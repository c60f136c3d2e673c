import { useSelector } from '@xstate/react';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { brief } from '../../../../pages/rechtliches/brief.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { gesperrteBrief, vertragsfrage } from '../fragen.ts';
import { t } from '../texte.ts';
import { Frageblatt } from './Frageblatt.tsx';
import { type StepProps, useFlowState, useVertraege } from './step.ts';

/** Which contracts move along; those that hold for an address are chosen beforehand. */
export function VertraegeWaehlen(props: StepProps) {
  const flowState = useFlowState(props.actor);
  return (
    <Abfrage abfrage={useVertraege(props)} title={t('vertraegeWaehlenTitel')} flowState={flowState}>
      {(vertraege) => <Auswahl {...props} vertraege={vertraege} />}
    </Abfrage>
  );
}

function Auswahl({ vertraege, ...props }: StepProps & { vertraege: readonly Vertragskachel[] }) {
  const { vertraegeWaehlen: gewaehlt, neueAdresse } = useSelector(props.actor, select.antworten);
  const { email } = useBrand().contact;
  const letter = gesperrteBrief(vertraege, neueAdresse);
  const vorher = gewaehlt && {
    ...gewaehlt,
    vertraege: gewaehlt.vertraege.map(({ versicherungsNummer }) => versicherungsNummer),
  };
  return (
    <Frageblatt
      {...props}
      schritt="vertraegeWaehlen"
      blatt={vertragsfrage(vertraege)}
      vorher={vorher}
    >
      {letter && (
        <p>
          {t('gesperrteBleiben')} <a href={brief(email, letter)}>{t('schreiben')}</a>
        </p>
      )}
    </Frageblatt>
  );
}
