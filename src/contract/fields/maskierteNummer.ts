/** `+49 *** *****386`: enough to know one's own number by (`domain/konto.md §1`); E.164, the country only where it is Germany. */
export function maskierteNummer(handynummer: string): string {
  const land = handynummer.startsWith('+49') ? '+49' : '+**';
  return `${land} *** *****${handynummer.slice(-3)}`;
}
