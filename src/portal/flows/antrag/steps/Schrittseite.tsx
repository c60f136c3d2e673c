import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { fortschritt } from '#machines/fortschritt.ts';
import { schrittVon, zurueck } from '#machines/walk.ts';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { texte } from '../../../texte.ts';
import { useAblage } from '../entwurf/useAblage.ts';
import { Schrittfuss } from '../entwurf/Schrittfuss.tsx';
import { Hinweise } from '../fragen/Hinweise.tsx';
import { schrittTitel } from '../schrittTitel.ts';
import { type StepProps, useFlowState } from './step.ts';

interface Props extends StepProps {
  /** The h1: the question. */
  titel: string;
  einleitung?: ReactNode;
  /** The premium, beside the column. */
  neben?: ReactNode;
  /** The step that is shown, where the flow is still on its way to it. */
  schritt?: string;
  /** What stands on the page and was not sent yet. */
  offen?: unknown;
  children: ReactNode;
}

/** The page of one step: how far she is, the way back, the question. */
export function Schrittseite({
  actor,
  seite,
  schritte,
  titel,
  einleitung,
  neben,
  ablage,
  schritt: gezeigt,
  offen,
  children,
}: Props) {
  const flowState = useFlowState(actor);
  const { geoeffnet } = useAblage(ablage);
  const erreicht = useSelector(actor, schrittVon) ?? '';
  const schritt = gezeigt ?? erreicht;
  // A step that still waits for its call lies at the end of her path.
  const weg = schritte.includes(schritt) ? schritte : [...schritte, schritt];
  const voriger = zurueck(weg, schritt);
  const { nummer, von } = fortschritt(seite.chart, weg, schritt, letzter);
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
      progress={<StepProgress step={nummer} of={von} title={schrittTitel(seite.chart, schritt)} />}
      {...(neben === undefined ? {} : { aside: neben })}
      flowState={flowState}
    >
      <Hinweise actor={actor} />
      {geoeffnet && (
        <Suspense>
          <NeueFragen {...{ actor, seite, geoeffnet }} />
        </Suspense>
      )}
      {children}
      <Schrittfuss {...{ actor, seite, ablage, offen }} />
    </Page>
  );
}

const NeueFragen = lazy(() => import('../entwurf/NeueFragen.tsx'));

/** The step at which everything is said; what follows is the end. */
const letzter = 'zusammenfassung';

const t = texte('antrag.schritt', {
  zurueck: 'Zurück',
  zurStartseite: 'Zur Startseite',
});
