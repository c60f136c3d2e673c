import * as z from 'zod/mini';
import { unsichtbar } from './leerzeichen.ts';
import { unsichtbareZeichen } from './pflichttext.ts';

const auszeichnung = z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'highlight']) });
const wort = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(4_000)),
  marks: z.optional(z.array(auszeichnung).check(z.maxLength(4))),
});
const absatz = z.strictObject({
  type: z.literal('paragraph'),
  content: z.optional(z.array(wort).check(z.maxLength(200))),
});
const punkt = z.strictObject({
  type: z.literal('listItem'),
  content: z.array(absatz).check(z.minLength(1), z.maxLength(50)),
});
const liste = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  /** What the editor notes of a numbered one: it begins with 1. */
  attrs: z.optional(z.strictObject({ start: z.int(), type: z.nullable(z.string()) })),
  content: z.array(punkt).check(z.minLength(1), z.maxLength(50)),
});

/**
 * A text with bold, italic, underlined and highlighted words and lists of one level (`specification §2`, rich text
 * editor), as a closed tree: whatever else somebody sends is refused, so that nothing of it can run.
 */
const gestalteterText = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.discriminatedUnion('type', [absatz, liste]))
    .check(z.minLength(1), z.maxLength(100)),
});
export type GestalteterText = z.infer<typeof gestalteterText>;

/** Its plain words, a paragraph or list item each. */
export function zeilenAus({ content }: GestalteterText): { text: string; istPunkt: boolean }[] {
  return content
    .flatMap((block) =>
      block.type === 'paragraph'
        ? [{ text: woerter(block), istPunkt: false }]
        : block.content.map((einer) => ({
            text: einer.content.map(woerter).join(' '),
            istPunkt: true,
          })),
    )
    .map(({ text, istPunkt }) => ({ text: text.trim(), istPunkt }))
    .filter(({ text }) => text !== '');
}

function woerter({ content = [] }: z.infer<typeof absatz>): string {
  return content.map(({ text }) => text).join('');
}

/** The same as an answer that must say something, and no more than so many characters. */
export function gestalteterPflichttext({ fehlt, max }: { fehlt: string; max: number }) {
  return z.strictObject(gestalteterText.shape, fehlt).check(
    z.refine((text) => laenge(text) > 0, fehlt),
    z.refine((text) => laenge(text) <= max, `Schreiben Sie höchstens ${max}\u00A0Zeichen.`),
    z.refine(
      (text) => !zeilenAus(text).some((zeile) => unsichtbar.test(zeile.text)),
      unsichtbareZeichen,
    ),
  );
}

function laenge(text: GestalteterText): number {
  return zeilenAus(text).reduce((summe, zeile) => summe + zeile.text.length, 0);
}
