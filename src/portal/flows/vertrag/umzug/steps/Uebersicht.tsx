import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonFacts } from '#widgets/skeleton/SkeletonFacts.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { SummaryList } from '#widgets/summary-list/SummaryList.tsx';
import { formatDatumLang } from '#contract/tag.ts';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { Handlung } from '../../beendigung/Handlung.tsx';
import { adresse } from '../adresse.ts';
import { t } from '../texte.ts';
import { NichtBerechnet } from './NichtBerechnet.tsx';
import { Speichern } from './Speichern.tsx';
import { gehe, type StepProps, useFlowState, useVertraege, useWeg } from './step.ts';
import { Vertragskarte } from './Vertragskarte.tsx';

/** Everything at a glance: where to, when, and what each contract costs there. */
export function Uebersicht(props: StepProps) {
  const { actor } = props;
  const flowState = useFlowState(actor);
  const { fortschritt, back } = useWeg(props);
  const rechnet = useSelector(actor, select.rechnet);
  const istNichtBerechnet = useSelector(actor, select.istNichtBerechnet);
  const title = t('uebersichtTitel');
  return (
    <Abfrage abfrage={useVertraege(props)} title={title} flowState={flowState}>
      {(vertraege) => (
        <Page
          title={title}
          back={back}
          progress={<StepProgress {...fortschritt} />}
          flowState={flowState}
        >
          <Wohin actor={actor} />
          {rechnet ? (
            <SkeletonFacts label={t('rechnet')} />
          ) : (
            <Vertraege actor={actor} vertraege={vertraege} />
          )}
          <Handlung istFehler={istNichtBerechnet}>
            {istNichtBerechnet && <NichtBerechnet actor={actor} vertraege={vertraege} />}
            {!rechnet && !istNichtBerechnet && <Speichern actor={actor} />}
          </Handlung>
        </Page>
      )}
    </Abfrage>
  );
}

function Wohin({ actor }: Pick<StepProps, 'actor'>) {
  const { neueAdresse } = useSelector(actor, select.antworten);
  if (!neueAdresse) return null;
  const edit = { onEdit: () => gehe(actor, 'neueAdresse') };
  return (
    <SummaryList
      rows={[
        { label: t('neueAdresse'), value: adresse(neueAdresse), edit },
        { label: t('umzugstag'), value: formatDatumLang(neueAdresse.umzugstag), edit },
        { label: t('postanschrift'), value: t('postanschriftAb') },
      ]}
    />
  );
}

type Vertragsliste = Parameters<typeof Vertragskarte>[0]['vertraege'];

/** The contracts she has chosen: what changes, and which of them cannot move along. */
function Vertraege({ actor, vertraege }: Pick<StepProps, 'actor'> & { vertraege: Vertragsliste }) {
  const gewaehlte = useSelector(actor, select.gewaehlte, select.gleicheWahl);
  const mit = gewaehlte.filter(({ rechnung }) => rechnung?.berechnung);
  const ohne = gewaehlte.filter(({ rechnung }) => rechnung?.hinderung);
  return (
    <>
      {mit.length > 0 && (
        <Abschnitt titel={t('mitUmziehen')}>
          {mit.map((einer) => (
            <Vertragskarte
              key={einer.auftrag.versicherungsNummer}
              gewaehlt={einer}
              vertraege={vertraege}
            />
          ))}
        </Abschnitt>
      )}
      {ohne.length > 0 && (
        <Abschnitt titel={t('nichtMitUmziehen')}>
          {ohne.map((einer) => (
            <Vertragskarte
              key={einer.auftrag.versicherungsNummer}
              gewaehlt={einer}
              vertraege={vertraege}
            />
          ))}
        </Abschnitt>
      )}
    </>
  );
}
