/** What the end of a session means where nobody need be signed in: nothing. */
export const sitzungOhneBedeutung = {
  ABGEMELDET: { description: 'Abgemeldet; für diese Strecke ohne Bedeutung' },
  SITZUNG_ABGELAUFEN: {
    description: 'Die Sitzung ist abgelaufen; für diese Strecke ohne Bedeutung',
  },
} as const;
