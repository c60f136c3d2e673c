import type { Editor } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Highlight } from '@tiptap/extension-highlight';
import { Italic } from '@tiptap/extension-italic';
// One path per part: the index brings all of them, 6 kB more.
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { UseEditorOptions } from '@tiptap/react';
import type { RichTextValue } from './richTextValue.ts';

/** Tab leads on to the next field, as everywhere; the lists are of one level. */
const listItem = ListItem.extend({
  content: 'paragraph+',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** An editor that knows what the toolbar offers and nothing else: whatever is pasted loses the rest. */
export const editorOptions = {
  extensions: [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    Underline,
    Highlight,
    BulletList,
    OrderedList,
    listItem,
    UndoRedo,
  ],
  // It would write a style tag; ours is `Editor.module.css`.
  injectCSS: false,
  // "24. November" at the beginning of a line is a date, not the 24th item of a list.
  enableInputRules: false,
  enablePasteRules: false,
  editorProps: { transformPastedText: cleaned, transformPastedHTML: cleaned },
} satisfies UseEditorOptions;

/** What the editor holds. */
export function valueOf(editor: Editor): RichTextValue {
  const lines: string[] = [];
  editor.state.doc.descendants((node) => {
    if (node.isTextblock) lines.push(node.textContent);
  });
  return { document: editor.getJSON(), text: lines.join('\n') };
}

/** Without control and invisible characters that come along from other programs; emoji are held together by one. */
function cleaned(text: string): string {
  return text.replace(/(?![\t\n\r\u200D])[\p{Cc}\p{Cf}]/gu, '');
}
