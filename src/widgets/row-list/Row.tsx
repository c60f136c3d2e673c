import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './RowList.module.css';

export interface RowProps {
  /** A `ProductPicture` as tile. */
  picture?: ReactNode;
  name: string;
  /** One muted sentence below the name. */
  line?: ReactNode;
  /** At the right, as read: "7,90 EUR". */
  figure?: string;
  /** Below the figure: "im Monat". */
  figureNote?: string;
  /** A `StatusBadge`; none for what is normal. */
  badge?: ReactNode;
  /** At the end of the row: a button, a link. */
  action?: ReactNode;
  /** The whole row leads there. */
  href?: string;
}

/** Bold name, muted sentence, figure at the right, act at the end. */
export function Row(props: RowProps) {
  const { picture, name, line, figure, figureNote, badge, action, href } = props;
  return (
    <li
      className={styles.row}
      data-link={href !== undefined || undefined}
      data-picture={picture !== undefined || undefined}
    >
      {picture}
      <div className={styles.words}>
        <p className={styles.name}>{href === undefined ? name : <a href={href}>{name}</a>}</p>
        {line !== undefined && <p className={styles.line}>{line}</p>}
      </div>
      {badge !== undefined && <div className={styles.badge}>{badge}</div>}
      {figure !== undefined && (
        <p className={styles.figure}>
          {figure}
          {figureNote !== undefined && <small> {figureNote}</small>}
        </p>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {href !== undefined && (
        <span className={styles.arrow}>
          <Icon name="forward" size={20} />
        </span>
      )}
    </li>
  );
}
