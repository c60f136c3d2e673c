import { Icon } from '../icon/Icon.tsx';
import { useSpelling } from '../theme/brandContext.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './PasswordStrength.module.css';
import { requirements, strengthOf } from './strength.ts';

export interface PasswordStrengthProps {
  password: string;
}

/** What a new password still lacks, in words, and how strong it is; stands below the field (`specification §5`). */
export function PasswordStrength({ password }: PasswordStrengthProps) {
  const spell = useSpelling();
  const { level, word } = strengthOf(password);
  return (
    <div className={styles.strength} data-level={password === '' ? undefined : level}>
      <div className={styles.bar} aria-hidden="true">
        {requirements.map(({ text }, index) => (
          <span key={text} data-filled={(password !== '' && index <= level) || undefined} />
        ))}
      </div>
      <output className={styles.word}>{password !== '' && `Passwortstärke: ${word}`}</output>
      <ul className={styles.list}>
        {requirements.map(({ text, holds }) => (
          <li key={text} data-met={holds(password) || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {holds(password) && <Icon name="check" size={18} />}
            </span>
            {spell(text)}
            <VisuallyHidden>{holds(password) ? ' – erfüllt' : ' – fehlt noch'}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
