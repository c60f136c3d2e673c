/** Addresses around a claim. */
export const schadenwege = {
  melden: '/schaden-melden/',
  liste: '/kunden/schaeden',
  schaden: (schadenNummer: string) => `/kunden/schaeden/${schadenNummer}`,
  /** Where files for one entry of the list of documents are handed in. */
  unterlage: (schadenNummer: string, typ: string) =>
    `/kunden/schaeden/${schadenNummer}/unterlage/${typ}`,
  /** Where one part of what is asked after the report is answered. */
  angaben: (schadenNummer: string, teil: string) =>
    `/kunden/schaeden/${schadenNummer}/angaben/${teil}`,
} as const;
