/** Whom private liability covers, from the smallest group to the largest (`domain/antrag.md §6.3`). */
export const familienstand = {
  SINGLE: 'Ich allein',
  SINGLE_MIT_KIND: 'Ich mit Kind',
  PAAR: 'Paar',
  FAMILIE: 'Familie',
} as const;

/** Of those, who insures somebody else as well. */
export const zuZweit: ReadonlySet<string> = new Set(['PAAR', 'FAMILIE']);
