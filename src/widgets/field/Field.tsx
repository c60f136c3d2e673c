import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FrameProps, inputState } from './FieldFrame.tsx';
import { fieldId, suffixId } from './fieldIds.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
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
  const noteHers = useMarkedWhenFilledIn(name, props.value);
  const unit = suffix === undefined ? [] : [suffixId(name)];
  const described = [...describedBy, ...unit];
  return (
    <FieldFrame
      {...{ name, label, error, hint, optional, action, below, narrow }}
      section={
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
    >
      <input
        {...native}
        {...inputState({
          name,
          label,
          error,
          hint,
          optional,
          disabled,
          inputClass,
          describedBy: described,
        })}
        onChange={(event) => {
          noteHers();
          onChange(event.currentTarget.value, event);
        }}
      />
    </FieldFrame>
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
