/** A short message that goes by itself. */
export interface Toast {
  title: string;
  state: 'positive' | 'warning' | 'neutral' | 'negative' | 'highlight';
  /** Milliseconds; default 3000 (`specification §9`). */
  duration?: number;
}

export interface ShownToast extends Required<Toast> {
  id: number;
}

let nextId = 1;
let shown: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast in the `ToastRegion`, also one that mounts later. */
export function showToast({ title, state, duration = 3000 }: Toast): void {
  publish([...shown, { id: nextId++, title, state, duration }]);
}

export function removeToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly ShownToast[] {
  return shown;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
