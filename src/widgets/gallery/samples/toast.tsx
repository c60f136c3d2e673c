import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Button } from '../../button/Button.tsx';
import { Actions } from '../../form/Actions.tsx';
import { Page } from '../../page/Page.tsx';
import { showToast, type Toast } from '../../toast/toast.ts';
import type { Sample } from '../sample.ts';

const toasts: Toast[] = [
  { state: 'positive', title: 'Ihre Änderung wurde gespeichert.' },
  { state: 'neutral', title: 'Sie wurden abgemeldet.' },
  { state: 'warning', title: 'Sie sind gerade offline.' },
  { state: 'negative', title: 'Das hat leider nicht geklappt.' },
  { state: 'highlight', title: 'Es gibt eine neue Nachricht für Sie.' },
];
const hour = 3_600_000;

export default {
  titel: 'Kurze Meldung',
  gruppe: 'Meldungen',
  ganzseitig: true,
  zustaende: {
    ausloesen: () => (
      <Page title="Kurze Meldungen">
        <Actions>
          {toasts.map((toast) => (
            <Button key={toast.state} variant="secondary" onClick={() => showToast(toast)}>
              {toast.state}
            </Button>
          ))}
        </Actions>
      </Page>
    ),
    alle: () => <Sichtbar zeigt={toasts} />,
    lang: () => (
      <Sichtbar
        zeigt={[
          {
            state: 'neutral',
            title:
              'Ihre Bescheinigung über die Privathaftpflichtversicherung wird erstellt und liegt gleich in Ihrem Postfach.',
          },
        ]}
      />
    ),
  },
} satisfies Sample;

/** Toasts that stay, to look at. */
function Sichtbar({ zeigt }: { zeigt: readonly Toast[] }) {
  useEffect(() => {
    for (const toast of zeigt) showToast({ ...toast, duration: hour });
    return () => notifications.clean();
  }, [zeigt]);
  return (
    <Page title="Kurze Meldungen">
      <p>Sie stehen am unteren Rand.</p>
    </Page>
  );
}
