/** What the end of a session means where nobody need be signed in: nothing. */
export const sitzungOhneBedeutung = {
  ABGEMELDET: { description: 'Abgemeldet; für diese Strecke ohne Bedeutung' },
  SITZUNG_ABGELAUFEN: {
    description: 'Die Sitzung ist abgelaufen; für diese Strecke ohne Bedeutung',
  },
} as const;

/** The end of the session interrupts what needs one. */
export const sitzungEndet = {
  SITZUNG_ABGELAUFEN: { target: '.unterbrochen', description: 'Die Sitzung ist abgelaufen' },
  ABGEMELDET: { target: '.unterbrochen', description: 'In einem anderen Tab abgemeldet' },
} as const;

/** She signs in at the same place; what she typed stays with the form, never in the chart: it may be a password. */
export const unterbrochen = ({ weiter }: { weiter: string }) =>
  ({
    id: 'unterbrochen',
    description: 'Abgemeldet; nach der Anmeldung steht das Formular da, wie es war',
    meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
    entry: 'hinweisEntfernen',
    on: { ANGEMELDET: weiter },
  }) as const;
