import { isDeepStrictEqual } from 'node:util';
import type { output } from 'zod/v4/core';
import type { mitarbeiterAendern as endpoint, Mitarbeiter } from '#contract/endpoints/agentur.ts';
import { darfBetreuen } from '#contract/entities/betreuung.ts';
import type { Recht } from '#contract/entities/recht.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import type { Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { nichtGefunden } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { mitarbeitende, type Mitarbeiterzeile } from '../../repositories/mitarbeitende.ts';
import { einladungBis } from '../../rules/konto.ts';
import { kontenVon, portalUrlVon, type Kontodienste } from '../konto/dienste.ts';
import { nurEiner } from '../nurEiner.ts';
import {
  agenturAbsage,
  mitarbeiterVon,
  unterSperre,
  verwaltet,
  verwaltetAgentur,
} from './agentur.ts';
import { einladungSenden, neuesPasswort } from './einladung.ts';

type Aenderung = output<(typeof endpoint)['body']>;

/** Rights, lock or a fresh invitation of somebody in the own agency; each counts at once (`domain/konto.md §7.3`). */
export async function mitarbeiterAendern(
  dienste: Kontodienste,
  wer: Principal,
  { id, ...aenderung }: Aenderung & { id: string },
): Promise<Mitarbeiter> {
  const vermittlerNummer = verwaltet(wer);
  const { database } = dienste;
  if (aenderung.was === 'EINLADEN') await einladen(dienste, wer, id);
  else {
    const ohne = await nichtErschienene(dienste, vermittlerNummer);
    const zeit = dienste.clock();
    await database.transaction((tx) => aendern(tx, wer, id, { aenderung, ohne, zeit }));
  }
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
  return database.transaction(async (tx) => {
    const { agentur } = await unterSperre(tx, wer);
    if (!(await agentur.eine(id))) throw nichtGefunden();
    const empfaenger = an === null ? null : await empfaengerin(agentur, an);
    const vertraege = await agentur.vertraegeUebertragen(id, empfaenger);
    if (vertraege.length === 0) return { vertraege: 0 };
    await journal(tx).schreiben({
      wer,
      zeit: clock(),
      aktion: 'kunden.uebertragen',
      versicherungsNummer: null,
      alt: { betreuer: id },
      neu: { betreuer: empfaenger, vertraege },
    });
    return { vertraege: vertraege.length };
  });
}

/** Whose the contracts become: those the owner looks after are nobody else's. */
async function empfaengerin(
  agentur: ReturnType<typeof mitarbeitende>,
  an: string,
): Promise<string | null> {
  const zeile = await agentur.eine(an);
  if (!zeile) throw nichtGefunden();
  const istInhaber = zeile.rolle === 'inhaber';
  if (!darfBetreuen({ ...zeile, istInhaber })) throw agenturAbsage('EMPFAENGER');
  if (istInhaber) return null;
  return an;
}

interface Auftrag {
  aenderung: Exclude<Aenderung, { was: 'EINLADEN' }> | { was: 'SPERREN' | 'ENTSPERREN' };
  /** Who does not count as somebody who runs the agency. */
  ohne: ReadonlySet<string>;
  zeit: Date;
}

async function aendern(
  tx: Database,
  wer: Principal,
  id: string,
  { aenderung, ohne, zeit }: Auftrag,
): Promise<void> {
  const { agentur, alle } = await unterSperre(tx, wer);
  const zeile = alle.find(({ sub }) => sub === id);
  if (!zeile) throw nichtGefunden();
  if (zeile.rolle === 'inhaber') throw agenturAbsage('INHABER');
  if (sindInzwischenAndere(zeile, aenderung)) throw agenturAbsage('RECHTE_GEAENDERT');
  const neu = nachher(zeile, aenderung);
  const danach = alle.map((eine) => (eine.sub === id ? { ...eine, ...neu } : eine));
  const leitende = danach.filter((eine) => verwaltetAgentur(eine) && !ohne.has(eine.sub));
  if (leitende.length === 0) throw agenturAbsage('LETZTE_VERWALTUNG');
  // Those locked were not counted while others came.
  const offene = danach.filter(({ gesperrt }) => !gesperrt).length;
  if (zeile.gesperrt && offene > zugang.untervermittler && !neu.gesperrt) {
    throw agenturAbsage('AGENTUR_VOLL');
  }
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
  aenderung: Aenderung,
): { rechte: Recht[]; gesperrt: boolean } {
  if (aenderung.was === 'RECHTE') return { rechte: aenderung.rechte, gesperrt };
  return { rechte, gesperrt: aenderung.was === 'SPERREN' };
}

/** Neither those that were seen nor, after a lost answer, those that are wanted. */
function sindInzwischenAndere({ rechte }: Mitarbeiterzeile, aenderung: Aenderung): boolean {
  if (aenderung.was !== 'RECHTE') return false;
  const sind = (andere: readonly Recht[]) =>
    isDeepStrictEqual(rechte.toSorted(), andere.toSorted());
  return !sind(aenderung.bisher) && !sind(aenderung.rechte);
}

/** Who gets the drafts of somebody locked: the owner, or whoever locked. */
function leitung(alle: readonly Mitarbeiterzeile[], wer: Principal): string {
  return alle.find(({ rolle, gesperrt }) => rolle === 'inhaber' && !gesperrt)?.sub ?? wer.sub;
}

/** Those of the agency's administrators who were invited and have not come yet: only the pool knows. */
async function nichtErschienene(
  { database, konten }: Kontodienste,
  vermittlerNummer: string,
): Promise<ReadonlySet<string>> {
  const alle = await mitarbeitende(database, vermittlerNummer).alle();
  const eingeladen = alle.filter((eine) => eine.eingeladenBis !== null && verwaltetAgentur(eine));
  const offen = await Promise.all(
    eingeladen.map(async ({ sub }) =>
      (await konten?.bySub('vermittler', sub))?.initial === true ? [sub] : [],
    ),
  );
  return new Set(offen.flat());
}

async function einladen(dienste: Kontodienste, wer: Principal, id: string): Promise<void> {
  portalUrlVon(dienste);
  const { database, clock, wecken } = dienste;
  const zeile = await mitarbeitende(database, verwaltet(wer)).eine(id);
  if (!zeile) throw nichtGefunden();
  await nurEiner(dienste, ['einladung', zeile.email], async () => {
    const konto = await kontenVon(dienste).bySub('vermittler', id);
    if (zeile.gesperrt || !konto?.initial) throw agenturAbsage('KEINE_EINLADUNG');
    const passwort = await neuesPasswort(dienste, zeile);
    await database.transaction(async (tx) => {
      const { agentur, alle } = await unterSperre(tx, wer);
      const jetzige = alle.find(({ sub }) => sub === id);
      if (!jetzige || jetzige.gesperrt) throw agenturAbsage('KEINE_EINLADUNG');
      await agentur.aendern(id, { eingeladenBis: einladungBis(clock()) });
      await einladungSenden(tx, dienste, wer, { ...jetzige, passwort });
    });
  });
  wecken();
}
