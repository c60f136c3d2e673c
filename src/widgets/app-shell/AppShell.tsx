import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { WordMark } from '#brands/brand.ts';
import { Logo } from '../logo/Logo.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './AppShell.module.css';
import { NavigationLink, type NavigationItem } from './NavigationLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import accountStyles from './AccountBox.module.css';

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
  /** At the bottom of the sidebar; in the menu of a phone below the others. */
  secondary?: readonly NavigationItem[];
  account?: Account | undefined;
  /** Beside the logo where there is no navigation. */
  links?: readonly { label: string; href: string }[];
  /** At the top right of every page, and at the same place on each. */
  help?: ReactNode;
  badge?: ReactNode;
  footer: readonly { label: string; href: string; strong?: boolean }[];
  /** Above the page: offline, session about to end. */
  notice?: ReactNode;
  /** The header stays in sight while the page scrolls. */
  fixed?: boolean;
  /** Inside another page: no header, no navigation, no footer. */
  bare?: boolean;
  children: ReactNode;
}

/** Header, navigation and footer around a page; sidebar from 1024 px, bottom bar below (`specification §2`). */
export function AppShell(props: AppShellProps) {
  const { navigation, secondary = [], account, footer, notice, children } = props;
  const { fixed = false, bare = false } = props;
  const hasNavigation = navigation.length > 0;
  const say = useWords('app-shell', words);
  useDirection();

  if (bare) {
    return (
      <div className={styles.bare}>
        {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        {children}
      </div>
    );
  }
  return (
    <div
      className={styles.shell}
      data-navigation={hasNavigation || undefined}
      data-fixed={fixed || undefined}
    >
      <a className={styles.skip} href="#inhalt">
        {say('zumInhalt')}
      </a>
      {/* Boundaries of their own: drawn ahead, they are taken over behind the page itself, which answers first. */}
      <Suspense>
        <Header {...props} />
      </Suspense>
      <div className={styles.middle}>
        {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        {children}
        <Suspense>
          <Footer links={footer} />
        </Suspense>
      </div>
      {hasNavigation && (
        <Suspense>
          <BottomBar navigation={navigation} secondary={secondary} account={account} />
        </Suspense>
      )}
    </div>
  );
}

/** Comes with the ways: a page for strangers has none. */
const BottomBar = lazy(async () => ({ default: (await import('./BottomBar.tsx')).BottomBar }));

function Header(props: AppShellProps) {
  const { brandName, logo, home, navigation, secondary = [], account, links = [] } = props;
  const say = useWords('app-shell', words);
  return (
    <header className={styles.header}>
      <div className={styles.side}>
        <a className={styles.home} href={home} aria-label={say('startseite', { name: brandName })}>
          <Logo mark={logo} />
        </a>
        {navigation.length > 0 && (
          <nav className={styles.navigation} aria-label={say('hauptnavigation')}>
            <Ways items={navigation} />
            <Ways items={secondary} />
          </nav>
        )}
        {account !== undefined && <AccountBox account={account} />}
      </div>
      <div className={styles.tools}>
        {props.badge}
        {links.map(({ label, href }) => (
          <a key={href} className={styles.link} href={href}>
            {label}
          </a>
        ))}
        {props.help}
      </div>
    </header>
  );
}

function Ways({ items }: { items: readonly NavigationItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <NavigationLink item={item} />
        </li>
      ))}
    </ul>
  );
}

function Footer({ links }: { links: AppShellProps['footer'] }) {
  return (
    <footer className={styles.footer}>
      <ul>
        {links.map(({ label, href, strong }) => (
          <li key={href}>
            <a href={href} data-strong={strong}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

const words = {
  zumInhalt: 'Zum Inhalt springen',
  startseite: '{name} – Startseite',
  hauptnavigation: 'Hauptnavigation',
} as const;

/** Says on the root element which way the reader goes, so that pages slide in from that side; nothing before the first step. */
function useDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const back = () => (dataset['direction'] = 'back');
    const forward = () => (dataset['direction'] = 'forward');
    window.addEventListener('popstate', back, { capture: true });
    window.addEventListener('click', forward, { capture: true });
    return () => {
      window.removeEventListener('popstate', back, { capture: true });
      window.removeEventListener('click', forward, { capture: true });
    };
  }, []);
}

/** Who is signed in, and the way out. */
function AccountBox({ account }: { account: Account }) {
  const say = useWords('app-shell', { abmelden: 'Abmelden' });
  return (
    <div className={accountStyles.account}>
      <span className={accountStyles.name}>
        <Icon name="person" size={22} />
        {account.name}
      </span>
      <button type="button" className={accountStyles.signOut} onClick={account.onSignOut}>
        <Icon name="signOut" size={22} />
        {say('abmelden')}
      </button>
    </div>
  );
}
