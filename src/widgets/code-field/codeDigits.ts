export const codeLength = 6;

/** The digits of what was typed or pasted: "123 456", "123-456" and a whole message around the code count. */
export function codeDigits(text: string): string {
  const digits = codeInMessage.exec(text)?.[0] ?? text;
  return digits.replaceAll(/\D/g, '').slice(0, codeLength);
}

/** Six digits that stand alone, so that a time or the end of a phone number is not taken for the code. */
const codeInMessage = /(?<![\d+]|\d[.,:/ -])\d{3}[ \u00A0-]?\d{3}(?![ -]?\d)/u;
