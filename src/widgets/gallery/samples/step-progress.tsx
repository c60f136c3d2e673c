import { StepProgress } from '../../step-progress/StepProgress.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Fortschritt',
  gruppe: 'Rahmen',
  zustaende: {
    anfang: () => <StepProgress step={1} of={5} title="Wohnung" />,
    mitte: () => <StepProgress step={2} of={5} title="Preis" />,
    ende: () => <StepProgress step={5} of={5} title="Angaben prüfen" />,
    offen: () => <StepProgress step={3} title="Vorschäden" />,
    viele: () => <StepProgress step={9} of={15} title="Bankverbindung und Zahlungsweise" />,
  },
} satisfies Sample;
