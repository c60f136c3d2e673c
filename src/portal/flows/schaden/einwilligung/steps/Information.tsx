import { useSelector } from '@xstate/react';
import type { Einwilligungslage } from '#contract/endpoints/einwilligung.ts';
import { formatDatum } from '#contract/tagformat.ts';
import * as mailcodelage from '#machines/parts/mailcodelage.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Stoerung } from '../../../vertrag/beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { type StepProps, useFlowState } from './step.ts';
import { Wortlaut } from './Wortlaut.tsx';

/** What it is about, once the link has said it: purpose, recipients, how long, and what follows from a refusal. */
export function Information({ actor }: StepProps) {
  const lage = useSelector(actor, select.lage);
  const istUngelesen = useSelector(actor, select.istUngelesen);
  return lage && !istUngelesen ? <Gelesen actor={actor} lage={lage} /> : <Wartend actor={actor} />;
}

/** Seen for a moment: whether the link still counts. */
function Wartend({ actor }: Pick<StepProps, 'actor'>) {
  const istFehler = useSelector(actor, select.istFehler);
  return (
    <Page title={t('wirdGelesen')} flowState={useFlowState(actor)} width="text">
      {istFehler ? (
        <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />
      ) : (
        <SkeletonText />
      )}
    </Page>
  );
}

function Gelesen({ actor, lage }: Pick<StepProps, 'actor'> & { lage: Einwilligungslage }) {
  const satz = useSelector(actor, mailcodelage.satz);
  const { schadenNummer: nummer, schadendatum, person, text } = lage;
  return (
    <Page
      title={t('informationTitel')}
      lead={t('informationEinleitung')}
      progress={<Fortschritt actor={actor} schritt="information" />}
      flowState={useFlowState(actor)}
      width="text"
    >
      {satz !== null && <InfoBox type="warning">{satz}</InfoBox>}
      <FactList
        facts={[
          {
            label: t('schaden'),
            value: t('schadenVom', { nummer, datum: formatDatum(schadendatum) }),
          },
          { label: t('person'), value: person },
        ]}
      />
      <Wortlaut abschnitte={text.information} />
      <p>
        {t('datenschutz')} <a href="/datenschutz/">{t('datenschutzLink')}</a>.
      </p>
      <Aktionen>
        <Button onClick={() => actor.send({ type: 'WEITER', antwort: { gelesen: true } })}>
          {t('weiter')}
        </Button>
      </Aktionen>
    </Page>
  );
}
