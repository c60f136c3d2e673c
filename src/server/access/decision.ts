import type { Portal } from '#contract/endpoints/endpoint.ts';
import { recht, type Recht } from '#contract/entities/recht.ts';

/** What the owner of an agency may. */
export function alleRechte(): Recht[] {
  return [...recht.options];
}

/** Who calls, as the database knows it at this moment. */
export interface Principal {
  portal: Portal;
  sub: string;
  rolle: 'kunde' | 'inhaber' | 'untervermittler';
  name: string;
  partnerNummer: string | null;
  vermittlerNummer: string | null;
  rechte: readonly Recht[];
}

/** Whose a contract is. */
export interface Zuordnung {
  partnerNummer: string;
  vermittlerNummer: string | null;
  betreuer: string | null;
}

/** May see the contract: its customer, whoever runs its agency, the sub-agent who looks after it (`domain/vertrag.md §2`). */
export function mayRead(wer: Principal, vertrag: Zuordnung): boolean {
  if (wer.portal === 'benutzer') {
    return wer.partnerNummer !== null && wer.partnerNummer === vertrag.partnerNummer;
  }
  const bestand = bestandVon(wer);
  return (
    bestand !== null &&
    bestand.vermittlerNummer === vertrag.vermittlerNummer &&
    (bestand.betreuer === null || bestand.betreuer === vertrag.betreuer)
  );
}

/** Contracts of an agency: all, or those one sub-agent looks after. */
export interface Bestand {
  vermittlerNummer: string;
  /** Null means all. */
  betreuer: string | null;
}

/** The book an agent may see; null for whoever may see no customers at all. */
export function bestandVon(wer: Principal): Bestand | null {
  const { portal, vermittlerNummer, rechte, sub } = wer;
  if (portal !== 'vermittler' || vermittlerNummer === null) return null;
  if (fuehrtAgentur(wer)) return { vermittlerNummer, betreuer: null };
  return rechte.includes('kundenSehen') ? { vermittlerNummer, betreuer: sub } : null;
}

/** May save a change of premium or risk; whoever may not read may not change either. */
export function mayChange(wer: Principal, vertrag: Zuordnung): boolean {
  return mayRead(wer, vertrag) && vertretungVon(wer).aendern;
}

/** May say what the annual revenue is: a sub-agent needs no right for it. */
export function mayStateRevenue(wer: Principal, vertrag: Zuordnung): boolean {
  return mayRead(wer, vertrag);
}

/** May cancel: the customer, or whoever runs the agency with the customer's declaration; no other sub-agent. */
export function mayCancel(wer: Principal, vertrag: Zuordnung): boolean {
  return mayRead(wer, vertrag) && vertretungVon(wer).kuendigen;
}

/** What somebody may do with the contracts that are his to read. */
export function vertretungVon(wer: Principal) {
  const fuehrt = wer.portal === 'benutzer' || fuehrtAgentur(wer);
  return {
    aendern: fuehrt || wer.rechte.includes('vertragAendern'),
    kuendigen: fuehrt,
    melden: fuehrt || wer.rechte.includes('schadenMelden'),
  };
}

/** The owner of an agency, or whom he lets administer it: both may do the same with its contracts. */
export function fuehrtAgentur({ rolle, rechte }: Pick<Principal, 'rolle' | 'rechte'>): boolean {
  return rolle === 'inhaber' || rechte.includes('agenturVerwalten');
}

/** May revoke: that is the customer's own declaration. */
export function mayRevoke(wer: Principal, vertrag: Zuordnung): boolean {
  return mayRead(wer, vertrag) && wer.portal === 'benutzer';
}

/** May report a claim of the contract: the customer, or an agent who has the right to (`domain/schaden.md §10`). */
export function mayReport(wer: Principal, vertrag: Zuordnung): boolean {
  return mayRead(wer, vertrag) && vertretungVon(wer).melden;
}

/** May hand in what a claim needs: the customer, nobody for her. */
export function mayHandIn(wer: Principal, vertrag: Zuordnung): boolean {
  return mayRead(wer, vertrag) && wer.portal === 'benutzer';
}

/** May see the contract list of that partner; brokers see what of it is theirs, nothing counts as not found. */
export function mayList(
  wer: Principal,
  partnerNummer: string,
  sichtbare: readonly Zuordnung[],
): boolean {
  return wer.portal === 'benutzer' ? wer.partnerNummer === partnerNummer : sichtbare.length > 0;
}

/** A broker acts for the customer and has to say so when saving. */
export function handeltImAuftrag(wer: Principal): boolean {
  return wer.portal === 'vermittler';
}
