import { useEffect, useRef } from 'react';
import { fieldId } from '../field/fieldIds.ts';
import { useWords } from '../theme/useWords.ts';
import { Calendar } from './Calendar.tsx';
import styles from './Calendar.module.css';
import { type Bounds } from './typedDate.ts';

interface CalendarDialogProps extends Bounds {
  /** Of the field beside which it opens. */
  name: string;
  label: string;
  value: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** The calendar beside its field, on a phone at the bottom of the window. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { name, label, value, min, max, onChoose, onClose } = props;
  const say = useWords('date-field', { kalender: 'Kalender: {label}' });
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    place(dialog, fieldId(name));
    dialog.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus();
    return () => dialog.close();
  }, [name]);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={say('kalender', { label })}
      closedby="any"
      // Comes late, when the dialog may be open again.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <Calendar
        value={value}
        min={min}
        max={max}
        onChoose={(day) => {
          onChoose(day);
          ref.current?.close();
        }}
        onClose={() => ref.current?.close()}
      />
    </dialog>
  );
}

const gap = 8;

/** Below the field, above it where there is more room, never outside the window. */
function place(dialog: HTMLDialogElement, field: string) {
  const anchor = document.querySelector(`#${CSS.escape(field)}`)?.getBoundingClientRect();
  if (anchor === undefined) return;
  const { height, width } = dialog.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const top = below + height + gap <= window.innerHeight ? below : anchor.top - gap - height;
  const left = Math.min(anchor.left, document.documentElement.clientWidth - width - gap);
  dialog.style.setProperty('--top', `${Math.max(gap, top)}px`);
  dialog.style.setProperty('--left', `${Math.max(gap, left)}px`);
}
