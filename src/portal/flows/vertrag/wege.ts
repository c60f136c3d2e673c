import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { usePorts } from '../../ports.ts';
import { pfadVon } from './aenderung/seiten.ts';

/** Addresses around a contract, as an area of the portal has them. */
export interface Vertragswege {
  /** All contracts, or all customers. */
  liste: string;
  vertrag: (versicherungsNummer: string) => string;
  aenderung: (versicherungsNummer: string, art: AenderungsArt) => string;
  bestaetigung: (versicherungsNummer: string) => string;
  /** Where somebody of us is asked about it. */
  schreiben: (versicherungsNummer: string) => string;
  rahmennummer: (versicherungsNummer: string) => string;
  /** Where ending it begins, and the cancellation itself. */
  beenden: (versicherungsNummer: string) => string;
  kuendigung: (versicherungsNummer: string) => string;
  /** Nobody but the customer declares it. */
  widerruf: ((versicherungsNummer: string) => string) | null;
}

const kunden: Vertragswege = {
  liste: '/kunden/vertraege',
  vertrag: (nummer) => `/kunden/vertraege/${nummer}`,
  aenderung: (nummer, art) => `/kunden/${pfadVon(art)}/${nummer}`,
  schreiben: (nummer) => `/kunden/nachricht?anliegen=VERTRAG&vertrag=${nummer}`,
  bestaetigung: (nummer) => `/kunden/vertraege/${nummer}/bestaetigung`,
  rahmennummer: () => '/kunden/rahmennummer',
  beenden: (nummer) => `/kunden/kuendigen-widerrufen/${nummer}`,
  kuendigung: (nummer) => `/kunden/kuendigen-widerrufen/${nummer}/kuendigung`,
  widerruf: (nummer) => `/kunden/kuendigen-widerrufen/${nummer}/widerruf`,
};

const vermittler: Vertragswege = {
  liste: '/vermittler/kundenbestand',
  vertrag: (nummer) => `/vermittler/vertraege/details/${nummer}`,
  aenderung: (nummer, art) => `/vermittler/vertraege/details/${nummer}/${pfadVon(art)}`,
  schreiben: () => '/kontakt',
  bestaetigung: (nummer) => `/vermittler/vertraege/details/${nummer}/bestaetigung`,
  rahmennummer: (nummer) => `/vermittler/vertraege/details/${nummer}/rahmennummer`,
  // Revoking is the customer's own declaration: cancelling is all there is.
  beenden: (nummer) => `/vermittler/vertraege/details/${nummer}/kuendigung`,
  kuendigung: (nummer) => `/vermittler/vertraege/details/${nummer}/kuendigung`,
  widerruf: null,
};

/** Where all that can be set of a contract is set: below its own page. */
export function schutzUnter(vertragsseite: string): string {
  return `${vertragsseite}/schutz`;
}

const wege = { kunden, vermittler } as const;

/** The addresses of the area that is open. */
export function useVertragswege(): Vertragswege {
  return wege[usePorts().bereich];
}

/** A broker is at work for a customer (`domain/vertrag.md §2`). */
export function useImAuftrag(): boolean {
  return usePorts().bereich === 'vermittler';
}
