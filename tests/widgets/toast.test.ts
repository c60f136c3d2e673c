import { expect, test } from 'vitest';
import { currentToasts, onToasts, removeToast, showToast } from '#widgets/toast/toast.ts';

test('A toast without a duration stays three seconds and goes when it is closed', () => {
  let notices = 0;
  const stop = onToasts(() => notices++);
  showToast({ title: 'Ihre Änderung wurde gespeichert.', state: 'positive' });
  const [toast] = currentToasts();
  expect(toast).toMatchObject({ state: 'positive', duration: 3000 });

  removeToast(toast?.id ?? 0);
  expect(currentToasts()).toEqual([]);
  expect(notices).toBe(2);
  stop();
});

test('Two toasts at once are both shown, the older one first', () => {
  showToast({ title: 'Sie sind gerade offline.', state: 'warning' });
  showToast({ title: 'Sie sind wieder verbunden.', state: 'positive', duration: 5000 });
  expect(currentToasts().map((toast) => toast.title)).toEqual([
    'Sie sind gerade offline.',
    'Sie sind wieder verbunden.',
  ]);
});
