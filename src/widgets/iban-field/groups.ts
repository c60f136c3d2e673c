/** What is stored of the text in the field: capitals and digits only, without the word IBAN before them. */
export function compact(text: string): string {
  const characters = text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return characters.replace(/^IBAN(?=[A-Z]{2})/, '');
}

/** Groups of four, as on a bank card. */
export function inGroups(stored: string): string {
  return stored.match(/.{1,4}/gu)?.join(' ') ?? '';
}

interface Typed {
  text: string;
  /** Characters before the cursor. */
  caret: number;
}

/** Text and cursor after a change by hand: the gaps are put anew, the cursor stays behind the same character. */
export function regrouped({ text, caret }: Typed): Typed {
  const before = compact(text.slice(0, caret)).length;
  return { text: inGroups(compact(text)), caret: before + Math.floor(Math.max(0, before - 1) / 4) };
}
