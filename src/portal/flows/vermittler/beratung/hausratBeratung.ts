/** What is advised about: the product, where its advice and its application stand, and what it asks first. */
export const beraten = {
  produkt: 'HAUSRAT',
  basis: '/vermittler/hausrat/beratung',
  antrag: '/hausrat/antrag/',
  // Fetched: a module that both import would be one file more on the first page of the application.
  beginn: () => import('../../antrag/hausrat/anfang.ts'),
} as const;
