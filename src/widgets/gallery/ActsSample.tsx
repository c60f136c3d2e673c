import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Actions } from '../form/Actions.tsx';
import { Page } from '../page/Page.tsx';

const variants = [
  { variant: 'primary', text: 'Beitrag berechnen' },
  { variant: 'secondary', text: 'Erneut versuchen' },
  { variant: 'quiet', text: 'Nicht ändern' },
  { variant: 'danger', text: 'Vertrag kündigen' },
] as const;

export function ActsSample() {
  return (
    <Page title="Schalter" aside={<p>Neben der Spalte steht nur der Beitrag.</p>}>
      <h2>Bereit</h2>
      <Actions>
        {variants.map(({ variant, text }) => (
          <Button key={variant} variant={variant}>
            {text}
          </Button>
        ))}
      </Actions>
      <h2>In Arbeit</h2>
      <Actions>
        {variants.map(({ variant, text }) => (
          <Button key={variant} variant={variant} loading>
            {text}
          </Button>
        ))}
      </Actions>
      <h2>Verweise</h2>
      <Actions>
        {variants.map(({ variant, text }) => (
          <ButtonLink key={variant} variant={variant} href="#schalter">
            {text}
          </ButtonLink>
        ))}
      </Actions>
      <h2>Ganze Breite</h2>
      <Button fullWidth>Änderung verbindlich speichern</Button>
      <h2>Zustände</h2>
      <Actions>
        <StatusBadge tone="positive">Aktiv</StatusBadge>
        <StatusBadge tone="warning">Endet am 31.12.2026</StatusBadge>
        <StatusBadge tone="neutral">Beendet</StatusBadge>
        <StatusBadge tone="error">Storniert</StatusBadge>
      </Actions>
    </Page>
  );
}
