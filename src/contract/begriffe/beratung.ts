/** Why the customer is advised (`domain/antrag.md §8.2`). */
export const beratungsanlass = {
  NEU: 'Neuer Vertrag',
  WECHSEL: 'Wechsel von einem anderen Versicherer',
  RISIKOAENDERUNG: 'Es hat sich etwas geändert',
  SCHADEN: 'Nach einem Schaden',
} as const;
export const anlaesse = ['NEU', 'WECHSEL', 'RISIKOAENDERUNG', 'SCHADEN'] as const;

/** How broker and customer speak with each other. */
export const gespraechsart = {
  VOR_ORT: 'Vor Ort',
  TELEFON: 'Am Telefon',
  VIDEO: 'Per Video',
  ONLINE: 'Online',
} as const;
export const gespraechsarten = ['VOR_ORT', 'TELEFON', 'VIDEO', 'ONLINE'] as const;
