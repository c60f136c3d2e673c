import type { partner } from '../database/schema.ts';
import type { Gegenueber } from './aufrufe.ts';

type Kunde = typeof partner.$inferSelect;

/** A customer, a firm by its name. */
export function kundeAls(kunde: Kunde): Gegenueber {
  const { partnerNummer: nummer, firma, vorname, nachname, email } = kunde;
  return { portal: 'benutzer', nummer, name: firma ?? `${vorname} ${nachname}`, email };
}
