/** Addresses around a claim. */
export const schadenwege = {
  melden: '/schaden-melden/',
  liste: '/kunden/schaeden',
  schaden: (schadenNummer: string) => `/kunden/schaeden/${schadenNummer}`,
  /** Where files for one entry of the list of documents are handed in. */
  unterlage: (schadenNummer: string, typ: string) =>
    `/kunden/schaeden/${schadenNummer}/unterlage/${typ}`,
} as const;
