import { type ReactNode, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { rahmenteile } from './rahmenteile.tsx';
import { dahinter, folgeDahinter, ladeDahinter } from '../dahinter.ts';

/**
 * A part of the frame that is taken over once its chunk is here, behind the page. It stands as one element that never
 * changes, reads what it shows itself, and so is drawn anew by nobody before that: React would take away what it cannot
 * take over yet.
 */
export function rahmenteil(name: keyof typeof rahmenteile, tag?: 'header' | 'footer'): ReactNode {
  const Wartend = lazy(async () => {
    const da = await ladeDahinter().catch(() => null);
    return { default: da?.teile[name] ?? Bleibt };
  });
  /** As it was drawn, until the line is there again. */
  function Bleibt() {
    const Da = useSyncExternalStore(folgeDahinter, stand, nichts)?.teile[name];
    useEffect(() => {
      const nochmal = () => void ladeDahinter().catch(() => undefined);
      addEventListener('online', nochmal);
      return () => removeEventListener('online', nochmal);
    }, []);
    if (Da) return <Da />;
    const Tag = tag;
    return Tag && <Tag suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  function Stueck() {
    const [Da] = useState(() => dahinter()?.teile[name] ?? Wartend);
    return <Da />;
  }
  return (
    <Suspense>
      <Stueck />
    </Suspense>
  );
}

const stand = dahinter;
const nichts = () => null;
