import { isDeepStrictEqual } from 'node:util';
import type { Mitarbeiter, Untervermittlerangaben } from '#contract/endpoints/agentur.ts';
import { zugang as grenzen } from '#contract/fields/zugangsfristen.ts';
import { hausmarke } from '#contract/marken.ts';
import type { Principal } from '../../access/decision.ts';
import type { Konten } from '../../access/konten.ts';
import { journal } from '../../repositories/journal.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { mitarbeitende } from '../../repositories/mitarbeitende.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vermittler } from '../../repositories/vermittler.ts';
import { einladungBis } from '../../rules/konto.ts';
import { kontenVon, portalUrlVon, type Kontodienste } from '../konto/dienste.ts';
import { einladungMail, kontoAdresse } from '../konto/kontoMails.ts';
import { erlaubteNummer } from '../nummerBestaetigen.ts';
import { agenturAbsage, mitarbeiterVon, verwaltet } from './agentur.ts';

/** Opens the access of a sub-agent and mails the first password (`domain/konto.md §7.2`). */
export async function untervermittlerErstellen(
  dienste: Kontodienste,
  wer: Principal,
  angaben: Untervermittlerangaben,
): Promise<Mitarbeiter> {
  const vermittlerNummer = verwaltet(wer);
  const handynummer = erlaubteNummer(angaben.handynummer, dienste.smsLaender);
  const portalUrl = portalUrlVon(dienste);
  const konten = kontenVon(dienste);
  const { database, clock, wecken } = dienste;
  const schon = await schonEingeladen(dienste, wer, { ...angaben, vermittlerNummer });
  if (schon) return schon;
  if ((await mitarbeitende(database, vermittlerNummer).anzahl()) >= grenzen.untervermittler) {
    throw agenturAbsage('AGENTUR_VOLL');
  }
  const { vorname, nachname, email, anrede, rechte, eigeneRegistrierung } = angaben;
  const name = `${vorname} ${nachname}`;
  const attribute = {
    name,
    'custom:vermittlernummer': vermittlerNummer,
    'custom:rolle': 'untervermittler',
  };
  const offen =
    (await konten.open('vermittler', { email, attribute })) ??
    (await verwaist(dienste, konten, email));
  if (!offen) throw agenturAbsage('EMAIL_VERGEBEN');
  const { sub } = offen;
  // The pool learns the number first: a code of a sign-in needs one, and a repeat does the rest.
  await konten.changePhone('vermittler', sub, handynummer, false);
  const jetzt = clock();
  await database.transaction(async (tx) => {
    const agentur = mitarbeitende(tx, vermittlerNummer);
    await agentur.sperren();
    if ((await agentur.anzahl()) >= grenzen.untervermittler) throw agenturAbsage('AGENTUR_VOLL');
    await agentur.anlegen({
      sub,
      email,
      name,
      anrede,
      rechte,
      ihkNummer: eigeneRegistrierung ? angaben.ihkNummer : null,
      eigeneNummer: eigeneRegistrierung ? angaben.vermittlerNummer : null,
      eingeladenBis: einladungBis(jetzt),
    });
    const an = { name, email, marke: hausmarke };
    const mail = einladungMail(an, {
      agentur: (await vermittler(tx).mitNummer(vermittlerNummer))?.name ?? '',
      passwort: offen.initialPassword,
      adresse: kontoAdresse(portalUrl, '/vermittler/login/'),
    });
    await postausgang(tx).schreiben(mail, jetzt);
    await journal(tx).schreiben({
      wer,
      zeit: jetzt,
      aktion: 'untervermittler.eingeladen',
      versicherungsNummer: null,
      alt: null,
      neu: { sub, rechte },
    });
  });
  wecken();
  const zeile = await mitarbeitende(database, vermittlerNummer).eine(sub);
  if (!zeile) throw new Error('The access that was just opened is not there');
  return mitarbeiterVon(konten, wer, zeile);
}

/** The same invitation again, whose answer was lost: nothing more goes out. */
async function schonEingeladen(
  { database, konten }: Kontodienste,
  wer: Principal,
  angaben: Untervermittlerangaben & { vermittlerNummer: string },
): Promise<Mitarbeiter | null> {
  const { email, vorname, nachname, rechte, vermittlerNummer } = angaben;
  const zeile = await mitarbeitende(database, vermittlerNummer).mitEmail(email);
  if (!zeile || zeile.name !== `${vorname} ${nachname}`) return null;
  if (!isDeepStrictEqual(zeile.rechte, rechte)) return null;
  const gezeigt = await mitarbeiterVon(konten, wer, zeile);
  return gezeigt.status === 'EINGELADEN' ? gezeigt : null;
}

/** An account that a process left behind when it died between two steps: nobody has an access by it. */
async function verwaist({ database }: Kontodienste, konten: Konten, email: string) {
  const konto = await konten.byEmail('vermittler', email);
  if (!konto?.initial || (await kontodaten(database).mailkopf('vermittler', konto.sub)))
    return null;
  const initialPassword = await konten.resetToInitial('vermittler', konto.sub);
  return initialPassword === null ? null : { sub: konto.sub, initialPassword };
}
