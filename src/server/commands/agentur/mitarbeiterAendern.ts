import type { output } from 'zod/v4/core';
import type { mitarbeiterAendern as endpoint, Mitarbeiter } from '#contract/endpoints/agentur.ts';
import type { Recht } from '#contract/entities/recht.ts';
import { hausmarke } from '#contract/marken.ts';
import { fuehrtAgentur, type Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { nichtErlaubt, nichtGefunden, zuVieleAnfragen } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { mitarbeitende, type Mitarbeiterzeile } from '../../repositories/mitarbeitende.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vermittler } from '../../repositories/vermittler.ts';
import { einladungBis, kontogrenzen } from '../../rules/konto.ts';
import { darfNoch, kontenVon, portalUrlVon, type Kontodienste } from '../konto/dienste.ts';
import { einladungMail, kontoAdresse } from '../konto/kontoMails.ts';
import { agenturAbsage, mitarbeiterVon, verwaltet } from './agentur.ts';

type Aenderung = output<(typeof endpoint)['body']>;

/** Rights, lock or a fresh invitation of somebody in the own agency; each counts at once (`domain/konto.md §7.3`). */
export async function mitarbeiterAendern(
  dienste: Kontodienste,
  wer: Principal,
  { id, ...aenderung }: Aenderung & { id: string },
): Promise<Mitarbeiter> {
  const vermittlerNummer = verwaltet(wer);
  const { database } = dienste;
  if (aenderung.was === 'EINLADEN') await einladen(dienste, vermittlerNummer, id);
  else await database.transaction((tx) => aendern(tx, wer, id, aenderung, dienste.clock()));
  const zeile = await mitarbeitende(database, vermittlerNummer).eine(id);
  if (!zeile) throw nichtGefunden();
  return mitarbeiterVon(dienste.konten, wer, zeile);
}

/** Customers somebody looks after go to somebody else, or back to the agency. */
export async function kundenUebertragen(
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
  wer: Principal,
  { id, an }: { id: string; an: string | null },
): Promise<{ vertraege: number }> {
  const vermittlerNummer = verwaltet(wer);
  return database.transaction(async (tx) => {
    const agentur = mitarbeitende(tx, vermittlerNummer);
    await agentur.sperren();
    if (!(await agentur.eine(id))) throw nichtGefunden();
    const empfaenger = an === null ? null : await empfaengerin(agentur, an);
    const vertraege = await agentur.vertraegeUebertragen(id, empfaenger);
    if (vertraege === 0) return { vertraege };
    await journal(tx).schreiben({
      wer,
      zeit: clock(),
      aktion: 'kunden.uebertragen',
      versicherungsNummer: null,
      alt: { betreuer: id },
      neu: { betreuer: empfaenger, vertraege },
    });
    return { vertraege };
  });
}

/** Whose the contracts become: those the owner looks after are nobody else's. */
async function empfaengerin(
  agentur: ReturnType<typeof mitarbeitende>,
  an: string,
): Promise<string | null> {
  const zeile = await agentur.eine(an);
  if (!zeile) throw nichtGefunden();
  if (zeile.rolle === 'inhaber') return null;
  const sieht = zeile.rechte.includes('kundenSehen') || zeile.rechte.includes('agenturVerwalten');
  if (zeile.gesperrt || !sieht) throw agenturAbsage('EMPFAENGER');
  return an;
}

async function aendern(
  tx: Database,
  wer: Principal,
  id: string,
  aenderung: Exclude<Aenderung, { was: 'EINLADEN' }> | { was: 'SPERREN' | 'ENTSPERREN' },
  zeit: Date,
): Promise<void> {
  const agentur = mitarbeitende(tx, verwaltet(wer));
  await agentur.sperren();
  const alle = await agentur.alle();
  // The right can have gone while this waited.
  if (!alle.some((eine) => eine.sub === wer.sub && verwaltetAgentur(eine))) throw nichtErlaubt();
  const zeile = alle.find(({ sub }) => sub === id);
  if (!zeile) throw nichtGefunden();
  if (zeile.rolle === 'inhaber') throw agenturAbsage('INHABER');
  const neu = nachher(zeile, aenderung);
  const danach = alle.map((eine) => (eine.sub === id ? { ...eine, ...neu } : eine));
  if (!danach.some(verwaltetAgentur)) throw agenturAbsage('LETZTE_VERWALTUNG');
  await agentur.aendern(id, neu);
  const entwuerfe =
    aenderung.was === 'SPERREN' ? await agentur.entwuerfeUebertragen(id, leitung(alle, wer)) : 0;
  await journal(tx).schreiben({
    wer,
    zeit,
    aktion: 'untervermittler.geaendert',
    versicherungsNummer: null,
    alt: { sub: id, rechte: zeile.rechte, gesperrt: zeile.gesperrt },
    neu: { sub: id, ...neu, entwuerfe },
  });
}

function nachher(
  { rechte, gesperrt }: Mitarbeiterzeile,
  aenderung: { was: 'RECHTE'; rechte: Recht[] } | { was: 'SPERREN' | 'ENTSPERREN' | 'EINLADEN' },
): { rechte: Recht[]; gesperrt: boolean } {
  if (aenderung.was === 'RECHTE') return { rechte: aenderung.rechte, gesperrt };
  return { rechte, gesperrt: aenderung.was === 'SPERREN' };
}

/** Whether somebody counts as one of those who run the agency. */
function verwaltetAgentur(zeile: Mitarbeiterzeile): boolean {
  return !zeile.gesperrt && fuehrtAgentur(zeile);
}

/** Who gets the drafts of somebody locked: the owner, or whoever locked. */
function leitung(alle: readonly Mitarbeiterzeile[], wer: Principal): string {
  return alle.find(({ rolle, gesperrt }) => rolle === 'inhaber' && !gesperrt)?.sub ?? wer.sub;
}

async function einladen(
  dienste: Kontodienste,
  vermittlerNummer: string,
  id: string,
): Promise<void> {
  const portalUrl = portalUrlVon(dienste);
  const konten = kontenVon(dienste);
  const { database, clock, wecken } = dienste;
  const zeile = await mitarbeitende(database, vermittlerNummer).eine(id);
  if (!zeile) throw nichtGefunden();
  const { email, name } = zeile;
  const konto = await konten.bySub('vermittler', id);
  if (zeile.gesperrt || !konto?.initial) throw agenturAbsage('KEINE_EINLADUNG');
  const grenze = kontogrenzen.initialPasswort;
  if (!(await darfNoch(dienste, 'initialPasswort', `vermittler ${email}`, grenze))) {
    throw zuVieleAnfragen(grenze.ms / 1000);
  }
  const passwort = await konten.resetToInitial('vermittler', id);
  if (passwort === null) throw agenturAbsage('KEINE_EINLADUNG');
  const jetzt = clock();
  await database.transaction(async (tx) => {
    await mitarbeitende(tx, vermittlerNummer).aendern(id, { eingeladenBis: einladungBis(jetzt) });
    const agentur = (await vermittler(tx).mitNummer(vermittlerNummer))?.name ?? '';
    const adresse = kontoAdresse(portalUrl, '/vermittler/login/');
    const mail = einladungMail({ name, email, marke: hausmarke }, { agentur, passwort, adresse });
    await postausgang(tx).schreiben(mail, jetzt);
  });
  wecken();
}
