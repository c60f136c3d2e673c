/** Tariffs of a product, from the smallest cover to the largest. */
export const variante = {
  BASIS: 'Basis',
  KOMFORT: 'Komfort',
  PREMIUM: 'Premium',
  PLUS: 'Plus',
} as const;
