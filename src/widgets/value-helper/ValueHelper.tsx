import { Button } from '../button/Button.tsx';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { fieldId } from '../field/fieldIds.ts';
import { Steppers } from '../number-field/Steppers.tsx';
import { RowList } from '../row-list/RowList.tsx';
import styles from './ValueHelper.module.css';

export interface ValueHelperProps {
  /** Begins the ids of its rows. */
  name: string;
  /** "Summe nach Zimmern schätzen" */
  summary: string;
  /** Whose figures these are, and that they are no more than a help. */
  intro: string;
  rows: readonly ValueRow[];
  /** Most of one kind. */
  max: number;
  onCount: (key: string, count: string) => void;
  /** "Zusammen rund 43.000 EUR" */
  total: string;
  /** "43.000 EUR übernehmen"; none while there is nothing to take over. */
  take?: string | undefined;
  onTake: () => void;
}

interface ValueRow {
  key: string;
  label: string;
  /** What belongs to it, and what one is worth. */
  line: string;
  /** How many, as digits. */
  count: string;
}

/** Adds up what something is worth, piece by piece; nothing comes of it unless it is taken over. */
export function ValueHelper(props: ValueHelperProps) {
  const { name, summary, intro, rows, max, onCount, total, take, onTake } = props;
  return (
    <Disclosure summary={summary}>
      <div className={styles.helper}>
        <p>{intro}</p>
        <RowList label={summary}>
          {rows.map(({ key, label, line, count }) => (
            <li key={key} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.label}>{label}</p>
                <p className={styles.line}>{line}</p>
              </div>
              <fieldset aria-label={label} className={styles.count}>
                <Steppers
                  name={`${name}-${key}`}
                  label={label}
                  value={count}
                  max={max}
                  min={0}
                  onChange={(next) => onCount(key, next)}
                />
                <span id={fieldId(`${name}-${key}`)} className={styles.figure}>
                  {count}
                </span>
              </fieldset>
            </li>
          ))}
        </RowList>
        <output className={styles.total}>{total}</output>
        {take !== undefined && (
          <Button variant="secondary" onClick={onTake}>
            {take}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
