import type { ReactNode } from 'react';
import { NavigationIcon, type NavigationIconName } from '#widgets/app-shell/NavigationIcon.tsx';
import styles from './Startseite.module.css';

interface Props {
  href: string;
  icon: NavigationIconName;
  text: string;
  zeile: string;
  /** The one most people look for. */
  voran?: boolean;
  children?: ReactNode;
}

/** A large way to what people come for. */
export function Kachel({ href, icon, text, zeile, voran = false, children }: Props) {
  return (
    <div className={styles.tile} data-first={voran || undefined}>
      <span className={styles.sign}>
        <NavigationIcon name={icon} />
      </span>
      <h2 className={styles.name}>
        <a href={href}>{text}</a>
      </h2>
      <p>{zeile}</p>
      {children}
    </div>
  );
}
