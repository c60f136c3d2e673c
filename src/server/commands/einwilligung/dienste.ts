import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Absender } from '../../documents/daten.ts';
import type { Druckform } from '#contract/endpoints/druck.ts';
import type { Database } from '../../database/open.ts';

/** What the calls about a consent need of the house. */
export interface Einwilligungsdienste {
  database: Database;
  clock: () => Date;
  absender: (marke: MarkenSchluessel) => Absender;
  /** Address of what is kept under an id, good for an hour. */
  adresse: (was: { id: string }, form: Druckform) => Promise<string>;
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
  /** Where links in mails lead; null where none is sent. */
  portalUrl: string | null;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}
