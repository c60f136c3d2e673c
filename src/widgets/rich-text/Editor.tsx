import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createEditor, valueOf } from './createEditor.ts';
import styles from './Editor.module.css';
import type { EditorProps } from './RichText.tsx';
import { Toolbar } from './Toolbar.tsx';

/** The editor on tiptap; comes lazily, see `RichText`. */
export function Editor({ value, onChange, attributes }: EditorProps) {
  const [editor] = useState(() => createEditor(value));
  const area = useRef<HTMLDivElement>(null);
  const own = useRef(value);

  const changed = useEffectEvent(() => {
    own.current = valueOf(editor);
    onChange(own.current);
  });

  useEffect(() => {
    if (area.current === null) return undefined;
    editor.mount(area.current);
    const listen = () => changed();
    editor.on('update', listen);
    return () => {
      editor.off('update', listen);
      editor.unmount();
    };
  }, [editor]);

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: { ...attributes, role: 'textbox', 'aria-multiline': 'true', class: text },
      },
    });
  }, [editor, attributes]);

  // Set from outside, a draft for example; not what came from here.
  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    editor.commands.setContent(value?.document ?? null, { emitUpdate: false });
  }, [editor, value]);

  // The toolbar shows what holds at the cursor.
  const state = useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => editor.off('transaction', listener);
    },
    () => editor.state,
  );

  return (
    <div className={styles.editor} data-invalid={attributes['aria-invalid']}>
      <Toolbar editor={editor} state={state} textId={attributes['id']} />
      <div ref={area} className={styles.area} />
    </div>
  );
}

const text = styles['text'] ?? '';
