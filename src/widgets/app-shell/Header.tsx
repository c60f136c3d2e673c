import type { ReactNode } from 'react';
import type { WordMark } from '#brands/brand.ts';
import { Logo } from '../logo/Logo.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './AppShell.module.css';

export interface HeaderProps {
  brandName: string;
  logo: WordMark;
  /** Path of the start page. */
  home: string;
  /** `Menu`, where somebody is signed in. */
  menu?: ReactNode;
  /** Beside the logo where there is no menu. */
  links?: readonly { label: string; href: string }[];
  /** At the top right of every page, and at the same place on each. */
  help?: ReactNode;
  badge?: ReactNode;
}

/** Whose portal this is, its ways and its help. */
export function Header(props: HeaderProps) {
  const { brandName, logo, home, menu, links = [], help, badge } = props;
  const say = useWords('app-shell', { startseite: '{name} – Startseite' });
  return (
    <header className={styles.header}>
      <div className={styles.side}>
        <a className={styles.home} href={home} aria-label={say('startseite', { name: brandName })}>
          <Logo mark={logo} />
        </a>
        {menu}
      </div>
      <div className={styles.tools}>
        {badge}
        {links.map(({ label, href }) => (
          <a key={href} className={styles.link} href={href}>
            {label}
          </a>
        ))}
        {help}
      </div>
    </header>
  );
}
