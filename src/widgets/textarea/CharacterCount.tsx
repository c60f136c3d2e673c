import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Textarea.module.css';
import type { Say } from '../theme/dictionary.ts';

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

/** What is left of the allowed length, counted as the server counts it; `near` from the last tenth on. */
export function characterCount(text: string, limit: number, say: Say<typeof countWords>) {
  const left = limit - text.length;
  const words =
    left < 0
      ? say('zuViel', { over: number.format(-left) })
      : say('noch', { left: number.format(left), limit: number.format(limit) });
  return { words, near: left <= limit / 10, over: left < 0 };
}

const number = new Intl.NumberFormat('de-DE');

export const countWords = {
  noch: 'noch {left} von {limit}\u00A0Zeichen',
  zuViel: '{over}\u00A0Zeichen zu viel',
} as const;
