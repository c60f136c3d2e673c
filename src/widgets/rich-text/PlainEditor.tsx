import input from '../field/Input.module.css';
import type { EditorProps } from './RichText.tsx';
import { fromLines } from './richTextValue.ts';

/** Plain words, where the editor could not be fetched. */
export function PlainEditor({ value, onChange, attributes }: EditorProps) {
  return (
    <textarea
      {...attributes}
      className={input.input}
      rows={6}
      value={value?.text ?? ''}
      onChange={(event) => onChange(fromLines(event.currentTarget.value))}
    />
  );
}
