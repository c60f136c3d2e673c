import type { ReactNode } from 'react';
import styles from './NavigationLink.module.css';

export interface NavigationItem {
  label: string;
  href: string;
  /** The page that is open. */
  current?: boolean;
  icon?: ReactNode;
  /** Behind the word: how much is new there. */
  note?: ReactNode;
  /** Stands in the bottom bar of a phone; there is room for three. */
  shortcut?: boolean;
}

/** A way in the navigation: in a row (sidebar, menu) or upright (bottom bar). */
export function NavigationLink({
  item,
  upright = false,
}: {
  item: NavigationItem;
  upright?: boolean;
}) {
  return (
    <a
      className={styles.link}
      href={item.href}
      data-upright={upright || undefined}
      aria-current={item.current === true ? 'page' : undefined}
    >
      {item.icon}
      {item.label}
      {item.note}
    </a>
  );
}
