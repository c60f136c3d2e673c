import { notifications, notificationsStore } from '@mantine/notifications';
import type { Toast } from './toast.ts';

/** Toasts are shown elsewhere where `to` takes them; here otherwise. */
export function divertToasts(to: (toast: Toast) => boolean): void {
  notificationsStore.subscribe(({ notifications: shown }) => {
    for (const { id, message, autoClose, ...rest } of shown) {
      const state = stateOf(rest);
      if (id === undefined || typeof message !== 'string' || state === null) continue;
      const duration = typeof autoClose === 'number' ? { duration: autoClose } : {};
      // Gone before it is drawn.
      if (to({ title: message, state, ...duration })) notifications.hide(id);
    }
  });
}

const states = ['positive', 'warning', 'neutral', 'negative', 'highlight'] as const;

function stateOf(rest: object): Toast['state'] | null {
  const given: unknown = 'data-state' in rest ? rest['data-state'] : null;
  return states.find((state) => state === given) ?? null;
}
