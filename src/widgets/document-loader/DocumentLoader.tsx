import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWords } from '../theme/useWords.ts';
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
export function DocumentLoader({ label }: DocumentLoaderProps) {
  const say = useWords('document-loader', words);
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
      <span className={styles.label}>{label === undefined ? say('laedt') : `${label} …`}</span>
      <span className={styles.slow}>{slow && say('langsam')}</span>
    </output>
  );
}

const words = {
  laedt: 'Ihr Dokument wird geladen …',
  langsam: 'Das dauert länger als sonst. Bitte warten Sie.',
} as const;
