import type { z } from 'zod/mini';
import type { smstanPruefen as endpoint } from '#contract/endpoints/benutzer/handynummer.ts';
import { maskierteNummer } from '#contract/fields/maskierteNummer.ts';
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
  const konto = await kontenVon(dienste).bySub('benutzer', wer.sub);
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

/** Checks the code and does what it was asked for. */
export async function smstanPruefen(
  dienste: Kontodienste,
  wer: Handelnder,
  { partnerId, handynummer, code }: { partnerId: string; handynummer: string | null; code: string },
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
  const konto = await kontenVon(dienste).bySub('benutzer', wer.sub);
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
  const alt = (await konten.bySub('benutzer', wer.sub))?.handynummer ?? null;
  await konten.changePhone('benutzer', wer.sub, handynummer, wer.durch === 'LINK');
  // A session can be stolen as well as a mailbox: either way the money waits a day.
  const bankGesperrtBis =
    wer.durch === 'EINRICHTUNG' ? null : new Date(jetzt.getTime() + bankSperreMs);
  await database.transaction(async (tx) => {
    const daten = kontodaten(tx);
    await daten.partnerAendern(wer.partnerNummer, {
      handynummer,
      ...(bankGesperrtBis && { bankGesperrtBis }),
    });
    if (wer.durch === 'EINRICHTUNG') await daten.zugangAendern(wer.sub, { eingerichtet: true });
    await journal(tx).schreiben({
      wer: { portal: 'benutzer', sub: wer.sub, rolle: 'kunde' },
      zeit: jetzt,
      aktion: wer.durch === 'EINRICHTUNG' ? 'zugang.eingerichtet' : 'handynummer.geaendert',
      versicherungsNummer: null,
      alt: { handynummer: alt },
      neu: { handynummer, durch: wer.durch },
    });
    const bekannt = await partner(tx).empfaenger(wer.partnerNummer);
    if (!bekannt) return;
    const zugang = await daten.zugangMit(wer.sub);
    const an = { ...bekannt, email: zugang?.email ?? bekannt.email };
    const durchLink = wer.durch === 'LINK';
    const mail =
      wer.durch === 'EINRICHTUNG'
        ? eingerichtetMail(an, await wege(tx, dienste, wer, zugang))
        : neueNummerMail(an, handynummer, { durchLink, bankGesperrtBis });
    await postausgang(tx).schreiben(mail, jetzt);
  });
  wecken();
  if (alt !== null) await dienste.sendSms(alt, alteNummerSms).catch(dienste.smsGescheitert);
  return {
    art: wer.durch === 'EINRICHTUNG' ? 'EINGERICHTET' : 'GEAENDERT',
    bankGesperrtBis: bankGesperrtBis?.toISOString() ?? null,
  };
}

/** Where a new account is signed in to, and where its address is proven if it is not yet. */
async function wege(
  tx: Kontodienste['database'],
  { portalUrl, clock }: Kontodienste,
  { partnerNummer }: Handelnder,
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
