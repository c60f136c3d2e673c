import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Button } from '../../button/Button.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { EmptyState } from '../../empty-state/EmptyState.tsx';
import { Drawing } from '../../icon/Drawing.tsx';
import { Icon } from '../../icon/Icon.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Nichts da',
  gruppe: 'Inhalt',
  zustaende: {
    vertraege: () => (
      <EmptyState
        headline="Sie haben noch keine Verträge"
        action={<ButtonLink href="#produkte">Versicherungen ansehen</ButtonLink>}
      >
        <p>Sobald Sie einen Vertrag abschließen, finden Sie ihn hier.</p>
      </EmptyState>
    ),
    aktivitaeten: () => <EmptyState headline="Es gibt keine offenen Vorgänge" />,
    kunden: () => (
      <EmptyState
        headline="Keine Kunden im Bestand gefunden"
        sign={<Drawing of={IconUsers} size={28} />}
        action={<Button variant="secondary">Suche zurücksetzen</Button>}
      />
    ),
    mitarbeiter: () => (
      <EmptyState
        headline="Keine Mitarbeiter gefunden"
        sign={<Drawing of={IconUsers} size={28} />}
        action={<ButtonLink href="#anlegen">Untervermittler anlegen</ButtonLink>}
      />
    ),
    schaeden: () => (
      <EmptyState
        headline="Zurzeit gibt es keine Schäden"
        action={<ButtonLink href="#schaden-melden">Schaden melden</ButtonLink>}
      />
    ),
    nachrichten: () => (
      <EmptyState
        headline="Keine Nachrichten gefunden"
        sign={<Drawing of={IconMail} size={28} />}
      />
    ),
    fehler: () => (
      <EmptyState
        headline="Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal."
        sign={<Icon name="alert" size={28} />}
        action={<Button variant="secondary">Erneut versuchen</Button>}
      />
    ),
  },
} satisfies Sample;
