import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { brauchtNachweis, umfaenge } from '#contract/schaeden/einwilligung.ts';
import { formatDatum, formatMoment } from '#contract/tag.ts';
import * as mailcodelage from '#machines/parts/mailcodelage.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Kontaktwege } from '../../../../pages/kontakt/Kontaktwege.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Handlung } from '../../../vertrag/beendigung/Handlung.tsx';
import { Stoerung } from '../../../vertrag/beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** It counts: what was declared, its paper, and the way to take it back. */
export function Erteilt({ actor }: StepProps) {
  const wartet = brauchtNachweis(useSelector(actor, select.lage)?.vertretung ?? null);
  return (
    <Erklaert actor={actor} titel={t(wartet ? 'wartetTitel' : 'erteiltTitel')}>
      {wartet && <Nachweis />}
      <Abschnitt titel={t('widerrufTitel')}>
        <p>{t('widerruf')}</p>
        <Widerruf actor={actor} />
        <p>{t('spaeter')}</p>
      </Abschnitt>
    </Erklaert>
  );
}

/** It was declared for somebody else: what is missing until it counts. */
function Nachweis() {
  return (
    <>
      <InfoBox type="warning" headline={t('wartet')}>
        {t('wartetWeiter')}
      </InfoBox>
      <Hilfe />
    </>
  );
}

function Widerruf({ actor }: Pick<StepProps, 'actor'>) {
  const istFehler = useSelector(actor, select.istFehler);
  const laedt = useSelector(actor, mailcodelage.laedt);
  return (
    <Handlung istFehler={istFehler}>
      {istFehler ? (
        <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />
      ) : (
        <Button
          variant="secondary"
          loading={laedt}
          onClick={() => actor.send({ type: 'WIDERRUFEN' })}
        >
          {t('widerrufen')}
        </Button>
      )}
    </Handlung>
  );
}

/** She refused: nobody is asked. */
export function Abgelehnt({ actor }: StepProps) {
  return (
    <Erklaert actor={actor} titel={t('abgelehntTitel')} satz={t('abgelehnt')}>
      <p>{t('abgelehntWeiter')}</p>
      <Hilfe />
    </Erklaert>
  );
}

/** She took it back: from now on nobody is asked. */
export function Widerrufen({ actor }: StepProps) {
  const am = useSelector(actor, select.lage)?.widerrufenAm ?? null;
  return (
    <Erklaert
      actor={actor}
      titel={t('widerrufenTitel')}
      satz={am === null ? null : t('widerrufenAm', formatMoment(new Date(am)))}
    >
      <p>{t('widerrufenFolge')}</p>
      <Hilfe />
    </Erklaert>
  );
}

interface ErklaertProps extends Pick<StepProps, 'actor'> {
  titel: string;
  satz?: string | null;
  children: ReactNode;
}

function Erklaert({ actor, titel, satz = null, children }: ErklaertProps) {
  const lage = useSelector(actor, select.lage);
  const geaendert = useSelector(actor, mailcodelage.satz);
  const flowState = useFlowState(actor);
  if (!lage?.umfang || lage.erklaertAm === null) return null;
  const { schadenNummer: nummer, schadendatum, person, umfang, erklaertAm, dokument } = lage;
  const datum = formatDatum(schadendatum);
  return (
    <Page title={titel} flowState={flowState} width="text">
      {geaendert !== null && <InfoBox type="warning">{geaendert}</InfoBox>}
      <InfoBox type="positive" headline={satz ?? umfaenge[umfang]}>
        {t('erklaert', formatMoment(new Date(erklaertAm)))}
      </InfoBox>
      <FactList
        facts={[
          { label: t('schaden'), value: t('schadenVom', { nummer, datum }) },
          { label: t('person'), value: person },
        ]}
      />
      {dokument !== null && (
        <Aktionen>
          <ButtonLink href={dokument}>{t('pdf')}</ButtonLink>
        </Aktionen>
      )}
      {children}
    </Page>
  );
}

/** Unknown, expired or used: nothing has happened, and how it goes on. */
export function LinkUngueltig({ actor }: StepProps) {
  return (
    <Page title={t('linkUngueltigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="warning" headline={t('linkUngueltig')}>
        {t('linkUngueltigWarum')}
      </InfoBox>
      <Aktionen>
        <Button onClick={() => actor.send({ type: 'OHNE_LINK' })}>{t('ohneLink')}</Button>
      </Aktionen>
      <p>{t('neuerLink')}</p>
      <Hilfe />
    </Page>
  );
}

function Hilfe() {
  return (
    <Abschnitt titel={t('hilfe')}>
      <Kontaktwege />
    </Abschnitt>
  );
}
