import { useSelector } from '@xstate/react';
import { nachrichtMonate } from '#contract/constants.ts';
import * as select from '#machines/antrag/nachricht/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { produktName } from '#contract/produkte/produkte.ts';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { Hindernis } from '../Hindernis.tsx';
import { t } from '../texte.ts';
import { useEingabe } from '../useEingabe.ts';
import { wohin } from '../wohin.ts';
import { type StepProps, useFlowState } from './step.ts';
import type { Anliegen } from '../../anliegen.ts';
import { blaettere } from '../../../../ort.tsx';

/** What it is about and how to answer, on one page. */
export function Schreiben({ actor, anliegen }: StepProps) {
  const formular = useEingabe(anliegen);
  const lead = useSelector(actor, (snapshot) => wohin(snapshot, anliegen !== null));
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };

  return (
    <Page
      title={formular.seite.titel}
      documentTitle={t('fenster')}
      lead={lead}
      {...(anliegen ? { back: { label: t('zumAntrag'), onClick: () => blaettere(-1) } } : {})}
      flowState={useFlowState(actor)}
    >
      <Formular
        formular={formular}
        sofort={brieffelder}
        davor={anliegen && <Angaben anliegen={anliegen} />}
        onSenden={weiter}
        knopf={t('senden')}
        laedt={useSelector(actor, select.laedt)}
      >
        <p>
          {t('datenschutz', { monate: String(nachrichtMonate) })}{' '}
          <a href="/datenschutz/">{t('datenschutzLink')}</a>
        </p>
        <Hindernis actor={actor} />
      </Formular>
    </Page>
  );
}

/** What goes along from the application, to be read and not to be written again. */
function Angaben({ anliegen: { produkt, angaben } }: { anliegen: Anliegen }) {
  if (angaben.length === 0) return null;
  return (
    <InfoBox type="neutral" headline={t('angaben', { produkt: produktName(produkt) })}>
      <p>
        {t('angabenText')} {t('ohneBank')}
      </p>
      <Disclosure summary={t('angabenZeigen')} count={angaben.length}>
        <FactList facts={angaben.map(({ label, wert }) => ({ label, value: wert }))} />
      </Disclosure>
    </InfoBox>
  );
}
