import type { z } from 'zod/mini';
import type {
  benutzerAendern as endpoint,
  passwortAendern as passwortEndpoint,
} from '#contract/endpoints/benutzer/daten.ts';
import { hausmarke } from '#contract/marken.ts';
import type { Principal } from '../../access/decision.ts';
import type { Session } from '../../access/session.ts';
import { Absage, nichtGefunden } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { kontolinks } from '../../repositories/kontolinks.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { kontogrenzen } from '../../rules/konto.ts';
import {
  darfNoch,
  kontenVon,
  kontoAbsage,
  passwortGesperrt,
  portalUrlVon,
  type Kontodienste,
} from './dienste.ts';
import { verlangeCode } from './handelnder.ts';
import { alteEmailMail, kontoAdresse, neueEmailMail, passwortMail } from './kontoMails.ts';

/** Somebody signed in. */
interface Angemeldet {
  principal: Principal;
  session: Session;
}

type Aenderung = z.infer<typeof endpoint.body>;

/** Another password; every other session ends, and the mailbox is told. */
export async function passwortAendern(
  dienste: Kontodienste,
  { principal, session }: Angemeldet,
  { passwort, neuesPasswort }: z.infer<typeof passwortEndpoint.body>,
): Promise<void> {
  const { portal, sub } = principal;
  const { originJti } = session;
  const change = { sub, originJti, previous: passwort, proposed: neuesPasswort };
  const ergebnis = await kontenVon(dienste).changePassword(portal, change);
  if (typeof ergebnis === 'object') throw passwortGesperrt(ergebnis);
  if (ergebnis !== 'GEAENDERT') throw kontoAbsage(`PASSWORT_${ergebnis}`);
  const { database, clock, wecken } = dienste;
  const konto = await kontenVon(dienste).bySub(portal, sub);
  await database.transaction(async (tx) => {
    await eintragen(tx, principal, clock(), { aktion: 'passwort.geaendert', alt: null, neu: null });
    if (!konto) return;
    const kopf = await kontodaten(tx).mailkopf(portal, sub);
    if (!kopf) return;
    const mail = passwortMail({ ...kopf, email: konto.email });
    await postausgang(tx).schreiben(mail, clock());
  });
  wecken();
}

/** Contact data at once; an e-mail after its link (`domain/vertrag.md §13`). */
export async function benutzerAendern(
  dienste: Kontodienste,
  wer: Angemeldet,
  aenderung: Aenderung,
): Promise<void> {
  if (aenderung.art === 'EMAIL') return emailAendern(dienste, wer, aenderung);
  return kontaktdatenAendern(dienste, wer, aenderung);
}

/** The link that makes another address count goes there, and a notice to the one that counts until then. */
export async function emailAendern(
  dienste: Kontodienste,
  { principal, session }: Angemeldet,
  { email, passwort }: { email: string; passwort: string },
): Promise<void> {
  const portalUrl = portalUrlVon(dienste);
  const konten = kontenVon(dienste);
  const { portal, sub, name, partnerNummer } = principal;
  if (portal === 'benutzer' && partnerNummer === null) throw nichtGefunden();
  await verlangeCode(dienste, session);
  const { emailAendern: grenze } = kontogrenzen;
  if (!(await darfNoch(dienste, 'emailAendern', sub, grenze))) throw zuOft();
  const pruefung = await konten.checkPassword(portal, sub, passwort);
  if (typeof pruefung === 'object') throw passwortGesperrt(pruefung);
  if (pruefung === 'FALSCH') throw kontoAbsage('PASSWORT_FALSCH');
  if (await konten.byEmail(portal, email)) throw kontoAbsage('EMAIL_NICHT_VERWENDBAR');
  const konto = await konten.bySub(portal, sub);
  const { database, clock, wecken } = dienste;
  await database.transaction(async (tx) => {
    await kontolinks(tx).beendenVon(sub, 'EMAIL');
    const link = { art: 'EMAIL', partnerNummer, sub, email } as const;
    const token = await kontolinks(tx).anlegen(link, clock());
    const adresse = kontoAdresse(portalUrl, linkseiten[portal], { token });
    const marke = (await kontodaten(tx).mailkopf(portal, sub))?.marke ?? hausmarke;
    await postausgang(tx).schreiben(neueEmailMail({ name, email, marke }, adresse), clock());
    const bisher = konto?.email ?? null;
    if (bisher !== null) {
      const an = { name, email: bisher, marke };
      await postausgang(tx).schreiben(alteEmailMail(an, email), clock());
    }
    await eintragen(tx, principal, clock(), {
      aktion: 'email.angefordert',
      alt: { email: bisher },
      neu: { email },
    });
  });
  wecken();
}

/** Pages that use the link up, for whoever is signed in or not. */
const linkseiten = {
  benutzer: '/kunden/login/registrieren/',
  vermittler: '/vermittler/login/email-bestaetigen/',
} as const;

async function kontaktdatenAendern(
  { database, clock }: Kontodienste,
  { principal }: Angemeldet,
  { anrede, titel, telefon }: Extract<Aenderung, { art: 'KONTAKTDATEN' }>,
): Promise<void> {
  const { partnerNummer } = principal;
  if (partnerNummer === null) throw nichtGefunden();
  await database.transaction(async (tx) => {
    const bisher = await kontodaten(tx).partner(partnerNummer);
    const neu = { anrede, titel, telefon };
    await kontodaten(tx).partnerAendern(partnerNummer, neu);
    await eintragen(tx, principal, clock(), {
      aktion: 'kontaktdaten.geaendert',
      alt: bisher && { anrede: bisher.anrede, titel: bisher.titel, telefon: bisher.telefon },
      neu,
    });
  });
}

function eintragen(
  tx: Kontodienste['database'],
  wer: Principal,
  zeit: Date,
  was: { aktion: string; alt: unknown; neu: unknown },
): Promise<void> {
  return journal(tx).schreiben({ wer, zeit, versicherungsNummer: null, ...was });
}

function zuOft(): Absage {
  const errorMessage =
    'Sie haben Ihre E-Mail-Adresse schon mehrmals geändert. Bitte warten Sie eine Stunde.';
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, 3_600);
}
