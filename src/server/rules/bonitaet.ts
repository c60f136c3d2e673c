import type { Bonitaet } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Zahlart } from '#contract/entities/zahlart.ts';

export interface Bonitaetsanfrage {
  /** Last name of whoever is liable in person; null where only the firm is. */
  nachname: string | null;
  zahlart: Zahlart;
  /** Cents. */
  jahresbeitrag: number;
}

/** Yearly premium in cents above which nobody gets a bill without being looked at. */
const rechnungBis = 100_000;

/** Credit check of the reference (`domain/antrag.md §5.3`): the names say what a credit agency would. */
export function bonitaetVon({ nachname, zahlart, jahresbeitrag }: Bonitaetsanfrage): Bonitaet {
  if (nachname === 'Negativ') return 'NEGATIV';
  if (nachname === 'Unklar') return 'UNKLAR';
  return zahlart === 'RECHNUNG' && jahresbeitrag > rechnungBis ? 'UNKLAR' : 'POSITIV';
}
