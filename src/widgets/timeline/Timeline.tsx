import styles from './Timeline.module.css';

export interface TimelineStep {
  /** From when, "Ab 10.07.2027". */
  when: string;
  /** The amount as read, "3,90 EUR monatlich". */
  amount: string;
  /** What happens then. */
  lines: readonly string[];
  /** Where the amount leads. */
  href?: string;
  /** The one this page is about. */
  current?: boolean;
}

/** What holds from when on, one day below the other. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ when, amount, lines, href, current = false }) => (
        <li
          className={styles.step}
          key={[when, amount, href, ...lines].join(' ')}
          data-current={current || undefined}
        >
          <p className={styles.when}>{when}</p>
          <p className={styles.amount}>
            {href === undefined ? amount : <a href={href}>{amount}</a>}
          </p>
          {lines.map((line) => (
            <p className={styles.line} key={line}>
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
