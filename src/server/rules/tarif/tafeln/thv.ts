/** RT-2026, TIERHALTERHAFTPFLICHT: EUR and factors per year (`domain/antrag.md §3`). */
export const thv = {
  jeHund: '58.00 EUR',
  /** From the second dog on, in the order in which they are named. */
  weitererHund: '0.75',
  /** Class of the breed; 3 only with SB_500, 4 is not insurable. */
  rasse: { 1: '1.00', 2: '1.20', 3: '1.90' },
  versicherungssumme: { '5 Mio': '0.94', '10 Mio': '1.00', '20 Mio': '1.08' },
  sb: { SB_KEINE: '1.00', SB_250: '0.82', SB_500: '0.75' },
  /** Claims of the last 5 years: none, 1, 2, 3 or more. */
  vorschaeden: ['1.00', '1.25', 'NICHT', 'NICHT'],
} as const;
