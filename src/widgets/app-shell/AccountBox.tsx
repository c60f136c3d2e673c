import { Icon } from '../icon/Icon.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './AccountBox.module.css';
import type { Account } from './AppShell.tsx';

/** Who is signed in, and the way out. */
export function AccountBox({ account }: { account: Account }) {
  const say = useWords('app-shell', { abmelden: 'Abmelden' });
  return (
    <div className={styles.account}>
      <span className={styles.name}>
        <Icon name="person" size={22} />
        {account.name}
      </span>
      <button type="button" className={styles.signOut} onClick={account.onSignOut}>
        <Icon name="signOut" size={22} />
        {say('abmelden')}
      </button>
    </div>
  );
}
