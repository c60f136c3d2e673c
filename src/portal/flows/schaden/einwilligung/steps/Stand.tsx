import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Einwilligungslage } from '#contract/endpoints/einwilligung.ts';
import { brauchtNachweis, umfaenge } from '#contract/schaeden/einwilligung.ts';
import { formatDatum, formatMoment } from '#contract/tag.ts';
import * as mailcodelage from '#machines/parts/mailcodelage.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Handlung } from '../../../vertrag/beendigung/Handlung.tsx';
import { Stoerung } from '../../../vertrag/beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { Hilfe } from './Hilfe.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** It counts: what was declared, its paper, and the way to take it back. */
export function Erteilt({ actor, lies }: StepProps) {
  const wartet = brauchtNachweis(useSelector(actor, select.lage)?.vertretung ?? null);
  return (
    <Erklaert actor={actor} lies={lies} titel={t(wartet ? 'wartetTitel' : 'erteiltTitel')}>
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
        <>
          <p>{t('nochNicht')}</p>
          <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />
        </>
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
export function Abgelehnt({ actor, lies }: StepProps) {
  return (
    <Erklaert actor={actor} lies={lies} titel={t('abgelehntTitel')} satz={t('abgelehnt')}>
      <p>{t('abgelehntWeiter')}</p>
      <Hilfe />
    </Erklaert>
  );
}

/** She took it back: from now on nobody is asked. */
export function Widerrufen({ actor, lies }: StepProps) {
  const am = useSelector(actor, select.lage)?.widerrufenAm ?? null;
  return (
    <Erklaert
      actor={actor}
      lies={lies}
      titel={t('widerrufenTitel')}
      satz={am === null ? null : t('widerrufenAm', formatMoment(new Date(am)))}
    >
      <p>{t('widerrufenFolge')}</p>
      <Hilfe />
    </Erklaert>
  );
}

interface ErklaertProps extends Pick<StepProps, 'actor' | 'lies'> {
  titel: string;
  satz?: string | null;
  children: ReactNode;
}

function Erklaert({ actor, lies, titel, satz = null, children }: ErklaertProps) {
  const lage = useSelector(actor, select.lage);
  const geaendert = useSelector(actor, mailcodelage.satz);
  const flowState = useFlowState(actor);
  if (!lage?.umfang || lage.erklaertAm === null) return null;
  const { erklaertAm } = lage;
  return (
    <Page title={titel} flowState={flowState} width="text">
      {geaendert !== null && <InfoBox type="warning">{geaendert}</InfoBox>}
      <InfoBox type="positive" headline={satz ?? undefined}>
        {t('erklaert', formatMoment(new Date(erklaertAm)))}
      </InfoBox>
      <Worum lage={lage} />
      <Papier actor={actor} lies={lies} lage={lage} />
      {children}
    </Page>
  );
}

/** The claim was closed: whatever was given counts no longer, and nothing is given any more. */
export function Beendet({ actor, lies }: StepProps) {
  const lage = useSelector(actor, select.lage);
  const flowState = useFlowState(actor);
  if (!lage) return null;
  return (
    <Page title={t('beendetTitel')} flowState={flowState} width="text">
      <InfoBox type="neutral" headline={t('beendet')}>
        {t('beendetFolge')}
      </InfoBox>
      <Worum lage={lage} />
      <Papier actor={actor} lies={lies} lage={lage} />
      <Hilfe />
    </Page>
  );
}

function Worum({
  lage: { schadenNummer: nummer, schadendatum, person, stand, umfang },
}: LageProps) {
  const gilt = umfang !== null && stand !== 'WIDERRUFEN';
  const datum = formatDatum(schadendatum);
  return (
    <FactList
      facts={[
        { label: t('schaden'), value: t('schadenVom', { nummer, datum }) },
        { label: t('person'), value: person },
        ...(gilt ? [{ label: t('umfang'), value: umfaenge[umfang] }] : []),
      ]}
    />
  );
}

interface LageProps {
  lage: Einwilligungslage;
}

/** The declaration to keep; its address is good for an hour, so another one is read before. */
function Papier({ actor, lies, lage }: Pick<StepProps, 'actor' | 'lies'> & LageProps) {
  const { nachweis } = useSelector(actor, ({ context }) => context);
  const { schadenNummer, stand, erklaertAm, dokument } = lage;
  const { data } = useQuery({
    queryKey: ['einwilligung', schadenNummer, stand, erklaertAm],
    queryFn: async ({ signal }) => (await lies({ nachweis }, signal)).dokument,
    initialData: dokument,
    staleTime: frischMs,
    refetchInterval: frischMs,
    refetchOnWindowFocus: true,
    gcTime: 0,
    enabled: dokument !== null,
  });
  if (data === null) return null;
  return (
    <Aktionen>
      <ButtonLink href={data} download variant="secondary">
        {t('pdf')}
      </ButtonLink>
    </Aktionen>
  );
}

const frischMs = 50 * 60_000;
