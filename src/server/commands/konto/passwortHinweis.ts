import type { Portal } from '#contract/endpoints/endpoint.ts';
import { journal } from '../../repositories/journal.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import type { Kontodienste } from './dienste.ts';
import { passwortMail } from './kontoMails.ts';

/** Tells the mailbox that a lost password was set anew in the identity pool, which sends SMS only. */
export async function passwortHinweis(
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
  { portal, sub, email }: { portal: Portal; sub: string; email: string },
): Promise<void> {
  const kopf = await kontodaten(database).mailkopf(portal, sub);
  if (!kopf) return;
  await database.transaction(async (tx) => {
    await journal(tx).schreiben({
      wer: { portal, sub, rolle: 'gast' },
      zeit: clock(),
      aktion: 'passwort.zurueckgesetzt',
      versicherungsNummer: null,
      alt: null,
      neu: null,
    });
    await postausgang(tx).schreiben(passwortMail({ ...kopf, email }), clock());
  });
}

/** Whether a lost password may be set anew: not in an account whose address no mail has proven (`domain/verkauf.md §6`). */
export async function darfPasswortVergessen(
  { database }: Pick<Kontodienste, 'database'>,
  { portal, sub }: { portal: Portal; sub: string },
): Promise<boolean> {
  return portal !== 'benutzer' || kontodaten(database).istEmailBewiesen(sub);
}

/** Whether an access is locked here: its sign-in ends at the password, with the reason (`domain/konto.md §3`). */
export function istGesperrt(
  { database }: Pick<Kontodienste, 'database'>,
  { portal, sub }: { portal: Portal; sub: string },
): Promise<boolean> {
  return kontodaten(database).istGesperrt(portal, sub);
}
