import type { z } from 'zod/mini';
import type { smstanPruefen as endpoint } from '#contract/endpoints/benutzer/handynummer.ts';
import { maskierteNummer } from '#contract/fields/maskierteNummer.ts';
import type { Mail } from '../../outbox/ports.ts';
import { nichtGefunden } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { kontodaten, type Zugang } from '../../repositories/kontodaten.ts';
import { kontolinks } from '../../repositories/kontolinks.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { bankSperreMs } from '../../rules/konto.ts';
import { codePruefen, codeSenden, erlaubteNummer } from '../nummerBestaetigen.ts';
import { kontenVon, kontoAbsage, type Kontodienste } from './dienste.ts';
import { verlangeBewieseneEmail, verlangeCode, type Handelnder } from './handelnder.ts';
import { alteNummerSms, eingerichtetMail, kontoAdresse, neueNummerMail } from './kontoMails.ts';

type Ergebnis = z.infer<(typeof endpoint.responses)[200]>;

/** The wished number in the form of its plan, if it may become hers. */
export async function nummerWaehlen(
  dienste: Kontodienste,
  wer: Handelnder,
  wunsch: string,
): Promise<string> {
  if (wer.durch !== 'EINRICHTUNG') await verlangeBewieseneEmail(dienste, wer.sub);
  if (wer.durch === 'SITZUNG') await verlangeCode(dienste, wer.session);
  const nummer = erlaubteNummer(wunsch, dienste.smsLaender);
  const konto = await kontenVon(dienste).bySub(wer.portal, wer.sub);
  if (konto?.handynummer === nummer) throw kontoAbsage('NUMMER_UNVERAENDERT');
  return nummer;
}

/** Sends a code to the wished number, or to the present one; answers where it went. */
export async function smstanSenden(
  dienste: Kontodienste,
  wer: Handelnder,
  { wunsch, adresse }: { wunsch: string | null; adresse: string | null },
): Promise<{ gueltigBis: string; handynummer: string }> {
  const nummer =
    wunsch === null ? await jetzigeNummer(dienste, wer) : await nummerWaehlen(dienste, wer, wunsch);
  const bis = await codeSenden(dienste, { handynummer: nummer, fuer: 'KONTO', adresse });
  return { gueltigBis: bis.toISOString(), handynummer: maskierteNummer(nummer) };
}

interface Eingegeben {
  /** Whose number it is; null where an agent enters it for himself. */
  partnerId: string | null;
  handynummer: string | null;
  code: string;
}

/** Checks the code and does what it was asked for. */
export async function smstanPruefen(
  dienste: Kontodienste,
  wer: Handelnder,
  { partnerId, handynummer, code }: Eingegeben,
): Promise<Ergebnis> {
  if (partnerId !== wer.partnerNummer) throw nichtGefunden();
  if (handynummer === null) return bestaetigen(dienste, wer, code);
  const nummer = await nummerWaehlen(dienste, wer, handynummer);
  await codePruefen(dienste, { handynummer: nummer, fuer: 'KONTO', code });
  const { database, clock } = dienste;
  if (wer.durch === 'LINK') {
    const link = await kontolinks(database).verbrauchen(wer.token, ['HANDYNUMMER'], clock());
    if (!link) throw kontoAbsage('LINK_UNGUELTIG');
  }
  return uebernehmen(dienste, wer, nummer);
}

/** One more code to the number of the account: the session may do what is sensitive for a while. */
async function bestaetigen(
  dienste: Kontodienste,
  wer: Handelnder,
  code: string,
): Promise<Ergebnis> {
  const nummer = await jetzigeNummer(dienste, wer);
  await codePruefen(dienste, { handynummer: nummer, fuer: 'KONTO', code });
  if (wer.durch === 'SITZUNG') {
    const { database, clock } = dienste;
    await kontodaten(database).bestaetigen(wer.sub, wer.session.originJti, clock());
  }
  return { art: 'BESTAETIGT', bankGesperrtBis: null };
}

/** Only a session has something to confirm: a link and a new account have no number that could. */
async function jetzigeNummer(dienste: Kontodienste, wer: Handelnder): Promise<string> {
  const konto = await kontenVon(dienste).bySub(wer.portal, wer.sub);
  if (wer.durch !== 'SITZUNG' || !konto?.handynummer) throw nichtGefunden();
  return konto.handynummer;
}

/** The number is hers from now on; the pool learns it first, as a repeat does the rest. */
async function uebernehmen(
  dienste: Kontodienste,
  wer: Handelnder,
  handynummer: string,
): Promise<Ergebnis> {
  const { database, clock, wecken } = dienste;
  const konten = kontenVon(dienste);
  const jetzt = clock();
  const alt = (await konten.bySub(wer.portal, wer.sub))?.handynummer ?? null;
  await konten.changePhone(wer.portal, wer.sub, handynummer, wer.durch === 'LINK');
  const bankGesperrtBis = gesperrtBis(wer, jetzt);
  await database.transaction(async (tx) => {
    await beiKundin(tx, wer, { handynummer, ...(bankGesperrtBis && { bankGesperrtBis }) });
    const { portal, sub, rolle } = wer;
    await journal(tx).schreiben({
      wer: { portal, sub, rolle },
      zeit: jetzt,
      aktion: wer.durch === 'EINRICHTUNG' ? 'zugang.eingerichtet' : 'handynummer.geaendert',
      versicherungsNummer: null,
      alt: { handynummer: alt },
      neu: { handynummer, durch: wer.durch },
    });
    const mail = await hinweis(tx, dienste, wer, { handynummer, bankGesperrtBis });
    if (mail) await postausgang(tx).schreiben(mail, jetzt);
  });
  wecken();
  if (alt !== null) await dienste.sendSms(alt, alteNummerSms).catch(dienste.smsGescheitert);
  return {
    art: wer.durch === 'EINRICHTUNG' ? 'EINGERICHTET' : 'GEAENDERT',
    bankGesperrtBis: bankGesperrtBis?.toISOString() ?? null,
  };
}

/** A session can be stolen as well as a mailbox: either way the money of a customer waits a day. */
function gesperrtBis({ portal, durch }: Handelnder, jetzt: Date): Date | null {
  if (portal === 'vermittler' || durch === 'EINRICHTUNG') return null;
  return new Date(jetzt.getTime() + bankSperreMs);
}

/** What a customer is known by; of an agent only the pool knows a number. */
async function beiKundin(
  tx: Kontodienste['database'],
  { portal, sub, partnerNummer, durch }: Handelnder,
  neu: { handynummer: string; bankGesperrtBis?: Date },
): Promise<void> {
  if (partnerNummer === null) return;
  const daten = kontodaten(tx);
  await daten.partnerAendern(partnerNummer, neu);
  if (durch === 'EINRICHTUNG') await daten.zugangAendern(portal, sub, { eingerichtet: true });
}

/** What the mailbox is told; null where there is none. */
async function hinweis(
  tx: Kontodienste['database'],
  dienste: Kontodienste,
  wer: Handelnder,
  { handynummer, bankGesperrtBis }: { handynummer: string; bankGesperrtBis: Date | null },
): Promise<Mail | null> {
  const daten = kontodaten(tx);
  const durchLink = wer.durch === 'LINK';
  if (wer.partnerNummer === null) {
    const an = await daten.mailadresse(wer.portal, wer.sub);
    return an && neueNummerMail(an, handynummer, { durchLink, bankGesperrtBis });
  }
  const bekannt = await partner(tx).empfaenger(wer.partnerNummer);
  if (!bekannt) return null;
  const zugang = await daten.zugangMit(wer.sub);
  const an = { ...bekannt, email: zugang?.email ?? bekannt.email };
  return wer.durch === 'EINRICHTUNG'
    ? eingerichtetMail(an, await wege(tx, dienste, wer.partnerNummer, zugang))
    : neueNummerMail(an, handynummer, { durchLink, bankGesperrtBis });
}

/** Where a new account is signed in to, and where its address is proven if it is not yet. */
async function wege(
  tx: Kontodienste['database'],
  { portalUrl, clock }: Kontodienste,
  partnerNummer: string,
  zugang: Zugang | null,
): Promise<{ anmelden: string | null; bestaetigen: string | null }> {
  if (portalUrl === null) return { anmelden: null, bestaetigen: null };
  const anmelden = kontoAdresse(portalUrl, '/kunden/login/');
  if (!zugang || zugang.emailBewiesen) return { anmelden, bestaetigen: null };
  const links = kontolinks(tx);
  await links.beenden(partnerNummer, 'ZUGANG');
  const link = { art: 'ZUGANG', partnerNummer, sub: null, email: zugang.email } as const;
  const token = await links.anlegen(link, clock());
  const bestaetigen = kontoAdresse(portalUrl, '/kunden/login/registrieren/', { token });
  return { anmelden, bestaetigen };
}
