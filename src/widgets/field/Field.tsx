import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Field.module.css';
import { fieldFrame, type FrameProps } from './fieldFrame.tsx';
import { fieldId, suffixId } from './fieldIds.ts';

type NativeProps = Pick<
  TextInputProps,
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onWheel'
  | 'placeholder'
  | 'ref'
  | 'role'
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
  const { name, label, error, hint, optional, disabled, action, below, narrow, ...more } = props;
  const { inputClass, describedBy = [], suffix, button, onChange, ...native } = more;
  const unit = suffix === undefined ? [] : [suffixId(name)];
  const noteHers = useMarkedWhenFilledIn(name, props.value);
  const around = { name, label, error, hint, optional, disabled, action, below };
  return (
    <TextInput
      {...native}
      {...fieldFrame({ ...around, narrow, inputClass, describedBy: [...describedBy, ...unit] })}
      rightSection={
        (suffix !== undefined || Boolean(button)) && (
          <>
            {suffix !== undefined && (
              <span className={styles.suffix} id={suffixId(name)}>
                {suffix}
              </span>
            )}
            {button}
          </>
        )
      }
      onChange={(event) => {
        noteHers();
        onChange(event.currentTarget.value, event);
      }}
    />
  );
}

/**
 * What is filled in while she is in the empty field is marked, as when she had come to it by key: what she writes then
 * takes its place. Returns how it is noted that a value is hers.
 */
function useMarkedWhenFilledIn(name: string, value: string): () => void {
  const before = useRef(value);
  const byHer = useRef(false);
  useLayoutEffect(() => {
    const isFilledIn = before.current === '' && value !== '' && !byHer.current;
    before.current = value;
    byHer.current = false;
    const input = isFilledIn ? document.getElementById(fieldId(name)) : null;
    if (input === document.activeElement && input instanceof HTMLInputElement) input.select();
  }, [name, value]);
  return () => {
    byHer.current = true;
  };
}
