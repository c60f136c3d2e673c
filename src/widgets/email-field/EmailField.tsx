import { useState } from 'react';
import { Field } from '../field/Field.tsx';
import { fieldId } from '../field/fieldIds.ts';
import { useWords } from '../theme/useWords.ts';
import styles from './EmailField.module.css';
import { suggestedAddress } from './suggestedAddress.ts';

export interface EmailFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Default `E-Mail-Adresse`. */
  label?: string;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Default `email`; `username` where it is what she signs in with. */
  autoComplete?: 'email' | 'username' | 'off';
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** An e-mail address; after leaving the field a slip in a common provider's name is offered mended. */
export function EmailField(props: EmailFieldProps) {
  const say = useWords('email-field', words);
  const { label = say('eMail'), autoComplete = 'email', value, onChange, ...field } = props;
  const [left, setLeft] = useState(false);
  const suggestion = left ? suggestedAddress(value) : null;

  function change(text: string) {
    setLeft(false);
    onChange(bareAddress(text));
  }

  function take(address: string) {
    change(address);
    // The button goes away; the focus shall not go with it.
    document.getElementById(fieldId(field.name))?.focus();
  }

  return (
    <Field
      {...field}
      label={label}
      value={value}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onChange={change}
      onBlur={() => setLeft(true)}
      below={
        <output className={styles.suggestion}>
          {suggestion !== null && (
            <>
              {`${say('meintenSie')} `}
              <button type="button" className={styles.take} onClick={() => take(suggestion)}>
                {suggestion}
              </button>
              {say('ende')}
            </>
          )}
        </output>
      }
    />
  );
}

const words = {
  eMail: 'E-Mail-Adresse',
  meintenSie: 'Meinten Sie',
  ende: '?',
} as const;

/** An address as it is copied from a link or a letter's head, without `mailto:` and angle brackets. */
function bareAddress(text: string): string {
  return text.replace(/^\s*<?(?:mailto:)?/i, '').replace(/>\s*$/, '');
}
