import styles from './Timeline.module.css';

export interface TimelineStep {
  /** From when, "Ab 10.07.2027". */
  when: string;
  /** In a few words, "3,90 EUR monatlich", "Wir haben gezahlt". */
  what: string;
  /** What it means, or what it was about. */
  lines: readonly string[];
  /** Where it leads. */
  href?: string;
  /** The one this page is about. */
  current?: boolean;
}

/** What holds from when on, or what happened, one day below the other. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ when, what, lines, href, current = false }) => (
        <li
          className={styles.step}
          key={[when, what, href, ...lines].join(' ')}
          data-current={current || undefined}
        >
          <p className={styles.when}>{when}</p>
          <p className={styles.what}>{href === undefined ? what : <a href={href}>{what}</a>}</p>
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
