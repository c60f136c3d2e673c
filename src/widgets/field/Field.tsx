import { TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import styles from './Field.module.css';
import { fieldFrame, type FrameProps } from './fieldFrame.tsx';
import { suffixId } from './fieldIds.ts';

type NativeProps = Pick<
  TextInputProps,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'onBlur'
  | 'onKeyDown'
  | 'onWheel'
  | 'placeholder'
  | 'ref'
  | 'spellCheck'
  | 'type'
>;

export interface FieldProps extends NativeProps, FrameProps {
  value: string;
  /** The event comes along for fields that write back what was typed in another form. */
  onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Unit behind the value, `m²` for example. */
  suffix?: string | undefined;
  /** A button inside the input, at its end. */
  button?: ReactNode;
}

/** One input with its label, hint and error. */
export function Field(props: FieldProps) {
  const { name, label, error, hint, optional, disabled, action, below, inputClass, ...more } =
    props;
  const { describedBy = [], suffix, button, onChange, ...native } = more;
  const unit = suffix === undefined ? [] : [suffixId(name)];
  const frame = { name, label, error, hint, optional, disabled, action, below, inputClass };
  return (
    <TextInput
      {...native}
      {...fieldFrame({ ...frame, describedBy: [...describedBy, ...unit] })}
      rightSection={
        suffix === undefined ? (
          button
        ) : (
          <span className={styles.suffix} id={suffixId(name)}>
            {suffix}
          </span>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value, event)}
    />
  );
}
