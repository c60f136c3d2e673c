import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../theme/useWords.ts';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  /** Default "Bitte prüfen Sie Ihre Angaben". */
  title?: string;
  /** The same words as at the field; `fieldId` is the id of its input, `field-email`. */
  errors: readonly { fieldId: string; text: string }[];
}

/** What is to be mended, above the form. Takes the focus when it appears; a new `key` per attempt takes it again. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const say = useWords('error-summary', words);
  const prefix = `${say('fehler')} `;
  const box = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    box.current?.focus();
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);

  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      // What is mended by itself takes the list away: whoever was in it goes on at the first field.
      if (!own?.contains(document.activeElement)) return;
      const field = own.querySelector('a')?.hash.slice(1) ?? '';
      document.getElementById(field)?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section ref={box} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        {title ?? say('pruefen')}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => jump(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function jump(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

const words = {
  fehler: 'Fehler:',
  pruefen: 'Bitte prüfen Sie Ihre Angaben',
} as const;
