import { EnvironmentBadge } from '../../environment-badge/EnvironmentBadge.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Umgebung',
  gruppe: 'Rahmen',
  zustaende: {
    lokal: () => <EnvironmentBadge environment="localhost" enabled />,
    entwicklung: () => <EnvironmentBadge environment="development" enabled />,
    integration: () => <EnvironmentBadge environment="integration" enabled />,
    abnahme: () => <EnvironmentBadge environment="accept" enabled />,
    produktion: () => <EnvironmentBadge environment="production" enabled />,
    ausgeschaltet: () => <EnvironmentBadge environment="accept" enabled={false} />,
  },
} satisfies Sample;
