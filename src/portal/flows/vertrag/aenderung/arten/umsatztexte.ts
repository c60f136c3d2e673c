/** What is asked for the revenue of a firm, whatever it is insured against. */
export const umsatztexte = {
  frage: 'Wie hoch ist der Jahresumsatz?',
  name: 'Jahresumsatz',
  fuerVertrag: 'Für welchen Vertrag möchten Sie den Jahresumsatz ändern?',
} as const;
