import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Actions } from '../form/Actions.tsx';
import { InfoBox } from '../info-box/InfoBox.tsx';
import { Page } from '../page/Page.tsx';
import { showToast } from '../toast/toast.ts';

const toasts = [
  { state: 'positive', title: 'Ihre Änderung wurde gespeichert.' },
  { state: 'neutral', title: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.' },
  { state: 'warning', title: 'Sie sind gerade offline.' },
  { state: 'negative', title: 'Das hat leider nicht geklappt.' },
  { state: 'highlight', title: 'Es gibt eine neue Nachricht für Sie.' },
] as const;

export function MessagesSample() {
  const [until] = useState(() => Date.now() + 15 * 60_000);
  return (
    <Page title="Meldungen">
      <ErrorSummary
        errors={[{ fieldId: 'field-email', text: 'Geben Sie Ihre E-Mail-Adresse ein.' }]}
      />
      <InfoBox type="neutral" headline="Gut zu wissen">
        <p>Die Änderung gilt ab dem 1.&nbsp;März 2027.</p>
      </InfoBox>
      <InfoBox type="positive" headline="Ihre Änderung ist gespeichert">
        <p>Ab dem 1.&nbsp;März 2027 zahlen Sie halbjährlich 122,57 EUR.</p>
      </InfoBox>
      <InfoBox type="warning" headline="Zu viele Fehlversuche">
        <Countdown until={until}>
          {(remaining) => <p>Sie können es in {remaining} Minuten erneut versuchen.</p>}
        </Countdown>
      </InfoBox>
      <InfoBox type="error" action={<Button variant="secondary">Erneut versuchen</Button>}>
        <p>Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.</p>
      </InfoBox>
      <Actions>
        {toasts.map((toast) => (
          <Button key={toast.state} variant="secondary" onClick={() => showToast(toast)}>
            {`Meldung ${toast.state}`}
          </Button>
        ))}
      </Actions>
    </Page>
  );
}
