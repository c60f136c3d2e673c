import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import styles from './Editor.module.css';
import { editorOptions, valueOf } from './editorOptions.ts';
import type { EditorProps } from './RichText.tsx';
import { Toolbar } from './Toolbar.tsx';

/** The editor on tiptap; comes lazily, see `RichText`. */
export function Editor({ value, onChange, attributes }: EditorProps) {
  const own = useRef(value);
  const [content] = useState(value?.document ?? null);
  const editor = useEditor({
    ...editorOptions,
    content,
    editorProps: {
      ...editorOptions.editorProps,
      attributes: { ...attributes, role: 'textbox', 'aria-multiline': 'true', class: text },
    },
    onUpdate: ({ editor: changed }) => {
      own.current = valueOf(changed);
      onChange(own.current);
    },
  });

  // Set from outside, a draft for example; not what came from here.
  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    editor.commands.setContent(value?.document ?? null, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.editor} data-invalid={attributes['aria-invalid']}>
      <Toolbar editor={editor} textId={attributes['id']} />
      <EditorContent editor={editor} className={styles.area} />
    </div>
  );
}

const text = styles['text'] ?? '';
