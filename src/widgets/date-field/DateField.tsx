import { formatWochentag } from '#contract/tag.ts';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useEffect, useState } from 'react';
import { Field } from '../field/Field.tsx';
import { useTyped } from '../field/useTyped.ts';
import { Drawing } from '../icon/Drawing.tsx';
import { IconButton } from '../icon/IconButton.tsx';
import { useWords } from '../theme/useWords.ts';
import type { CalendarDialog } from './CalendarDialog.tsx';
import styles from './DateField.module.css';
import { readDate, writtenDate } from './typedDate.ts';

export interface DateFieldProps {
  label: string;
  name: string;
  /** `yyyy-MM-dd`; empty as long as what was typed is no day (`specification §5`). */
  value: string;
  onChange: (value: string) => void;
  /** First day of the calendar, included; an earlier one can be typed and is refused on submit. */
  min?: string;
  /** Last day of the calendar, included. */
  max?: string;
  /** Says the day once more in words below: where it matters from when something holds. */
  inWords?: boolean;
  autoComplete?: 'bday';
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** A day, typed in any usual form or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, inWords = false, ...field } = props;
  const { label, disabled = false } = field;
  const say = useWords('date-field', words);
  const [open, setOpen] = useState(false);
  const { Dialog, load } = useCalendar();
  const read = (typed: string) => readDate(typed, { min, max });
  const [shown, setTyped] = useTyped(value, read, writtenDate);
  const openCalendar = () => {
    load();
    setOpen(true);
  };
  const complete = value !== '' && shown === writtenDate(value);

  return (
    <>
      <Field
        {...field}
        value={shown}
        type="text"
        inputMode="numeric"
        placeholder={say('muster')}
        narrow
        inputClass={styles.date}
        {...(disabled ? {} : { button: <Opener label={label} onClick={openCalendar} /> })}
        {...(inWords ? { below: <InWords day={complete ? value : ''} /> } : {})}
        onChange={(typed) => {
          setTyped(typed);
          onChange(read(typed));
        }}
        // What is no day stays as it was typed, so that it can be mended.
        onBlur={() => value !== '' && setTyped(writtenDate(value))}
      />
      {open && Dialog && (
        <Dialog
          name={field.name}
          label={label}
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            setTyped(writtenDate(day));
            onChange(day);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Fetched once the field is there; a day can be typed without it, and a click asks again where that failed. */
function useCalendar() {
  const [Dialog, setDialog] = useState<typeof CalendarDialog>();
  const load = () =>
    void import('./CalendarDialog.tsx').then(
      (module) => setDialog(() => module.CalendarDialog),
      () => undefined,
    );
  useEffect(load, []);
  return { Dialog, load };
}

function Opener({ label, onClick }: { label: string; onClick: () => void }) {
  const say = useWords('date-field', words);
  return (
    <IconButton
      look="field"
      label={say('oeffnen', { label })}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Drawing of={IconCalendar} />
    </IconButton>
  );
}

function InWords({ day }: { day: string }) {
  return <output className={styles.words}>{day === '' ? '' : formatWochentag(day)}</output>;
}

const words = {
  muster: 'TT.MM.JJJJ',
  oeffnen: 'Kalender öffnen: {label}',
} as const;
