import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useSpelling } from '../theme/brandContext.ts';
import type { Account } from './AppShell.tsx';
import styles from './BottomBar.module.css';
import { type NavigationItem, NavigationLink } from './NavigationLink.tsx';
import link from './NavigationLink.module.css';

interface BottomBarProps {
  navigation: readonly NavigationItem[];
  secondary: readonly NavigationItem[];
  account?: Account | undefined;
}

const shortcuts = 3;

/** Below 1024 px: the first ways at the thumb, all of them behind the burger. */
export function BottomBar({ navigation, secondary, account }: BottomBarProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const write = useSpelling();

  // Listens where the clicks of all links and buttons inside arrive; Esc is the browser's.
  useEffect(() => {
    const dialog = menu.current;
    dialog?.addEventListener('click', closeOnChoice);
    return () => dialog?.removeEventListener('click', closeOnChoice);
  }, []);

  function show() {
    menu.current?.showModal();
    setOpen(true);
  }

  return (
    <>
      <nav className={styles.bar} aria-label="Hauptnavigation">
        <ul>
          {shortcutsOf(navigation).map((item) => (
            <li key={item.href}>
              <NavigationLink item={item} upright />
            </li>
          ))}
          <li>
            <button
              type="button"
              className={link.link}
              data-upright
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={show}
            >
              <Icon name="menu" />
              Menü
            </button>
          </li>
        </ul>
      </nav>
      <dialog ref={menu} className={styles.menu} aria-label="Menü" onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <ul>
            {[...navigation, ...secondary].map((item) => (
              <li key={item.href}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
          {account !== undefined && (
            <div className={styles.account}>
              <p>Angemeldet als {account.name}</p>
              <button type="button" className={link.link} onClick={account.onSignOut}>
                <Icon name="signOut" />
                Abmelden
              </button>
            </div>
          )}
          <button type="button" className={link.link}>
            <Icon name="close" />
            {write('Menü schließen')}
          </button>
        </div>
      </dialog>
    </>
  );
}

function shortcutsOf(navigation: readonly NavigationItem[]): readonly NavigationItem[] {
  return navigation.filter(({ shortcut }) => shortcut === true).slice(0, shortcuts);
}

/** A link or button inside closes the menu (`specification §2`), and so does the space around it. */
function closeOnChoice(this: HTMLDialogElement, { target }: MouseEvent) {
  const chosen = target instanceof Element && target.closest('a, button') !== null;
  if (chosen || target === this) this.close();
}
