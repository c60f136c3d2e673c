import { toastDauerMs } from '#contract/constants.ts';
import type { Toast } from '../messages.ts';

/** Shows a short message as plain text, where the page does not show it itself. */
export function showToast({ title, state, duration = toastDauerMs }: Toast): void {
  const toast = document.createElement('output');
  toast.textContent = title;
  toast.dataset['portalToast'] = state;
  // Set on the element: a style tag would need `unsafe-inline` in the page's policy.
  Object.assign(toast.style, {
    position: 'fixed',
    insetInline: '1rem',
    bottom: '1rem',
    zIndex: '2147483647',
    maxWidth: '30rem',
    margin: 'auto',
    padding: '1rem',
    borderRadius: '10px',
    background: '#1b1b1f',
    color: '#fff',
    font: '1rem/1.4 system-ui, sans-serif',
  });
  document.body.append(toast);
  setTimeout(() => toast.remove(), duration);
}
