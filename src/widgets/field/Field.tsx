import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorText } from './FieldError.tsx';
import styles from './Field.module.css';
import { errorId, fieldId, fieldState, hintId } from './fieldIds.ts';
import input from './Input.module.css';

type NativeProps = Pick<
  TextInputProps,
  'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'spellCheck' | 'type'
>;

export interface FieldProps extends NativeProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
  /** A second control in the row of the label, reached after the input. */
  action?: ReactNode;
  /** Class of the input, after the one that all inputs share. */
  inputClass?: string | undefined;
}

/** One input with its label, hint and error. */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    onChange,
    error,
    hint,
    optional = false,
    action,
    inputClass,
    ...rest
  } = props;
  return (
    <TextInput
      {...rest}
      id={fieldId(name)}
      name={name}
      label={<LabelText text={label} optional={optional} />}
      description={hint}
      descriptionProps={{ id: hintId(name) }}
      error={error !== undefined && <ErrorText text={error} />}
      errorProps={{ id: errorId(name) }}
      // Mantine names the error before the hint; they are read out as they stand.
      attributes={{ input: fieldState(name, error, hint) }}
      aria-required={!optional}
      classNames={{
        root: styles.frame,
        label: styles.label,
        description: styles.hint,
        error: styles.error,
        wrapper: styles.control,
        input: inputClass === undefined ? input.input : `${input.input} ${inputClass}`,
      }}
      inputContainer={(control) => withAction(control, action)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function withAction(control: ReactNode, action: ReactNode) {
  return (
    <>
      {control}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </>
  );
}

function LabelText({ text, optional }: { text: string; optional: boolean }) {
  return (
    <>
      {text}
      {optional && <span className={styles.optional}> (optional)</span>}
    </>
  );
}
