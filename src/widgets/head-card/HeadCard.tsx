import type { ReactNode } from 'react';
import styles from './HeadCard.module.css';

export interface HeadFact {
  label: string;
  value: ReactNode;
  /** What it means or when, in one muted line. */
  note?: ReactNode;
  /** The first among them, the premium for example, is larger. */
  large?: boolean;
}

export interface HeadCardProps {
  /** A `StatusBadge` above the name. */
  badge?: ReactNode;
  /** The name of what the page is about. */
  heading?: string;
  /** Default 1: the head card names the page. */
  headingLevel?: 1 | 2;
  /** A `Figure` in place of a name. */
  figure?: ReactNode;
  /** Number and place, or what the figure lacks, in one muted line. */
  line?: ReactNode;
  /** What happens next, in one sentence. */
  sentence?: string;
  /** A `ProductPicture` for the head. */
  picture?: ReactNode;
  /** Two abreast on the phone where they have room, all in a row where it is wide. */
  facts?: readonly HeadFact[];
  /** At most two acts. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What the page is about, what it costs and what comes next, before any scrolling; one per page (`reference/look.md`). */
export function HeadCard(props: HeadCardProps) {
  const { badge, heading, headingLevel = 1, figure, line, sentence, picture } = props;
  const { facts = [], actions, children } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const hasHead = [badge, heading, figure, line, sentence, picture].some(
    (part) => part !== undefined,
  );
  return (
    <section className={styles.card} data-picture={picture !== undefined || undefined}>
      {hasHead && (
        <div className={styles.head}>
          {badge !== undefined && <div className={styles.badge}>{badge}</div>}
          {heading !== undefined && <Heading className={styles.heading}>{heading}</Heading>}
          {figure !== undefined && <p className={styles.figure}>{figure}</p>}
          {line !== undefined && <p className={styles.line}>{line}</p>}
          {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
        </div>
      )}
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, note, large = false }) => (
            <div key={label} className={styles.fact} data-large={large || undefined}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              {note !== undefined && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {children !== undefined && <div className={styles.more}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
