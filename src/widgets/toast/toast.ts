import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { Icon } from '../icon/Icon.tsx';

/** A short message that goes by itself. */
export interface Toast {
  title: string;
  state: 'positive' | 'warning' | 'neutral' | 'negative' | 'highlight';
  /** Milliseconds; default 3000 (`specification §9`). */
  duration?: number;
}

const signs = {
  positive: 'check',
  warning: 'alert',
  neutral: 'info',
  negative: 'alert',
  highlight: 'info',
} as const;

/** Shows a toast in the `ToastRegion`, also one that mounts later. */
export function showToast({ title, state, duration = 3000 }: Toast): void {
  const id = notifications.show({
    message: title,
    icon: createElement(Icon, { name: signs[state], size: 20 }),
    autoClose: duration,
    // The region around it is the status: Mantine would say `alert`.
    role: 'none',
    'data-state': state,
    // The mouse holds a toast by itself, the focus only here.
    onFocus: () => notifications.update({ id, message: title, autoClose: false }),
    onBlur: () => notifications.update({ id, message: title, autoClose: duration }),
  });
}
