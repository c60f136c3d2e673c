import { type ReactNode, useEffect } from 'react';
import { useWords } from '../theme/useWords.ts';
import styles from './AppShell.module.css';

export interface AppShellProps {
  /** `Header`. */
  header: ReactNode;
  /** `Notice`, where there is something to say. */
  notice?: ReactNode;
  /** `Footer`. */
  footer: ReactNode;
  /** `BottomBar`, where somebody is signed in: then the header is a sidebar from 1024 px. */
  bottom?: ReactNode;
  /** The header stays in sight while the page scrolls. */
  fixed?: boolean;
  /** Inside another page: no header, no navigation, no footer. */
  bare?: boolean;
  children: ReactNode;
}

/** Header, navigation and footer around a page; sidebar from 1024 px, bottom bar below (`specification §2`). */
export function AppShell(props: AppShellProps) {
  const { header, notice, footer, bottom, fixed = false, bare = false, children } = props;
  const say = useWords('app-shell', { zumInhalt: 'Zum Inhalt springen' });
  useDirection();

  if (bare) {
    return (
      <div className={styles.bare}>
        {notice}
        {children}
      </div>
    );
  }
  return (
    <div
      className={styles.shell}
      data-navigation={bottom !== undefined || undefined}
      data-fixed={fixed || undefined}
    >
      <a className={styles.skip} href="#inhalt">
        {say('zumInhalt')}
      </a>
      {header}
      <div className={styles.middle}>
        {notice}
        {children}
        {footer}
      </div>
      {bottom}
    </div>
  );
}

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
