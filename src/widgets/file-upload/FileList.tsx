import { useRef } from 'react';
import type { Entry } from './entry.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FileUpload.module.css';

export interface FileListProps {
  label: string;
  entries: readonly Entry[];
  onRetry: (key: number) => void;
  onDrop: (key: number) => void;
  /** The last one is gone: the focus needs a place. */
  onEmptied: () => void;
}

/** The files in the order of the field; one keeps its row when it arrives. */
export function FileList({ label, entries, onRetry, onDrop, onEmptied }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;

  function keepFocus(row: number) {
    const rows = list.current?.children ?? [];
    const next = rows[row + 1] ?? rows[row - 1];
    const button = next?.querySelector<HTMLButtonElement>('button:last-of-type');
    if (button) button.focus();
    else onEmptied();
  }

  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {entries.map((entry, row) => (
        <FileRow
          key={entry.key}
          file={entry}
          onRetry={() => {
            // The row keeps its place: a second press must not meet the button that cancels.
            list.current?.querySelectorAll<HTMLElement>('li')[row]?.focus();
            onRetry(entry.key);
          }}
          onDrop={() => {
            keepFocus(row);
            onDrop(entry.key);
          }}
        />
      ))}
    </ul>
  );
}
