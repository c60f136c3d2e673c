import { useNotifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './ToastRegion.module.css';

/** Where toasts appear; once per page. It stands there empty, so that a screen reader knows it when the first one comes. */
export function ToastRegion() {
  return <output className={styles.region}>{useToastStack()}</output>;
}

/** The stack is large for what most pages show of it: it comes with the first toast. */
function useToastStack(): ReactNode {
  const { notifications } = useNotifications();
  const [stack, setStack] = useState<ReactNode>(null);

  useEffect(() => {
    if (stack !== null || notifications.length === 0) return;
    const show = async () => {
      const { ToastStack } = await import('./ToastStack.tsx');
      setStack(<ToastStack />);
    };
    // Not reachable: the toast waits in the store, the next one tries again.
    show().catch(() => undefined);
  }, [stack, notifications]);

  return stack;
}
