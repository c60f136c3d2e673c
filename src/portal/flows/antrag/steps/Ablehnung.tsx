import type { Ablehnung as Grund } from '#machines/antrag/failure.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { texte } from '../../../texte.ts';
import { schrittTitel } from '../schrittTitel.ts';
import { t as gemeinsam } from '../texte.ts';
import type { StepProps } from './step.ts';

interface Props extends Pick<StepProps, 'gang' | 'seite'> {
  ablehnung: Grund;
  /** Where she is now. */
  ziel: string;
  /** Tries once more, where no step mends it. */
  onNochmal?: () => void;
}

/** What stands against the application, in the server's words, and the step that mends it. */
export function Ablehnung({ gang, seite, ablehnung, ziel, onNochmal }: Props) {
  const { text, schritt, istAngekommen = false } = ablehnung;
  if (istAngekommen) {
    const kontakt = (
      <ButtonLink variant="secondary" href="/kontakt/">
        {t('kontakt')}
      </ButtonLink>
    );
    return (
      <InfoBox type="neutral" headline={t('vertragBesteht')} action={kontakt}>
        {text}
      </InfoBox>
    );
  }
  const titel = schritt === null ? '' : schrittTitel(seite.chart, schritt);
  const aendern = schritt !== null && titel !== '' && (
    <Button variant="secondary" onClick={() => gang.send({ type: 'BEARBEITEN', schritt, ziel })}>
      {t('aendern', { schritt: titel })}
    </Button>
  );
  const nochmal = onNochmal && (
    <Button variant="secondary" onClick={onNochmal}>
      {gemeinsam('nochmal')}
    </Button>
  );
  return (
    <InfoBox type="warning" headline={t('titel')} action={aendern || nochmal}>
      {text}
    </InfoBox>
  );
}

const t = texte('antrag.ablehnung', {
  titel: 'So können wir den Antrag nicht annehmen',
  aendern: '„{schritt}“ ändern',
  vertragBesteht: 'Ihr Vertrag besteht schon',
  kontakt: 'Zum Kontakt',
});
