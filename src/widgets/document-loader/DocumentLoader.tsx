import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import styles from './DocumentLoader.module.css';

export interface DocumentLoaderProps {
  /** Default "Ihr Dokument wird geladen". */
  label?: string;
}

/** Ms after which it says that it takes longer. */
const patience = 8000;

// Only looks; the words are there without it.
const Sheet = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    const { Sheet } = await import('./Sheet.tsx');
    return { default: Sheet };
  } catch {
    return { default: Nothing };
  }
});

function Nothing(): ReactNode {
  return null;
}

/** What is seen while a document is on its way (`specification §2`). */
export function DocumentLoader({ label = 'Ihr Dokument wird geladen' }: DocumentLoaderProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);

  return (
    <output className={styles.loader}>
      <span className={styles.picture} aria-hidden="true">
        <Suspense fallback={null}>
          <Sheet />
        </Suspense>
      </span>
      <span className={styles.label}>{label} …</span>
      <span className={styles.slow}>
        {slow && 'Das dauert länger als sonst. Bitte warten Sie.'}
      </span>
    </output>
  );
}
