import { useImAuftrag } from '../vertrag/wege.ts';

/** Addresses around a claim. */
export const schadenwege = {
  melden: '/schaden-melden/',
  /** Where somebody reports whom an insured person harmed. */
  geschaedigt: '/schaden-melden/geschaedigt',
  liste: '/kunden/schaeden',
  schaden: (schadenNummer: string) => `/kunden/schaeden/${schadenNummer}`,
  /** Where files for one entry of the list of documents are handed in. */
  unterlage: (schadenNummer: string, typ: string) =>
    `/kunden/schaeden/${schadenNummer}/unterlage/${typ}`,
  /** Where one part of what is asked after the report is answered. */
  angaben: (schadenNummer: string, teil: string) =>
    `/kunden/schaeden/${schadenNummer}/angaben/${teil}`,
} as const;

/** Addresses around a claim of a broker's customer. */
export const schadenwegeImAuftrag = {
  kunde: (partnerNummer: string) => `/vermittler/kunde/${partnerNummer}`,
  /** Where one of her contracts is chosen, and where it is reported on. */
  wahl: (partnerNummer: string) => `/vermittler/kunde/${partnerNummer}/schaden`,
  melden: (versicherungsNummer: string) =>
    `/vermittler/vertraege/details/${versicherungsNummer}/schaden`,
  schaden: (schadenNummer: string) => `/vermittler/schaeden/${schadenNummer}`,
} as const;

/** Where a claim stands in the area that is open. */
export function useSchadenweg(): (schadenNummer: string) => string {
  return useImAuftrag() ? schadenwegeImAuftrag.schaden : schadenwege.schaden;
}
