/** What is shown for a stored amount: `1234,5` as `1.234,5`; anything else as it is (`specification §5`). */
export function withDots(stored: string): string {
  const [, minus = '', euro = '', cent = ''] = plain.exec(stored) ?? [];
  return euro === '' ? stored : minus + inGroups(euro) + cent;
}

/** `1.234` from `1234`. */
function inGroups(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join('.');
}

/**
 * What is stored of the text in the field, `1.234,50 EUR` as `1234,50`. One or two digits after a
 * last dot are cents, three are a group; commas between groups are understood before a dot and two
 * digits, `1,234.50`; what is no amount is stored as it was typed.
 */
export function withoutDots(text: string): string {
  const written = text.replaceAll(/\s|EUR|€/gi, '').replace(/^[−–]/, '-');
  const bare = withCommas.test(written) ? written.replaceAll(',', '') : written;
  const [, euro, cent = ''] = amount.exec(bare) ?? [];
  if (euro === undefined) return text.trim();
  const digits = euro.replaceAll('.', '');
  return cent === '' ? digits : `${digits},${cent}`;
}

/** The stored amount on leaving the field: no leading zeros, no single decimal. */
export function completed(stored: string): string {
  const [, minus = '', euro = '', cent = ''] = plain.exec(stored) ?? [];
  if (euro === '') return stored;
  return minus + euro.replace(/^0+(?=\d)/, '') + (/^,\d$/.test(cent) ? `${cent}0` : cent);
}

interface Typed {
  text: string;
  /** Characters before the cursor. */
  caret: number;
  /** What was typed or pasted just now. */
  put?: string;
}

/**
 * Text and cursor after a change by hand: dots between groups, put anew. A dot that was typed or
 * pasted stays where it is until it is clear what it means.
 */
export function regrouped(before: string, change: Typed, forward = false): Typed {
  const { text, caret, put = '' } = change;
  const shownByUs = grouped.test(before) || plain.test(before);
  const ours = shownByUs && dots(put) === 0 && dots(text) <= dots(before);
  const digits = ours ? text.replaceAll('.', '') : text;
  if (!plain.test(digits)) return { text, caret };
  const shown = withDots(digits);
  return { text: shown, caret: caretAfter(shown, caret - dots(text.slice(0, caret)), forward) };
}

/** Where so many characters other than dots lie before the cursor. */
function caretAfter(shown: string, characters: number, forward: boolean): number {
  let caret = 0;
  for (let left = characters; left > 0; caret += 1) if (shown[caret] !== '.') left -= 1;
  // The Delete key took the dot: the cursor steps over it, or it would stand before it for ever.
  return forward && shown[caret] === '.' ? caret + 1 : caret;
}

function dots(text: string): number {
  return text.split('.').length - 1;
}

const plain = /^(-?)(\d*)((?:,\d*)?)$/;
const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const withCommas = /^-?\d{1,3}(?:,\d{3})+\.\d{2}$/;
const amount = /^(-?(?:\d+|\d{1,3}(?:\.\d{3})+))(?:[.,](\d{0,2}))?$/;
