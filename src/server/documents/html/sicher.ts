const zeichen: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for between tags and inside quotation marks of an attribute. */
export function sicher(text: string): string {
  return text.replaceAll(/[&<>"']/g, (treffer) => zeichen[treffer] ?? '');
}
