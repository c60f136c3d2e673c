import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { currentToasts, onToasts, removeToast, type ShownToast } from './toast.ts';
import styles from './ToastRegion.module.css';

const signs = {
  positive: 'check',
  warning: 'alert',
  neutral: 'info',
  negative: 'alert',
  highlight: 'info',
} as const;

/** Where toasts appear; once per page. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts);
  return (
    <output className={styles.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </output>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => removeToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.duration]);

  return (
    <div
      className={styles.toast}
      data-state={toast.state}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.sign}>
        <Icon name={signs[toast.state]} size={20} />
      </span>
      <p>{toast.title}</p>
      <button
        type="button"
        className={styles.close}
        aria-label="Meldung schließen"
        onClick={() => removeToast(toast.id)}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
