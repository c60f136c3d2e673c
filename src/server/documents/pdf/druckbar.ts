/** The font has no narrow no-break space; the ordinary one keeps together as well. */
export function druckbar(text: string): string {
  return text.replaceAll('\u202F', '\u00A0');
}
