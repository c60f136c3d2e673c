import { Textarea as MantineTextarea } from '@mantine/core';
import { FieldFrame, inputState } from '../field/FieldFrame.tsx';
import { limitId } from '../field/fieldIds.ts';
import { HeadlessMantine } from '../theme/HeadlessMantine.tsx';
import { useWords } from '../theme/useWords.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { LimitText } from './LimitText.tsx';
import styles from './Textarea.module.css';

export interface TextareaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and how to mend it; `true` shows the default text (`specification §5`). */
  error?: string | true | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
  /** Characters that are taken; more can be typed, is counted and refused on submit. */
  limit?: number;
  /** Default asks for at least 20 words (`specification §5`). */
  placeholder?: string;
  /** Lines to begin with; it grows with what is written. Default 4. */
  rows?: number;
}

/** Several lines of text. */
export function Textarea(props: TextareaProps) {
  const say = useWords('textarea', words);
  const { name, value, onChange, error, limit, placeholder = say('muster'), rows = 4 } = props;
  const { label, hint, optional, disabled } = props;
  const field = {
    name,
    label,
    hint,
    optional,
    disabled,
    error: error === true ? say('fehler') : error,
    inputClass: styles.textarea,
    ...(limit === undefined
      ? {}
      : { describedBy: [limitId(name)], below: <Limit {...{ name, value, limit }} /> }),
  };
  const { className, ...state } = inputState(field);
  return (
    <FieldFrame {...field}>
      <HeadlessMantine>
        <MantineTextarea
          classNames={{ input: className }}
          attributes={{ input: state }}
          autosize
          minRows={rows}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </HeadlessMantine>
    </FieldFrame>
  );
}

const words = {
  muster: 'Bitte schreiben Sie am besten mindestens 20 Wörter.',
  // Letter for letter as the specification has it.
  fehler: 'Bitte machen Sie ihre Angaben',
} as const;

function Limit({ name, value, limit }: { name: string; value: string; limit: number }) {
  return (
    <>
      <LimitText name={name} limit={limit} />
      <CharacterCount value={value} limit={limit} />
    </>
  );
}
