import { useWords } from '../theme/useWords.ts';
import styles from './EnvironmentBadge.module.css';

export interface EnvironmentBadgeProps {
  environment: 'localhost' | 'accept' | 'development' | 'integration' | 'production';
  /** The feature flag. */
  enabled: boolean;
}

/** Says that this is not the real portal; nothing in production or while its flag is off (`specification §2`). */
export function EnvironmentBadge({ environment, enabled }: EnvironmentBadgeProps) {
  const say = useWords('environment-badge', words);
  if (!enabled || environment === 'production') return null;
  return (
    <p className={styles.badge}>
      <span className={styles.label}>{`${say('umgebung')} `}</span>
      {say(environment)}
    </p>
  );
}

const words = {
  umgebung: 'Umgebung:',
  localhost: 'Lokal',
  accept: 'Abnahme',
  development: 'Entwicklung',
  integration: 'Integration',
} as const;
