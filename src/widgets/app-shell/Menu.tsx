import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { Drawing } from '../icon/Drawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useWords } from '../theme/useWords.ts';
import accountStyles from './AccountBox.module.css';
import styles from './AppShell.module.css';
import { type NavigationItem, NavigationLink } from './NavigationLink.tsx';

export interface Account {
  name: string;
  onSignOut: () => void;
}

export interface MenuProps {
  navigation: readonly NavigationItem[];
  /** At the bottom of the sidebar; in the menu of a phone below the others. */
  secondary: readonly NavigationItem[];
  account?: Account | undefined;
}

/** Ways of whoever is signed in, in the header. */
export function Menu({ navigation, secondary, account }: MenuProps) {
  const say = useWords('app-shell', { hauptnavigation: 'Hauptnavigation' });
  return (
    <>
      <nav className={styles.navigation} aria-label={say('hauptnavigation')}>
        <Ways items={navigation} />
        <Ways items={secondary} />
      </nav>
      {account !== undefined && <AccountBox account={account} />}
    </>
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
        <Drawing of={IconLogout} size={22} />
        {say('abmelden')}
      </button>
    </div>
  );
}
