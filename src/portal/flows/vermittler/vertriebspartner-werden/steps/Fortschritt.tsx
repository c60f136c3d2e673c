import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { t } from '../texte.ts';

const schritte = [
  'vermittlerart',
  'firma',
  'registrierung',
  'ansprechpartner',
  'bank',
  'unterlagen',
  'zusammenfassung',
] as const;

/** How far the application is. */
export function Fortschritt({ schritt }: { schritt: (typeof schritte)[number] }) {
  return (
    <StepProgress
      step={schritte.indexOf(schritt) + 1}
      of={schritte.length}
      title={t(`schritt_${schritt}`)}
    />
  );
}
