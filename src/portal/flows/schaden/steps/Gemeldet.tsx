import { useSelector } from '@xstate/react';
import { formatDatumLang, formatMoment } from '#contract/tag.ts';
import * as select from '#machines/schaden/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { schadenwege } from '../wege.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The end: the number, until when she hears of us, what is still missing. */
export function Gemeldet({ actor }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  if (!ergebnis) return null;
  const { claimId: nummer, gemeldetAm, antwortBis, unterlagen } = ergebnis;
  const fehlt = unterlagen.filter(({ pflicht, erhalten }) => pflicht && !erhalten);
  const href = schadenwege.schaden(nummer);
  return (
    <Page title={t('gemeldetTitel')} flowState={flowState}>
      <InfoBox type="positive" headline={t('nummer', { nummer })}>
        <p>{t('gemeldetAm', formatMoment(new Date(gemeldetAm)))}</p>
        <p>{t('meldenUns', { tag: formatDatumLang(antwortBis) })}</p>
        <p>{t('postfach')}</p>
      </InfoBox>
      {fehlt.length > 0 && (
        <Abschnitt titel={t('fehltTitel')}>
          <p>{t('fehltSatz')}</p>
          <ul>
            {fehlt.map(({ typ, label }) => (
              <li key={typ}>{label}</li>
            ))}
          </ul>
        </Abschnitt>
      )}
      <Aktionen>
        <ButtonLink href={href}>{t(fehlt.length > 0 ? 'zumSchaden' : 'ohneFehlendes')}</ButtonLink>
        <ButtonLink variant="secondary" href="/kunden/postfach/eingang">
          {t('zumPostfach')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
