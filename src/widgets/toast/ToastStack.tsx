import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon/IconButton.tsx';
import { HeadlessMantine } from '../theme/HeadlessMantine.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './ToastStack.module.css';

/** The toasts that are shown now; Mantine times, queues and swipes them away. */
export function ToastStack() {
  return (
    <HeadlessMantine>
      <Notifications
        classNames={{ root: styles.stack, notification: styles.toast }}
        position="bottom-center"
        withinPortal={false}
        // The entrance is ours: it moves and never fades, so that the text keeps its contrast.
        transitionDuration={0}
        notificationMaxHeight="none"
        renderNotification={toastContent}
      />
    </HeadlessMantine>
  );
}

function toastContent({ id, icon, message }: NotificationData) {
  return (
    <>
      <span className={styles.sign}>{icon}</span>
      <p>{message}</p>
      <CloseToast id={id} />
    </>
  );
}

function CloseToast({ id }: { id: string | undefined }) {
  const say = useWords('toast', { schliessen: 'Meldung schließen' });
  return (
    <IconButton
      look="round"
      label={say('schliessen')}
      onClick={() => id !== undefined && notifications.hide(id)}
    >
      <Icon name="close" size={20} />
    </IconButton>
  );
}
