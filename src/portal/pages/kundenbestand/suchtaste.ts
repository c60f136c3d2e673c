import { useEffect, useEffectEvent, useState } from 'react';
import { browserSpeicher } from '../../speicher.ts';

const ort = 'suchtaste';

/**
 * "/" leads to the search, except where something is typed or asked: where somebody has switched it on, on this
 * device. Who speaks to his computer would press it unawares (WCAG 2.1.4).
 */
export function useSuchtaste(insFeld: () => void) {
  const [an, setAn] = useState(() => browserSpeicher.getItem(ort) === 'an');
  const druecken = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('input, textarea, select, [contenteditable], dialog')) return;
    event.preventDefault();
    insFeld();
  });
  useEffect(() => {
    if (!an) return undefined;
    const hoere = (event: KeyboardEvent) => druecken(event);
    document.addEventListener('keydown', hoere);
    return () => document.removeEventListener('keydown', hoere);
  }, [an]);
  const schalte = (neu: boolean) => {
    setAn(neu);
    if (neu) browserSpeicher.setItem(ort, 'an');
    else browserSpeicher.removeItem(ort);
  };
  return { an, schalte };
}

export type Suchtaste = ReturnType<typeof useSuchtaste>;
