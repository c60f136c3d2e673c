import type { z } from 'zod/mini';
import type { zugangslinkPruefen as endpoint } from '#contract/endpoints/benutzer/zugang.ts';
import type { Rest } from '../../http/danach.ts';
import { markeVon } from '../../documents/marke.ts';
import { kontodaten, type Zugang } from '../../repositories/kontodaten.ts';
import { kontolinks, type Kontolink } from '../../repositories/kontolinks.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { journal } from '../../repositories/journal.ts';
import { kontogrenzen, maskierteEmail } from '../../rules/konto.ts';
import { darfNoch, kontenVon, kontoAbsage, portalUrlVon, type Kontodienste } from './dienste.ts';
import { kontoAnlegen } from './kontoAnlegen.ts';
import { kontoAdresse, zugangsMail } from './kontoMails.ts';

interface Kennung {
  contractId: string;
  plz: string;
}

/** Masked e-mail for whoever knows a contract and its postcode (`domain/konto.md §2`); null in every other case. */
export async function emailLesen(dienste: Kontodienste, kennung: Kennung): Promise<string | null> {
  const darf = await darfNoch(dienste, 'emailLesen', kennung.contractId, kontogrenzen.emailLesen);
  const gefunden = await inhaberMit(dienste, kennung);
  return darf && gefunden ? maskierteEmail(gefunden.partner.email) : null;
}

/** Looks whether contract and postcode fit; the rest mails the link of a registration. */
export async function linkSenden(dienste: Kontodienste, kennung: Kennung): Promise<Rest> {
  const portalUrl = portalUrlVon(dienste);
  const { database, clock, wecken } = dienste;
  const darf = await darfNoch(dienste, 'link', kennung.contractId, kontogrenzen.link);
  const gefunden = await inhaberMit(dienste, kennung);
  if (!darf || !gefunden) return null;
  const { partner, marke } = gefunden;
  const { partnerNummer, email } = partner;
  const name = `${partner.vorname} ${partner.nachname}`;
  return async () => {
    await database.transaction(async (tx) => {
      const links = kontolinks(tx);
      await links.beenden(partnerNummer, 'ZUGANG');
      const link = { art: 'ZUGANG', partnerNummer, sub: null, email } as const;
      const token = await links.anlegen(link, clock());
      const adresse = kontoAdresse(portalUrl, '/kunden/login/registrieren/', { token, marke });
      const an = { name, email, marke: markeVon(marke) };
      await postausgang(tx).schreiben(zugangsMail(an, adresse), clock());
    });
    wecken();
  };
}

type Verifiziert = z.infer<(typeof endpoint.responses)[200]>;

/** Uses up the link of a registration or of an e-mail change, and opens what it leads to. */
export async function linkPruefen(dienste: Kontodienste, token: string): Promise<Verifiziert> {
  kontenVon(dienste);
  const { database, clock } = dienste;
  const link = await kontolinks(database).verbrauchen(token, ['ZUGANG', 'EMAIL'], clock());
  if (!link) throw kontoAbsage('LINK_UNGUELTIG');
  const { sub } = link;
  return sub === null ? kontoOeffnen(dienste, link) : emailUebernehmen(dienste, { ...link, sub });
}

/** A new account, or the one that was begun and never finished. */
async function kontoOeffnen(
  dienste: Kontodienste,
  { partnerNummer, email }: Kontolink,
): Promise<Verifiziert> {
  const konten = kontenVon(dienste);
  if (partnerNummer === null) throw kontoAbsage('LINK_UNGUELTIG');
  const daten = kontodaten(dienste.database);
  const person = await daten.partner(partnerNummer);
  if (!person) throw kontoAbsage('LINK_UNGUELTIG');
  const name = `${person.vorname} ${person.nachname}`;
  const einrichten = { art: 'EINRICHTEN', partnerNummer } as const;

  const zugang = await daten.zugangVon(partnerNummer);
  if (zugang) {
    const bestaetigt = await emailBeweisen(dienste, zugang, email);
    if (zugang.eingerichtet) return { art: bestaetigt ? 'EMAIL_BESTAETIGT' : 'BESTEHT' };
    const initialPasswort = await konten.resetToInitial('benutzer', zugang.sub);
    if (initialPasswort === null) return { art: 'BESTEHT' };
    return { ...einrichten, email: zugang.email, initialPasswort };
  }
  const neu = { partnerNummer, email, name, emailBewiesen: true };
  const initialPasswort = await kontoAnlegen(dienste, neu);
  if (initialPasswort === null) return { art: 'BESTEHT' };
  return { ...einrichten, email, initialPasswort };
}

/** Somebody reads what is sent to the address of the account; true where that was not known before. */
async function emailBeweisen(
  { database, clock }: Kontodienste,
  { sub, email: adresse, emailBewiesen }: Zugang,
  email: string,
): Promise<boolean> {
  if (emailBewiesen || adresse !== email) return false;
  await database.transaction(async (tx) => {
    await kontodaten(tx).zugangAendern('benutzer', sub, { emailBewiesen: true });
    await journal(tx).schreiben({
      wer: { portal: 'benutzer', sub, rolle: 'kunde' },
      zeit: clock(),
      aktion: 'email.bestaetigt',
      versicherungsNummer: null,
      alt: null,
      neu: { email },
    });
  });
  return true;
}

/** From now on the new address signs in and gets the mails. */
async function emailUebernehmen(
  dienste: Kontodienste,
  { sub, partnerNummer, email }: Kontolink & { sub: string },
): Promise<Verifiziert> {
  const { database, clock } = dienste;
  const portal = partnerNummer === null ? 'vermittler' : 'benutzer';
  if (await kontodaten(database).istGesperrt(portal, sub)) throw kontoAbsage('LINK_UNGUELTIG');
  const bisher = await kontenVon(dienste).bySub(portal, sub);
  if (!(await kontenVon(dienste).changeEmail(portal, sub, email))) {
    throw kontoAbsage('EMAIL_NICHT_VERWENDBAR');
  }
  await database.transaction(async (tx) => {
    const daten = kontodaten(tx);
    if (partnerNummer !== null) await daten.partnerAendern(partnerNummer, { email });
    const rolle = await daten.zugangAendern(portal, sub, { email, emailBewiesen: true });
    await journal(tx).schreiben({
      wer: { portal, sub, rolle },
      zeit: clock(),
      aktion: 'email.geaendert',
      versicherungsNummer: null,
      alt: { email: bisher?.email },
      neu: { email },
    });
  });
  return { art: 'EMAIL_GEAENDERT', email };
}

async function inhaberMit({ database }: Kontodienste, { contractId, plz }: Kennung) {
  const gefunden = await kontodaten(database).inhaber(contractId);
  return gefunden?.partner.plz === plz ? gefunden : null;
}
