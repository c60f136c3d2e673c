import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../icon/Drawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useWords } from '../theme/useWords.ts';
import type { MenuProps } from './Menu.tsx';
import styles from './BottomBar.module.css';
import { type NavigationItem, NavigationLink } from './NavigationLink.tsx';
import link from './NavigationLink.module.css';

const shortcuts = 3;

/** Below 1024 px: the first ways at the thumb, all of them behind the burger. */
export function BottomBar({ navigation, secondary, account }: MenuProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const say = useWords('app-shell', words);

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
      <nav className={styles.bar} aria-label={say('hauptnavigation')}>
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
              <Drawing of={IconMenu2} />
              {say('menue')}
            </button>
          </li>
        </ul>
      </nav>
      <dialog
        ref={menu}
        className={styles.menu}
        aria-label={say('menue')}
        onClose={() => setOpen(false)}
      >
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
              <p>{say('angemeldetAls', { name: account.name })}</p>
              <button type="button" className={link.link} onClick={account.onSignOut}>
                <Drawing of={IconLogout} />
                {say('abmelden')}
              </button>
            </div>
          )}
          <button type="button" className={link.link}>
            <Icon name="close" />
            {say('menueSchliessen')}
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

const words = {
  hauptnavigation: 'Hauptnavigation',
  menue: 'Menü',
  angemeldetAls: 'Angemeldet als {name}',
  abmelden: 'Abmelden',
  menueSchliessen: 'Menü schließen',
} as const;
