import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { Field } from '../field/Field.tsx';
import { fieldId } from '../field/fieldIds.ts';
import { Drawing } from '../icon/Drawing.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown (`specification §9`, password toggle). */
export function PasswordField(props: PasswordFieldProps) {
  const say = useWords('password-field', words);
  const [shown, setShown] = useState(false);
  // Not Mantine's PasswordInput: its toggle is a mere icon and leaves a plain click, as assistive
  // technology may send it, unanswered.
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-controls={fieldId(props.name)}
      onClick={() => setShown(!shown)}
    >
      <Drawing of={shown ? IconEyeOff : IconEye} size={20} />
      {say(shown ? 'ausblenden' : 'anzeigen')}
    </button>
  );
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={toggle}
    />
  );
}

const words = {
  anzeigen: 'Passwort anzeigen',
  ausblenden: 'Passwort ausblenden',
} as const;
