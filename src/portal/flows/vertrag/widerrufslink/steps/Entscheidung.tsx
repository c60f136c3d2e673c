import { useSelector } from '@xstate/react';
import type { Widerrufserklaerung } from '#contract/entities/beendigung.ts';
import { formatMoment } from '#contract/tag.ts';
import * as select from '#machines/vertrag/widerrufslink/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Handlung } from '../../beendigung/Handlung.tsx';
import { Stoerung } from '../../beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** What the click does, for which contract: to confirm the revocation, or "Das war ich nicht". */
export function Entscheidung({ actor }: StepProps) {
  const erklaerung = useSelector(actor, select.erklaerung);
  const istFehler = useSelector(actor, select.istFehler);
  const flowState = useFlowState(actor);
  if (!erklaerung) return null;
  const { titel, einleitung, saetze } = worte(erklaerung);
  return (
    <Page title={titel} lead={einleitung} flowState={flowState} width="text">
      <FactList
        facts={[
          { label: t('vertragsnummer'), value: erklaerung.versicherungsNummer },
          {
            label: t('eingegangen'),
            value: t('eingegangenAm', formatMoment(new Date(erklaerung.eingegangenAm))),
          },
        ]}
      />
      {saetze.map((satz) => (
        <p key={satz}>{satz}</p>
      ))}
      <Handlung istFehler={istFehler}>
        <Klick actor={actor} />
      </Handlung>
    </Page>
  );
}

function Klick({ actor }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const istFehler = useSelector(actor, select.istFehler);
  const istBestaetigen = useSelector(actor, select.schritt) === 'bestaetigen';
  if (istFehler) {
    return <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />;
  }
  return (
    <Aktionen>
      <Button loading={laedt} onClick={() => actor.send({ type: 'AUSFUEHREN' })}>
        {t(istBestaetigen ? 'bestaetigenKnopf' : 'zuruecknehmenKnopf')}
      </Button>
    </Aktionen>
  );
}

function worte({ art, ausgefuehrt }: Widerrufserklaerung) {
  return art === 'BESTAETIGEN'
    ? {
        titel: t('bestaetigenTitel'),
        einleitung: t('bestaetigen'),
        saetze: [t('bestaetigenFolge'), t('andererLink')],
      }
    : {
        titel: t('zuruecknehmenTitel'),
        einleitung: t('zuruecknehmen'),
        saetze: [t(ausgefuehrt ? 'lebtAuf' : 'bleibt')],
      };
}
