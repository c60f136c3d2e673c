import { Icon } from '../icon/Icon.tsx';
import styles from './TickList.module.css';

export interface TickListProps {
  /** What the list is of, for whoever does not see its signs: "Versichert". */
  label: string;
  items: readonly TickItem[];
  /** What is not so: a cross in place of the tick. */
  crossed?: boolean;
  /** On a surface of its own. */
  framed?: boolean;
}

interface TickItem {
  /** In bold, with the text muted below. */
  title?: string;
  text: string;
}

/** What holds, each with a tick, or what does not, each with a cross (`reference/look.md`). */
export function TickList({ label, items, crossed = false, framed = false }: TickListProps) {
  return (
    <ul
      className={styles.list}
      data-crossed={crossed || undefined}
      data-framed={framed || undefined}
      aria-label={label}
    >
      {items.map(({ title, text }) => (
        <li key={title ?? text}>
          <Icon name={crossed ? 'close' : 'check'} size={22} />
          {title === undefined ? (
            <p>{text}</p>
          ) : (
            <p>
              <b>{title}</b>
              <small>{text}</small>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
