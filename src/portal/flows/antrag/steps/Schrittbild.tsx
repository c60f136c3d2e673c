import { lazy, type ReactNode, Suspense } from 'react';
import * as select from '#machines/draft/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { texte } from '../../../texte.ts';
import { Schrittfuss } from '../entwurf/Schrittfuss.tsx';
import { Hinweise } from '../fragen/Hinweise.tsx';
import { useSelector } from '../../useSelector.ts';
import type { EntwurfActor } from '../entwurf/effekte.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { type AntragActor, useFlowState } from './step.ts';

/** Where a step stands on her path, and what the chart calls it. */
export interface Schrittstand {
  readonly nummer: number;
  readonly von: number;
  readonly titel: string;
}

/** A step as the chart knows it; the first page knows it too. */
export interface Schrittkopf {
  actor: AntragActor;
  entwurf: EntwurfActor;
  /** Null until the chart is there. */
  seite: AntragProduktSeite | null;
  fortschritt: Schrittstand;
  /** The step before; null at the first. */
  voriger: string | null;
}

interface Props extends Schrittkopf {
  /** The h1: the question. */
  titel: string;
  einleitung?: ReactNode;
  /** The premium, beside the column. */
  neben?: ReactNode;
  /** What stands on the page and was not sent yet. */
  offen?: unknown;
  children: ReactNode;
}

/** The page of one step: how far she is, the way back, the question. */
export function Schrittbild(props: Props) {
  const { actor, entwurf, seite, fortschritt, voriger, titel, einleitung, neben, offen } = props;
  const { nummer, von, titel: name } = fortschritt;
  const flowState = useFlowState(actor);
  const geoeffnet = useSelector(entwurf, select.geoeffnet);
  return (
    <Page
      title={titel}
      {...(einleitung === undefined ? {} : { lead: einleitung })}
      back={
        voriger === null
          ? { label: t('zurStartseite'), href: '/' }
          : {
              label: t('zurueck'),
              onClick: () => actor.send({ type: 'xstate.route', to: `#${voriger}` }),
            }
      }
      progress={<StepProgress step={nummer} of={von} title={name} />}
      {...(neben === undefined ? {} : { aside: neben })}
      flowState={flowState}
    >
      <Hinweise actor={actor} />
      {seite && geoeffnet && (
        <Suspense>
          <NeueFragen {...{ actor, seite, geoeffnet }} />
        </Suspense>
      )}
      {props.children}
      <Schrittfuss {...{ actor, entwurf, seite, offen }} />
    </Page>
  );
}

const NeueFragen = lazy(() => import('../entwurf/NeueFragen.tsx'));

const t = texte('antrag.schritt', {
  zurueck: 'Zurück',
  zurStartseite: 'Zur Startseite',
});
