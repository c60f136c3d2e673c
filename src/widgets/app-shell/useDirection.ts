import { useEffect } from 'react';

/** Says on the root element which way the reader goes, so that pages slide in from that side; nothing before the first step. */
export function useDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const back = () => (dataset['direction'] = 'back');
    const forward = () => (dataset['direction'] = 'forward');
    window.addEventListener('popstate', back, { capture: true });
    window.addEventListener('click', forward, { capture: true });
    return () => {
      window.removeEventListener('popstate', back, { capture: true });
      window.removeEventListener('click', forward, { capture: true });
    };
  }, []);
}
