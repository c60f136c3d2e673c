import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  /** Makes the whole card lead there. */
  href?: string;
  heading: string;
  /** Default 2. */
  headingLevel?: 2 | 3;
  badge?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/** Something that can be taken as one: a contract, a task. */
export function Card({ href, heading, headingLevel = 2, badge, children, footer }: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-link={href !== undefined || undefined}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          {href === undefined ? heading : <a href={href}>{heading}</a>}
        </Heading>
        {badge}
      </div>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}
