import { useRef } from 'react';
import { FileRow } from './FileRow.tsx';
import styles from './FileUpload.module.css';
import type { Entry, UploadedFile } from './uploadQueue.ts';

export interface FileListProps {
  label: string;
  files: readonly UploadedFile[];
  entries: readonly Entry[];
  onRetry: (key: number) => void;
  onDrop: (key: number) => void;
  onRemove: (id: string) => void;
  /** The last one is gone: the focus needs a place. */
  onEmptied: () => void;
}

/** What is kept, then what is on its way; a file keeps its row when it arrives. */
export function FileList(props: FileListProps) {
  const { label, files, entries, onRetry, onDrop, onRemove, onEmptied } = props;
  const list = useRef<HTMLUListElement>(null);
  const arrived = new Set(entries.map(({ id }) => id));
  const kept = files.filter(({ id }) => !arrived.has(id));
  if (kept.length + entries.length === 0) return null;

  function keepFocus(row: number) {
    const rows = list.current?.children ?? [];
    const next = rows[row + 1] ?? rows[row - 1];
    const button = next?.querySelector<HTMLButtonElement>('button:last-of-type');
    if (button) button.focus();
    else onEmptied();
  }

  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {kept.map(({ id, name, size }, row) => (
        <FileRow
          key={id}
          file={{ name, size, state: 'done', progress: 1 }}
          onDrop={() => {
            keepFocus(row);
            onRemove(id);
          }}
        />
      ))}
      {entries.map((entry, index) => (
        <FileRow
          key={entry.key}
          file={entry}
          onRetry={() => {
            // The row keeps its place: a second press must not meet the button that cancels.
            list.current?.querySelectorAll<HTMLElement>('li')[kept.length + index]?.focus();
            onRetry(entry.key);
          }}
          onDrop={() => {
            keepFocus(kept.length + index);
            onDrop(entry.key);
            if (entry.id !== undefined) onRemove(entry.id);
          }}
        />
      ))}
    </ul>
  );
}
