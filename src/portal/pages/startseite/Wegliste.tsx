import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '#widgets/icon/Icon.tsx';
import styles from './Wegliste.module.css';

export interface Startweg {
  bild?: ReactNode;
  href: string;
  text: string;
  zeile: string;
  onClick?: MouseEventHandler;
}

/** Ways below one another, each with a line of what is there; the whole row leads on. */
export function Wegliste({ wege }: { wege: readonly Startweg[] }) {
  return (
    <ul className={styles.ways}>
      {wege.map(({ bild, href, text, zeile, onClick }) => (
        <li key={`${href} ${zeile}`} className={styles.way}>
          {bild}
          <span className={styles.words}>
            <a href={href} onClick={onClick}>
              {text}
            </a>
            <span className={styles.line}>{zeile}</span>
          </span>
          <span className={styles.arrow}>
            <Icon name="forward" size={20} />
          </span>
        </li>
      ))}
    </ul>
  );
}
