import { type ReactNode, useEffect, useId, useRef } from 'react';
import { TextButton } from '../button/TextButton.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './AssumptionRow.module.css';

export interface AssumptionRowProps {
  /** A whole sentence, the word that counts in bold: "Die Wohnung ist <b>ständig bewohnt</b>." */
  sentence: ReactNode;
  open?: boolean;
  /** Without it there is nothing to change. */
  onToggle?: (open: boolean) => void;
  /** What changes it, in place, below the sentence. */
  children?: ReactNode;
}

/** What the price takes for granted, changed where it is read; stands in a `RowList`. */
export function AssumptionRow({ sentence, open = false, onToggle, children }: AssumptionRowProps) {
  const say = useWords('assumption-row', words);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    // What she had the focus in is gone with the fields.
    if (wasOpen.current && !open && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasOpen.current = open;
  }, [open]);

  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p id={`${id}-sentence`} className={styles.sentence}>
          {sentence}
        </p>
        {onToggle && (
          <TextButton
            ref={button}
            standsAlone
            expanded={open}
            controls={`${id}-change`}
            describedBy={`${id}-sentence`}
            onClick={() => onToggle(!open)}
          >
            {say(open ? 'schliessen' : 'aendern')}
          </TextButton>
        )}
      </div>
      <div id={`${id}-change`} className={styles.change} hidden={!open}>
        {open && children}
      </div>
    </li>
  );
}

const words = { aendern: 'ändern', schliessen: 'schließen' } as const;
