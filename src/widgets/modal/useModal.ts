import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens and closes the browser's own modal dialog; it keeps the focus inside and gives it back. Its h2 is read first. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // With the page, not after it: the late word that it was closed before must find it open again.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
    return () => dialog.close();
  }, [open]);
  return ref;
}
