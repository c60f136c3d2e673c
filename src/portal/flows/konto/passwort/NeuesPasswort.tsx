import { PasswordStrength } from '#widgets/password-strength/PasswordStrength.tsx';
import styles from './NeuesPasswort.module.css';
import { wirdAbgelehnt } from './passwortZweimal.ts';

/** What a new password still lacks. */
export function Staerke({ passwort }: { passwort: string }) {
  return (
    <div className={styles.staerke}>
      <PasswordStrength password={passwort} refused={wirdAbgelehnt(passwort)} />
    </div>
  );
}

/** The e-mail address she signs in with: what a password manager keeps the password under. */
export function Kontoname({ email }: { email: string | undefined }) {
  if (email === undefined) return null;
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
