import { useSelector } from '@xstate/react';
import { formatDatumLang, formatMoment } from '#contract/tag.ts';
import * as select from '#machines/schaden/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { schadenwegeImAuftrag, useSchadenweg } from '../wege.ts';
import { type StepProps, useFlowState, useWorte } from './step.ts';

/** The end: the number, until when she hears of us, what is still missing. */
export function Gemeldet({ actor, partnerNummer }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  const imAuftrag = useSelector(actor, select.melder) === 'VERMITTLER';
  const w = useWorte(actor);
  const wegZu = useSchadenweg();
  if (!ergebnis) return null;
  const { claimId: nummer, gemeldetAm, antwortBis, unterlagen } = ergebnis;
  const fehlt = unterlagen.filter(({ pflicht, erhalten }) => pflicht && !erhalten);
  const href = wegZu(nummer);
  return (
    <Page title={w('gemeldetTitel')} flowState={flowState}>
      <InfoBox type="positive" headline={w('nummer', { nummer })}>
        <p>{t('gemeldetAm', formatMoment(new Date(gemeldetAm)))}</p>
        <p>{w('meldenUns', { tag: formatDatumLang(antwortBis) })}</p>
        <p>{w('postfach')}</p>
      </InfoBox>
      {fehlt.length > 0 && (
        <Abschnitt titel={t('fehltTitel')}>
          <p>{w('fehltSatz')}</p>
          <ul>
            {fehlt.map(({ typ, label }) => (
              <li key={typ}>{label}</li>
            ))}
          </ul>
        </Abschnitt>
      )}
      <Aktionen>
        <ButtonLink href={href}>
          {fehlt.length > 0 ? w('zumSchaden') : t('ohneFehlendes')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          href={imAuftrag ? schadenwegeImAuftrag.kunde(partnerNummer) : '/kunden/postfach/eingang'}
        >
          {w('zumPostfach')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
