import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMonat, heuteInBerlin, kalendertag, monatePlus } from '#contract/tag.ts';
import { Drawing } from '../icon/Drawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Calendar.module.css';
import { Month } from './Month.tsx';
import { dayByKey, within, yearsWithin } from './monthGrid.ts';
import type { Bounds } from './typedDate.ts';

interface CalendarProps extends Bounds {
  value: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** One month with ways to any other; keys as in the dialog pattern of the ARIA practices. */
export function Calendar({ value, min, max, onChoose, onClose }: CalendarProps) {
  const [today] = useState(() => heuteInBerlin(new Date()));
  const [months] = useState(monthNames);
  const [day, setDay] = useState(() => within(value === '' ? today : value, { min, max }));
  const grid = useRef<HTMLDivElement>(null);
  const say = useWords('date-field', words);
  const go = (to: string) => setDay(within(to, { min, max }));

  function move(event: KeyboardEvent) {
    const to = dayByKey(day, event.key, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    // The day must be there before it can take the focus.
    flushSync(() => go(to));
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }

  const arrow = (by: 1 | -1, name: string) => {
    const to = monatePlus(day, by);
    const outside = within(to, { min, max }).slice(0, 7) !== to.slice(0, 7);
    return (
      <button
        type="button"
        className={styles.arrow}
        aria-label={name}
        aria-disabled={outside || undefined}
        onClick={() => !outside && go(to)}
      >
        <Drawing of={by < 0 ? IconChevronLeft : IconChevronRight} />
      </button>
    );
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        {arrow(-1, say('vorheriger'))}
        <div className={styles.pickers}>
          <Picker
            label={say('monat')}
            value={day.slice(5, 7)}
            options={months}
            onChange={(month) => go(monatePlus(day, Number(month) - Number(day.slice(5, 7))))}
          />
          <Picker
            label={say('jahr')}
            value={day.slice(0, 4)}
            options={yearsWithin(day, today, { min, max }).map((year) => [`${year}`, `${year}`])}
            onChange={(year) => go(monatePlus(day, (Number(year) - Number(day.slice(0, 4))) * 12))}
          />
        </div>
        {arrow(1, say('naechster'))}
      </div>
      <div ref={grid}>
        <Month {...{ day, today, value, min, max, onChoose }} onKeyDown={move} />
      </div>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" size={20} />
        {say('schliessen')}
      </button>
    </div>
  );
}

interface PickerProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Picker({ label, value, options, onChange }: PickerProps) {
  return (
    <div className={styles.pick}>
      <select
        className={styles.picker}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </div>
  );
}

/** Asked for when the calendar opens: a page that has one closed need not wake up `Intl`. */
function monthNames() {
  return Array.from({ length: 12 }, (_, month) => {
    const first = kalendertag(2027, month + 1, 1);
    return [first.slice(5, 7), formatMonat(first).replace(/ .*/, '')] as const;
  });
}

const words = {
  vorheriger: 'Vorheriger Monat',
  naechster: 'Nächster Monat',
  monat: 'Monat',
  jahr: 'Jahr',
  schliessen: 'Schließen',
} as const;
