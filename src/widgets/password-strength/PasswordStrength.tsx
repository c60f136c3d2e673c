import { Icon } from '../icon/Icon.tsx';
import { useWords } from '../theme/useWords.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './PasswordStrength.module.css';
import { requirements, strengthOf } from './strength.ts';

export interface PasswordStrengthProps {
  password: string;
  /** It would be refused although it keeps the rules below, such as one that everybody guesses. */
  refused?: boolean;
}

/** What a new password still lacks, in words, and how strong it is; stands below the field (`specification §5`). */
export function PasswordStrength({ password, refused = false }: PasswordStrengthProps) {
  const say = useWords('password-strength', words);
  const { level, word } = strengthOf(password, refused);
  return (
    <div className={styles.strength} data-level={password === '' ? undefined : level}>
      <div className={styles.bar} aria-hidden="true">
        {requirements.map(({ name }, index) => (
          <span key={name} data-filled={(password !== '' && index <= level) || undefined} />
        ))}
      </div>
      <output className={styles.word}>
        {password !== '' && say(refused ? 'abgelehnt' : 'staerke', { word })}
      </output>
      <ul className={styles.list}>
        {requirements.map(({ name, holds }) => (
          <li key={name} data-met={holds(password) || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {holds(password) && <Icon name="check" size={18} />}
            </span>
            {say(name)}
            <VisuallyHidden>{` ${say(holds(password) ? 'erfuellt' : 'fehlt')}`}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}

const words = {
  length: '8 bis 50\u00A0Zeichen',
  letters: 'Groß- und Kleinbuchstaben',
  digit: 'eine Zahl',
  special: 'ein Sonderzeichen, zum Beispiel ! oder ?',
  staerke: 'Passwortstärke: {word}',
  abgelehnt: 'Passwortstärke: {word}, leicht zu erraten',
  erfuellt: '– erfüllt',
  fehlt: '– fehlt noch',
} as const;
