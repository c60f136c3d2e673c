import { Icon } from '../icon/Icon.tsx';
import styles from './AccountBox.module.css';
import type { Account } from './AppShell.tsx';

/** Who is signed in, and the way out. */
export function AccountBox({ account }: { account: Account }) {
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
