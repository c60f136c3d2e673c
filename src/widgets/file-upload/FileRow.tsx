import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ReactNode } from 'react';
import { Drawing } from '../icon/Drawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import type { Entry } from './entry.ts';
import { fileSize } from './fileSize.ts';
import styles from './FileUpload.module.css';
import { fileWords } from './fileWords.ts';

interface FileRowProps {
  file: Entry;
  onRetry: () => void;
  onDrop: () => void;
}

export function FileRow({ file, onRetry, onDrop }: FileRowProps) {
  const say = useWords('file-upload', fileWords);
  const { name, size, state } = file;
  const error = state === 'failed' ? say('gescheitert') : file.error;
  const travelling = state === 'waiting' || state === 'running';
  return (
    <li className={styles.file} data-state={state} tabIndex={-1}>
      <span className={styles.symbol}>
        <Drawing of={drawingOf(name)} size={26} />
      </span>
      <p className={styles.name}>
        {name} {size > 0 && <span className={styles.size}>{fileSize(size)}</span>}
      </p>
      <div className={styles.state}>
        {error === undefined ? <Progress file={file} /> : <Wrong text={error} />}
      </div>
      <div className={styles.acts}>
        {state === 'failed' && (
          <Act name={name} onClick={onRetry}>
            {say('erneut')}
          </Act>
        )}
        <Act name={name} onClick={onDrop}>
          {say(travelling ? 'abbrechen' : 'entfernen')}
        </Act>
      </div>
    </li>
  );
}

function Progress({ file: { name, state, progress } }: { file: Entry }) {
  const say = useWords('file-upload', fileWords);
  if (state === 'waiting') return say('wartet');
  if (state === 'done' || state === 'kept') {
    return (
      <span className={styles.done}>
        <Icon name="check" size={18} />
        {say('hochgeladen')}
      </span>
    );
  }
  return (
    <span className={styles.running}>
      <progress max={1} value={progress} aria-label={say('unterwegs', { name })} />
      {`${Math.round(progress * 100)}\u00A0%`}
    </span>
  );
}

function Wrong({ text }: { text: string }) {
  return (
    <span className={styles.wrong}>
      <Icon name="alert" size={18} />
      <span>{text}</span>
    </span>
  );
}

function Act({ name, onClick, children }: ActProps) {
  return (
    <button type="button" className={styles.act} onClick={onClick}>
      {children}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
}

interface ActProps {
  name: string;
  onClick: () => void;
  children: ReactNode;
}

function drawingOf(name: string) {
  if (/\.(?:hei[cf]|jpe?g|png)$/i.test(name)) return IconPhoto;
  return /\.(?:mpe?g|mp4|mov|qt)$/i.test(name) ? IconMovie : IconFile;
}
