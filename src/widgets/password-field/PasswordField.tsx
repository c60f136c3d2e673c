import { useState } from 'react';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { fieldId, fieldState } from '../field/fieldIds.ts';
import input from '../field/Input.module.css';
import { Icon } from '../icon/Icon.tsx';
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
  const { label, name, value, onChange, error, hint, autoComplete } = props;
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-controls={fieldId(name)}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'hide' : 'show'} size={20} />
      {shown ? 'Passwort ausblenden' : 'Passwort anzeigen'}
    </button>
  );
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint} action={toggle}>
      <input
        {...fieldState(name, error, hint)}
        id={fieldId(name)}
        name={name}
        type={shown ? 'text' : 'password'}
        className={input.input}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
