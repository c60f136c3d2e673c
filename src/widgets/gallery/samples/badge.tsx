import { StatusBadge } from '../../badge/StatusBadge.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Status',
  gruppe: 'Inhalt',
  zustaende: {
    positive: () => <StatusBadge tone="positive">Aktiv</StatusBadge>,
    warning: () => <StatusBadge tone="warning">Endet am 31.12.2026</StatusBadge>,
    neutral: () => <StatusBadge tone="neutral">Beendet</StatusBadge>,
    error: () => <StatusBadge tone="error">Storniert</StatusBadge>,
    lang: () => (
      <StatusBadge tone="warning">
        Ihre Kündigung ist eingegangen und wird zum Ende des Versicherungsjahres wirksam
      </StatusBadge>
    ),
  },
} satisfies Sample;
