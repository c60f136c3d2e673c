import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import field from '../field/Field.module.css';
import { FieldError } from '../field/FieldNotes.tsx';
import { fieldId, fieldState, hintId } from '../field/fieldIds.ts';
import input from '../field/Input.module.css';
import { Drawing } from '../icon/Drawing.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './ChatInput.module.css';

export interface ChatInputProps {
  /** Default "Ihre Nachricht". */
  label?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Gets the text without blanks around it, never an empty one; empty the value then. */
  onSend: (text: string) => void;
  /** One line: Enter sends. Several, the default: Enter with Alt, Ctrl, Meta or Shift sends. */
  lines?: 'one' | 'several';
  /** Default true; otherwise only the button sends. */
  keyboardSend?: boolean;
  /** Default 'Nachricht schreiben' (`specification §9`). */
  placeholder?: string;
  /** On its way: the text stays, nothing is sent twice. */
  sending?: boolean;
  /** Why the last message was not sent. */
  error?: string | undefined;
}

/** Where a message is written (`specification §5`, chat input). */
export function ChatInput(props: ChatInputProps) {
  const say = useWords('chat-input', words);
  const { label = say('nachricht'), name, value, onChange, onSend, error } = props;
  const { lines = 'several', keyboardSend = true, sending = false } = props;
  const { placeholder = say('platzhalter') } = props;
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const text = value.trim();
  const hint = lines === 'several' && keyboardSend ? say('absenden') : undefined;

  function send(event?: FormEvent) {
    event?.preventDefault();
    box.current?.focus();
    if (text !== '' && !sending) onSend(text);
  }

  function press(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const act = enterActs(event.nativeEvent, { lines, keyboardSend });
    if (act === 'nothing') return;
    event.preventDefault();
    if (act === 'send') send();
    if (act === 'newline') {
      const { currentTarget } = event;
      const { selectionStart, selectionEnd } = currentTarget;
      currentTarget.setRangeText('\n', selectionStart ?? 0, selectionEnd ?? 0, 'end');
      onChange(currentTarget.value);
    }
  }

  const Box = lines === 'one' ? 'input' : 'textarea';
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <label className={field.label} htmlFor={fieldId(name)}>
        {label}
      </label>
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.row}>
        <Box
          {...fieldState(name, error, hint)}
          ref={box}
          id={fieldId(name)}
          name={name}
          className={`${input.input} ${styles.box}`}
          placeholder={placeholder}
          value={value}
          enterKeyHint={lines === 'one' && keyboardSend ? 'send' : 'enter'}
          {...(lines === 'one' ? { type: 'text', autoComplete: 'off' } : { rows: 1 })}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={press}
        />
        <button
          type="submit"
          className={styles.send}
          // aria-disabled: the focus must not fall to the page's start while a message is sent.
          aria-disabled={text === '' || sending || undefined}
          aria-busy={sending || undefined}
          aria-describedby={text === '' ? `${fieldId(name)}-empty` : undefined}
        >
          {sending ? <span className={styles.spinner} /> : <Drawing of={IconSend2} size={22} />}
          {say('senden')}
        </button>
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
      <span id={`${fieldId(name)}-empty`} hidden>
        {say('leer')}
      </span>
    </form>
  );
}

const words = {
  nachricht: 'Ihre Nachricht',
  platzhalter: 'Nachricht schreiben',
  absenden: 'Absenden mit Umschalt + Enter.',
  senden: 'Senden',
  leer: 'Schreiben Sie zuerst eine Nachricht.',
} as const;

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** A word is being put together, in Japanese for example: Enter belongs to it. */
  isComposing: boolean;
}

/** What Enter does in the chat (`specification §5`); `nothing` leaves it to the browser. */
export function enterActs(
  pressed: Pressed,
  { lines, keyboardSend }: { lines: 'one' | 'several'; keyboardSend: boolean },
): 'send' | 'newline' | 'swallow' | 'nothing' {
  if (pressed.key !== 'Enter' || pressed.isComposing) return 'nothing';
  if (lines === 'one') return keyboardSend ? 'send' : 'swallow';
  if (!(pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey)) return 'nothing';
  // The browser itself makes a new line with some of these keys only.
  return keyboardSend ? 'send' : 'newline';
}
