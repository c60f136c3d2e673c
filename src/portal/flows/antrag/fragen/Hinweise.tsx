import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { type StepProps, useKontext } from '../steps/step.ts';
import { t } from '../texte.ts';

/** What changed behind her back; what concerns one step is said there. */
export function Hinweise({ actor }: Pick<StepProps, 'actor'>) {
  const hinweis = useKontext(actor, (context) => context.hinweis);
  if (hinweis !== 'NICHT_ANGEMELDET') return null;
  return (
    <InfoBox type="neutral" headline={t('nichtAngemeldet')}>
      {t('nichtAngemeldetText')}
    </InfoBox>
  );
}
