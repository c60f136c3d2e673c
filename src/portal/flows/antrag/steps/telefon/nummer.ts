/** "+49 ••• ••• 4567": enough to know one's own number by; E.164. */
export function maskiert(handynummer: string): string {
  return `${handynummer.slice(0, 3)}\u00A0•••\u00A0•••\u00A0${handynummer.slice(-4)}`;
}
