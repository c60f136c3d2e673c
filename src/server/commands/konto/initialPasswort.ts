import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { Rest } from '../../http/danach.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { kontogrenzen } from '../../rules/konto.ts';
import { darfNoch, kontenVon, portalUrlVon, type Kontodienste } from './dienste.ts';
import { initialPasswortMail, kontoAdresse } from './kontoMails.ts';

const anmelden = { benutzer: '/kunden/login/', vermittler: '/vermittler/login/' } as const;

/** Looks whether an account still has its initial password; the rest mails a fresh one (`domain/konto.md §3`). */
export async function initialPasswortSenden(
  dienste: Kontodienste,
  portal: Portal,
  email: string,
): Promise<Rest> {
  const portalUrl = portalUrlVon(dienste);
  const { database, clock, wecken } = dienste;
  const wer = `${portal} ${email}`;
  const darf = await darfNoch(dienste, 'initialPasswort', wer, kontogrenzen.initialPasswort);
  const konto = await kontenVon(dienste).byEmail(portal, email);
  const kopf = await kontodaten(database).mailkopf(portal, konto?.sub ?? '');
  // A registration that was not finished goes on with a link.
  if (!darf || !konto?.initial || konto.handynummer === null || !kopf) return null;
  return async () => {
    const passwort = await kontenVon(dienste).resetToInitial(portal, konto.sub);
    if (passwort === null) return;
    const adresse = kontoAdresse(portalUrl, anmelden[portal]);
    const mail = initialPasswortMail({ ...kopf, email: konto.email }, passwort, adresse);
    await postausgang(database).schreiben(mail, clock());
    wecken();
  };
}
