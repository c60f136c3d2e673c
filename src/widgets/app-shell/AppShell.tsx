import type { ReactNode } from 'react';
import type { WordMark } from '#brands/brand.ts';
import { Icon } from '../icon/Icon.tsx';
import { Logo } from '../logo/Logo.tsx';
import styles from './AppShell.module.css';
import { BottomBar } from './BottomBar.tsx';
import { NavigationLink, type NavigationItem } from './NavigationLink.tsx';
import { useDirection } from './useDirection.ts';

export interface Account {
  name: string;
  onSignOut: () => void;
}

export interface AppShellProps {
  brandName: string;
  logo: WordMark;
  /** Path of the start page. */
  home: string;
  /** Empty while nobody is signed in: then there is only a header. */
  navigation: readonly NavigationItem[];
  account?: Account | undefined;
  footer: readonly { label: string; href: string }[];
  /** Above the page: offline, session about to end. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Header, navigation and footer around a page; sidebar from 1024 px, bottom bar below (`specification §2`). */
export function AppShell(props: AppShellProps) {
  const { brandName, logo, home, navigation, account, footer, notice, children } = props;
  const hasNavigation = navigation.length > 0;
  useDirection();

  return (
    <div className={styles.shell} data-navigation={hasNavigation || undefined}>
      <a className={styles.skip} href="#inhalt">
        Zum Inhalt springen
      </a>
      <header className={styles.header}>
        <a className={styles.home} href={home} aria-label={`${brandName} – Startseite`}>
          <Logo mark={logo} />
        </a>
        {hasNavigation && (
          <nav className={styles.navigation} aria-label="Hauptnavigation">
            <ul>
              {navigation.map((item) => (
                <li key={item.href}>
                  <NavigationLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {account !== undefined && <AccountBox account={account} />}
      </header>
      <div className={styles.middle}>
        {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        {children}
        <Footer links={footer} />
      </div>
      {hasNavigation && <BottomBar navigation={navigation} account={account} />}
    </div>
  );
}

function AccountBox({ account }: { account: Account }) {
  return (
    <div className={styles.account}>
      <span className={styles.name}>
        <Icon name="person" size={22} />
        {account.name}
      </span>
      <button type="button" className={styles.signOut} onClick={account.onSignOut}>
        <Icon name="signOut" size={22} />
        Abmelden
      </button>
    </div>
  );
}

function Footer({ links }: { links: AppShellProps['footer'] }) {
  return (
    <footer className={styles.footer}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
