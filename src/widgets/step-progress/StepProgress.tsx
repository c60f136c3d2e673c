import { useWords } from '../theme/useWords.ts';
import styles from './StepProgress.module.css';

export interface StepProgressProps {
  /** The step that is open, from 1. */
  step: number;
  /** How many there will be; left out while answers still decide it. */
  of?: number | undefined;
  /** "Preis" */
  title: string;
}

/** "Schritt 2 von 5: Preis"; an unknown number is not guessed. */
export function StepProgress({ step, of, title }: StepProgressProps) {
  const say = useWords('step-progress', words);
  return (
    <div className={styles.progress}>
      <p className={styles.text} aria-current="step">
        {`${of === undefined ? say('schritt', { step }) : say('schrittVon', { step, of })} `}
        <strong>{title}</strong>
      </p>
      <div className={styles.bar} data-open={of === undefined || undefined} aria-hidden="true">
        {Array.from({ length: of ?? step }, (_, index) => (
          <span key={index} className={styles.part} data-done={index < step || undefined} />
        ))}
        {of === undefined && <span className={styles.rest} />}
      </div>
    </div>
  );
}

const words = {
  schritt: 'Schritt {step}:',
  schrittVon: 'Schritt {step} von {of}:',
} as const;
