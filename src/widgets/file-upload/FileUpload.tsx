import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type ReactNode, useRef } from 'react';
import field from '../field/Field.module.css';
import { FieldError, FieldHint } from '../field/FieldNotes.tsx';
import { fieldId, fieldState } from '../field/fieldIds.ts';
import { Optional } from '../field/Optional.tsx';
import { Drawing } from '../icon/Drawing.tsx';
import { useWords } from '../theme/useWords.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import type { Choice, Entry } from './entry.ts';
import { acceptOf, allKinds, type FileKind, kindsInWords } from './fileKinds.ts';
import { FileList } from './FileList.tsx';
import { filesInWords, sortOut } from './fileRules.ts';
import { fileSize, megabyte } from './fileSize.ts';
import styles from './FileUpload.module.css';
import { fileWords, type SayFiles } from './fileWords.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface FileUploadProps {
  label: string;
  name: string;
  /** The files of the field, in the order they shall be listed. */
  entries: readonly Entry[];
  /** Put them into `entries`, and send what is taken; older refusals have been read. */
  onChoose: (choice: Choice) => void;
  /** Send it again. */
  onRetry: (key: number) => void;
  /** Take it out of `entries`; cancels it when it is on its way. */
  onDrop: (key: number) => void;
  /** Default all of `specification §5`. */
  kinds?: readonly FileKind[];
  /** Default 20 (`domain/schaden.md §6`). */
  maxFiles?: number;
  /** Per file; default 20 MB. */
  maxBytes?: number;
  /** Of all together; default none. */
  maxTotalBytes?: number;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
}

/** Files by button, drag, paste or camera; the rules come first, each file says how it fares. */
export function FileUpload(props: FileUploadProps) {
  const { label, name, entries, onChoose, onRetry, onDrop, error, hint, optional = false } = props;
  const { kinds = allKinds, maxFiles = 20, maxBytes = 20 * megabyte, maxTotalBytes } = props;
  const say = useWords('file-upload', fileWords);
  const rules = { kinds, maxFiles, maxBytes, maxTotalBytes, say };
  const { over, ...dropping } = useFileDrop(add);
  const area = useRef<HTMLInputElement>(null);
  const rulesId = `${fieldId(name)}-rules`;
  const state = fieldState(name, error, hint, [rulesId]);
  const several = maxFiles > 1;
  const photos = kinds.some((kind) => kind === 'jpeg' || kind === 'heic');

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    const there = entries.filter((entry) => entry.state !== 'refused');
    onChoose(sortOut(chosen, there, rules));
  }

  return (
    <fieldset className={styles.upload} {...dropping}>
      <legend className={field.label}>
        {label}
        {optional && <Optional className={field.optional} />}
      </legend>
      <FieldHint name={name} text={hint} />
      <p className={styles.rules} id={rulesId}>
        {say('regeln', { arten: kindsInWords(kinds, say), menge: amount(rules) })}
      </p>
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={styles.area} data-over={over || undefined}>
        <p className={styles.drag}>{say(several ? 'mehrereZiehen' : 'ziehen')}</p>
        <Picker
          icon={<Drawing of={IconUpload} size={22} />}
          word={say(several ? 'mehrereWaehlen' : 'waehlen')}
        >
          <input
            {...state}
            ref={area}
            type="file"
            id={fieldId(name)}
            name={name}
            multiple={several}
            accept={acceptOf(kinds)}
            onChange={({ currentTarget }) => take(currentTarget, add)}
          />
        </Picker>
        {photos && (
          <Picker icon={<Drawing of={IconCamera} size={22} />} word={say('foto')} camera>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              aria-describedby={rulesId}
              onChange={({ currentTarget }) => take(currentTarget, add)}
            />
          </Picker>
        )}
      </div>
      <FileList
        label={label}
        entries={entries}
        onRetry={onRetry}
        onDrop={onDrop}
        onEmptied={() => area.current?.focus()}
      />
      <VisuallyHidden>
        <output>{announcement(entries, say)}</output>
      </VisuallyHidden>
    </fieldset>
  );
}

function amount({ maxFiles, maxBytes, say }: AmountRules): string {
  const size = fileSize(maxBytes);
  if (maxFiles === 1) return say('nurEine', { size });
  return say('hoechstens', { files: filesInWords(maxFiles, say), size });
}

interface AmountRules {
  maxFiles: number;
  maxBytes: number;
  say: SayFiles;
}

/** The same file can be chosen again afterwards. */
function take(input: HTMLInputElement, add: (files: readonly File[]) => void) {
  add([...(input.files ?? [])]);
  input.value = '';
}

interface PickerProps {
  icon: ReactNode;
  word: string;
  camera?: boolean;
  /** The browser's own input; it lies over the whole of it, unseen. */
  children: ReactNode;
}

function Picker({ icon, word, camera = false, children }: PickerProps) {
  return (
    <label className={styles.picker} data-camera={camera || undefined}>
      {icon}
      {word}
      {children}
    </label>
  );
}

/** What is read out as the files come and go: never each per cent. */
function announcement(entries: readonly Entry[], say: SayFiles): string {
  const wrong = entries.filter(({ state }) => state === 'failed' || state === 'refused');
  const under = entries.filter(({ state }) => state === 'waiting' || state === 'running').length;
  const done = entries.filter(({ state }) => state === 'done').length;
  return [
    ...wrong.map(({ name, error }) => `${name}: ${error ?? say('gescheitert')}`),
    ...(done > 0
      ? [done === 1 ? say('eineHochgeladen') : say('mehrereHochgeladen', { count: done })]
      : []),
    ...(under > 0
      ? [under === 1 ? say('eineUnterwegs') : say('mehrereUnterwegs', { count: under })]
      : []),
  ].join(' ');
}
