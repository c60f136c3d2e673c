import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, expect, test } from 'vitest';
import { showToast } from '#widgets/toast/toast.ts';

afterEach(() => {
  notifications.clean();
});

test('A toast without a duration stays three seconds and goes when it is closed', () => {
  showToast({ title: 'Ihre Änderung wurde gespeichert.', state: 'positive' });
  const [toast] = shown();
  expect(toast).toMatchObject({ 'data-state': 'positive', autoClose: 3000, role: 'none' });

  notifications.hide(toast?.id ?? '');
  expect(shown()).toEqual([]);
});

test('Two toasts at once are both shown, the older one first', () => {
  showToast({ title: 'Sie sind gerade offline.', state: 'warning' });
  showToast({ title: 'Sie sind wieder verbunden.', state: 'positive', duration: 5000 });
  expect(shown().map((toast) => toast.message)).toEqual([
    'Sie sind gerade offline.',
    'Sie sind wieder verbunden.',
  ]);
});

function shown() {
  return notificationsStore.getState().notifications;
}
