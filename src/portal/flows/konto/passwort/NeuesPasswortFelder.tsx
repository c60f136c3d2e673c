import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import { PasswordStrength } from '#widgets/password-strength/PasswordStrength.tsx';
import styles from './NeuesPasswortFelder.module.css';
import { wirdAbgelehnt } from './passwortZweimal.ts';
import { t } from './texte.ts';

type Feld = 'passwort' | 'wiederholung';

interface Props {
  form: {
    value: (name: Feld) => string;
    field: (name: Feld) => {
      name: string;
      value: string;
      onChange: (text: string) => void;
      error?: string;
    };
  };
  /** The e-mail address she signs in with: what a password manager keeps the password under. */
  email?: string | undefined;
}

/** A new password, what it still lacks, and once more. */
export function NeuesPasswortFelder({ form, email }: Props) {
  return (
    <>
      {email !== undefined && (
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <div className={styles.passwort}>
        <PasswordField
          {...form.field('passwort')}
          label={t('neuesPasswort')}
          autoComplete="new-password"
        />
        <PasswordStrength
          password={form.value('passwort')}
          refused={wirdAbgelehnt(form.value('passwort'))}
        />
      </div>
      <PasswordField
        {...form.field('wiederholung')}
        label={t('wiederholung')}
        autoComplete="new-password"
      />
    </>
  );
}
