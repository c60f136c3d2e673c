import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { type StepProps, useKontext } from '../steps/step.ts';
import { t } from '../texte.ts';

/** What changed behind her back; what concerns one step is said there. */
export function Hinweise({ actor }: Pick<StepProps, 'actor'>) {
  const hinweis = useKontext(actor, (context) => context.hinweis);
  if (hinweis === 'NICHT_ANGEMELDET') {
    return (
      <InfoBox type="neutral" headline={t('nichtAngemeldet')}>
        {t('nichtAngemeldetText')}
      </InfoBox>
    );
  }
  if (hinweis === 'ENTWURF_NEUER') {
    return (
      <InfoBox
        type="warning"
        headline={t('entwurfNeuer')}
        action={
          <Button variant="secondary" onClick={() => location.reload()}>
            {t('seiteLaden')}
          </Button>
        }
      >
        {t('entwurfNeuerText')}
      </InfoBox>
    );
  }
  if (hinweis === 'ENTWURF_ABGESCHLOSSEN') {
    return (
      <InfoBox
        type="neutral"
        headline={t('entwurfAbgeschlossen')}
        action={
          <ButtonLink variant="secondary" href="/kunden/details">
            {t('zuDenVertraegen')}
          </ButtonLink>
        }
      >
        {t('entwurfAbgeschlossenText')}
      </InfoBox>
    );
  }
  if (hinweis !== 'ENTWURF_WEG') return null;
  return <InfoBox type="warning" headline={t('entwurfWeg')} />;
}
