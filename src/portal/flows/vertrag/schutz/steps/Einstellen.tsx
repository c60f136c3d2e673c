import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonFacts } from '#widgets/skeleton/SkeletonFacts.tsx';
import { silben } from '../../../../shell/silben.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t as einzeln } from '../../aenderung/texte.ts';
import { t } from '../texte.ts';
import { Beitragsleiste } from './Beitragsleiste.tsx';
import { Beitragskarte } from './Beitragskarte.tsx';
import { Gesperrt } from './Gesperrt.tsx';
import { Gruppen } from './Gruppen.tsx';
import { Lage } from './Lage.tsx';
import { OhneRegler } from './OhneRegler.tsx';
import { type StepProps, useFlowState, useVertrag, useWorte } from './step.ts';
import { useEinstellen } from './useEinstellen.ts';
import { WeitereWege } from './WeitereWege.tsx';

/** All that can be set, each with its price, and what it comes to. */
export function Einstellen(props: StepProps) {
  const { actor } = props;
  const flowState = useFlowState(actor);
  const vertrag = useVertrag(props);
  const ergebnis = useSelector(actor, select.ergebnis);
  return (
    <Abfrage abfrage={vertrag} title={t('einstellenTitel')} flowState={flowState}>
      {(gelesen) =>
        ergebnis ? (
          <Stellseite {...props} vertrag={gelesen} ergebnis={ergebnis} />
        ) : (
          <OhneErgebnis {...props} />
        )
      }
    </Abfrage>
  );
}

export interface StellProps extends StepProps {
  vertrag: Vertrag;
  ergebnis: Schutzberechnung;
}

function Stellseite(props: StellProps) {
  const { actor, vertrag, vertragsseite } = props;
  const flowState = useFlowState(actor);
  const { sagen } = useWorte(actor);
  const istGesperrt = useSelector(actor, select.istGesperrt);
  const stellwerk = useEinstellen(props);
  const karte = useRef<HTMLDivElement>(null);
  if (istGesperrt) return <Gesperrt {...props} />;
  const { versicherungsName: name, versicherungsNummer: nummer } = vertrag;
  return (
    <Page
      title={t('einstellenTitel')}
      lead={`${t('vertrag', { name: silben(name), nummer })}. ${sagen('einleitung')}`}
      back={{ label: einzeln('zurueckZumVertrag'), href: vertragsseite }}
      aside={<Beitragskarte {...props} {...{ stellwerk, karte }} />}
      flowState={flowState}
    >
      <Lage {...props} />
      <OhneRegler {...props} {...{ stellwerk, karte }} />
      <Gruppen {...props} stellwerk={stellwerk} />
      <WeitereWege {...props} />
      <Beitragsleiste {...props} {...{ stellwerk, karte }} />
    </Page>
  );
}

/** The choices are on their way, or did not come. */
function OhneErgebnis(props: StepProps) {
  const { actor, vertragsseite } = props;
  const flowState = useFlowState(actor);
  const { sagen } = useWorte(actor);
  const laedt = useSelector(actor, select.laedt);
  return (
    <Page
      title={t('einstellenTitel')}
      back={{ label: einzeln('zurueckZumVertrag'), href: vertragsseite }}
      flowState={flowState}
    >
      {laedt ? <SkeletonFacts label={sagen('laedt')} /> : <Lage {...props} />}
    </Page>
  );
}
