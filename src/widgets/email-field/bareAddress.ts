/** An address as it is copied from a link or a letter's head, without `mailto:` and angle brackets. */
export function bareAddress(text: string): string {
  return text.replace(/^\s*<?(?:mailto:)?/i, '').replace(/>\s*$/, '');
}
