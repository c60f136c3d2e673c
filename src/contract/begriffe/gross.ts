/** The same with a capital, as it stands alone: „monatlich“ on a card is „Monatlich“. */
export function gross(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
