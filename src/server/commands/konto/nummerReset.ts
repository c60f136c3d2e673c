import type { Rest } from '../../http/danach.ts';
import { markeVon } from '../../documents/marke.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { kontolinks } from '../../repositories/kontolinks.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { kontogrenzen } from '../../rules/konto.ts';
import { darfNoch, kontenVon, portalUrlVon, type Kontodienste } from './dienste.ts';
import { kontoAdresse, nummerResetMail } from './kontoMails.ts';

interface Angaben {
  email: string;
  contractId: string;
  geburtsdatum: string;
}

/** Looks whether account, contract and date of birth are one person's; the rest mails the link (`domain/konto.md §5`). */
export async function nummerResetAnfordern(dienste: Kontodienste, angaben: Angaben): Promise<Rest> {
  const portalUrl = portalUrlVon(dienste);
  const { database, clock, wecken } = dienste;
  const { email, contractId, geburtsdatum } = angaben;
  const darf = await darfNoch(dienste, 'nummerReset', email, kontogrenzen.nummerReset);
  const konto = await kontenVon(dienste).byEmail('benutzer', email);
  const daten = kontodaten(database);
  const zugang = await daten.zugangMit(konto?.sub ?? '');
  const gefunden = await daten.inhaber(contractId);
  const passt =
    gefunden !== null &&
    zugang?.partnerNummer === gefunden.partner.partnerNummer &&
    gefunden.partner.geburtsdatum === geburtsdatum;
  // An account that never had a number finishes its registration instead.
  if (!darf || !passt || !konto?.handynummer || zugang.gesperrt) return null;
  // The mail might go to a stranger.
  if (!zugang.emailBewiesen) return null;
  const { partner, marke } = gefunden;
  const { partnerNummer } = partner;
  const link = { art: 'HANDYNUMMER', partnerNummer, sub: konto.sub, email: konto.email } as const;
  return async () => {
    await database.transaction(async (tx) => {
      await kontolinks(tx).beenden(partnerNummer, 'HANDYNUMMER');
      const token = await kontolinks(tx).anlegen(link, clock());
      const pfad = '/kunden/handynummer-aendern/ihre-neue-handynummer/';
      const adresse = kontoAdresse(portalUrl, pfad, { token, marke });
      const name = `${partner.vorname} ${partner.nachname}`;
      const an = { name, email: konto.email, marke: markeVon(marke) };
      await postausgang(tx).schreiben(nummerResetMail(an, adresse), clock());
    });
    wecken();
  };
}
