import type { JSONContent } from '@tiptap/core';

/** A formatted text: what is kept, and its plain words for limits, search and mails. */
export interface RichTextValue {
  document: JSONContent;
  /** Paragraphs and list items, a line each; '' when nothing is written. */
  text: string;
}

/** Plain lines as a formatted text without any format. */
export function fromLines(text: string): RichTextValue {
  return { document: { type: 'doc', content: text.split('\n').map(paragraph) }, text };
}

function paragraph(line: string): JSONContent {
  return line === ''
    ? { type: 'paragraph' }
    : { type: 'paragraph', content: [{ type: 'text', text: line }] };
}
