import type { ReactNode } from 'react';
import { TileIcon, type TileIconName } from '#widgets/icon/TileIcon.tsx';
import styles from './Startseite.module.css';

interface Props {
  href: string;
  icon: TileIconName;
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
        <TileIcon name={icon} />
      </span>
      <h2 className={styles.name}>
        <a href={href}>{text}</a>
      </h2>
      <p>{zeile}</p>
      {children}
    </div>
  );
}
