import { lazy, Suspense } from 'react';
import field from '../field/Field.module.css';
import { FieldError, FieldHint } from '../field/FieldNotes.tsx';
import { errorId, fieldId, hintId, limitId } from '../field/fieldIds.ts';
import { Optional } from '../field/Optional.tsx';
import { CharacterCount } from '../textarea/CharacterCount.tsx';
import { LimitText } from '../textarea/LimitText.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { PlainEditor } from './PlainEditor.tsx';
import type { RichTextValue } from './richTextValue.ts';

export interface RichTextProps {
  label: string;
  name: string;
  /** Null while nothing is written. */
  value: RichTextValue | null;
  onChange: (value: RichTextValue) => void;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Adds " (optional)" to the label; fields are required otherwise. */
  optional?: boolean;
  /** Characters that are taken; more can be typed, is counted and refused on submit. */
  limit?: number;
}

/** What the editor itself needs, however it is made. */
export interface EditorProps {
  value: RichTextValue | null;
  onChange: (value: RichTextValue) => void;
  /** Id and ARIA of the element that is written into. */
  attributes: Readonly<Record<string, string>>;
}

// 86 kB that only those pages need; where they cannot be fetched, plain words do.
// try and not then: a style sheet that is missing rejects outside of what follows the import.
const Editor = lazy(async () => {
  try {
    const { Editor } = await import('./Editor.tsx');
    return { default: Editor };
  } catch {
    return { default: PlainEditor };
  }
});

/** Text with bold, italic, underline, highlight and lists (`specification §2`, rich text editor). */
export function RichText(props: RichTextProps) {
  const { label, name, value, onChange, error, hint, optional = false, limit } = props;
  return (
    <div className={field.frame}>
      <span className={field.label} id={labelId(name)}>
        {label}
        {optional && <Optional className={field.optional} />}
      </span>
      <FieldHint name={name} text={hint} />
      {error !== undefined && <FieldError name={name} text={error} />}
      <div className={field.control}>
        <Suspense fallback={<EditorSkeleton />}>
          <Editor value={value} onChange={onChange} attributes={attributesOf(props)} />
        </Suspense>
      </div>
      {limit !== undefined && (
        <div className={field.below}>
          <LimitText name={name} limit={limit} />
          <CharacterCount value={value?.text ?? ''} limit={limit} />
        </div>
      )}
    </div>
  );
}

function labelId(name: string): string {
  return `${fieldId(name)}-label`;
}

function attributesOf({ name, error, hint, optional = false, limit }: RichTextProps) {
  const describedBy = [
    ...(hint === undefined ? [] : [hintId(name)]),
    ...(limit === undefined ? [] : [limitId(name)]),
    ...(error === undefined ? [] : [errorId(name)]),
  ].join(' ');
  return {
    id: fieldId(name),
    'aria-labelledby': labelId(name),
    'aria-required': String(!optional),
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
  };
}
