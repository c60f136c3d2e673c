import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { characterCount, countWords } from './characterCount.ts';
import styles from './Textarea.module.css';

/** Ms without a keystroke after which the count is read out. */
const pause = 1000;

/** How much may still be written; read out in a pause near the limit only. */
export function CharacterCount({ value, limit }: { value: string; limit: number }) {
  const { words, near, over } = characterCount(value, limit, useWords('textarea', countWords));
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(near ? words : ''), pause);
    return () => clearTimeout(timer);
  }, [words, near]);
  return (
    <>
      <span className={styles.count} aria-hidden="true" data-over={over || undefined}>
        {words}
      </span>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
