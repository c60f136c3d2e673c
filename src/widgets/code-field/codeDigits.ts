export const codeLength = 6;

/** The digits of what was typed or pasted: "123 456", "Ihr Code: 123456" and "123-456" all count. */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, codeLength);
}
