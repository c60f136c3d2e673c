import { createHmac } from 'node:crypto';
import type { z } from 'zod/mini';
import type { zugangsrechtEinloesen as endpoint } from '#contract/endpoints/benutzer/zugang.ts';
import type { Database } from '../../database/open.ts';
import { geheimnisse } from '../../repositories/geheimnisse.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { kontolinks, type Kontolink } from '../../repositories/kontolinks.ts';
import { kontenVon, kontoAbsage, type Kontodienste } from './dienste.ts';
import { kontoAnlegen } from './kontoAnlegen.ts';

/** The right of a conclusion: made from it, so that a repeat answers the same one though only its hash is stored. */
export async function zugangsrechtVon(db: Database, antragId: string): Promise<string> {
  const schluessel = await geheimnisse(db).schluessel('zugangsrecht');
  return createHmac('sha256', schluessel).update(antragId).digest('base64url');
}

/** Who concluded as a new customer may open her account without a link for a while; in the transaction of the conclusion. */
export async function zugangsrechtGeben(
  tx: Database,
  neu: { antragId: string; partnerNummer: string; email: string },
  jetzt: Date,
): Promise<void> {
  const { antragId, partnerNummer, email } = neu;
  const recht = await zugangsrechtVon(tx, antragId);
  const link = { art: 'ABSCHLUSS', partnerNummer, sub: null, email } as const;
  await kontolinks(tx).anlegen(link, jetzt, recht);
}

type Einrichten = z.infer<(typeof endpoint.responses)[200]>;

/** Uses the right up and opens the account of its customer, whose address stays unproven (`domain/verkauf.md §6`). */
export async function zugangsrechtEinloesen(
  dienste: Pick<Kontodienste, 'clock' | 'database' | 'konten'>,
  recht: string,
): Promise<Einrichten> {
  kontenVon(dienste);
  const links = kontolinks(dienste.database);
  const link = await links.verbrauchen(recht, ['ABSCHLUSS'], dienste.clock());
  if (!link) throw kontoAbsage('RECHT_UNGUELTIG');
  const offen = await oeffnen(dienste, link).catch(async (error: unknown) => {
    await links.zurueckgeben(recht, link);
    throw error;
  });
  // Why not is not said: whoever typed somebody's address would learn whether that one has an account.
  if (offen === null) throw kontoAbsage('RECHT_UNGUELTIG');
  return { art: 'EINRICHTEN', ...offen };
}

/** Null where she has begun an account by the link of a mail, or somebody has her address. */
async function oeffnen(
  dienste: Pick<Kontodienste, 'database' | 'konten'>,
  { partnerNummer, email }: Kontolink,
): Promise<Omit<Einrichten, 'art'> | null> {
  if (partnerNummer === null) return null;
  const daten = kontodaten(dienste.database);
  const person = await daten.partner(partnerNummer);
  if (!person || (await daten.zugangVon(partnerNummer))) return null;
  const name = `${person.vorname} ${person.nachname}`;
  const neu = { partnerNummer, email, name, emailBewiesen: false };
  const initialPasswort = await kontoAnlegen(dienste, neu);
  const { handynummer } = person;
  return initialPasswort === null ? null : { email, initialPasswort, partnerNummer, handynummer };
}
