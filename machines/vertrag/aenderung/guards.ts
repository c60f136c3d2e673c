import * as z from 'zod/mini';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { elementarEntfaellt, nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import { gleich } from '../../gleich.ts';
import { type AenderungsFrage, antworten } from './answers.ts';
import { zeilen } from './arten/zeilen.ts';
import { berechnungswunsch, fragenNach } from './fragen.ts';
import type { AenderungsKontext } from './setup.ts';

/** The answers with this one among them; null where it does not hold. */
export function mitAntwort(
  context: AenderungsKontext,
  schritt: AenderungsFrage,
  antwort: unknown,
): AenderungsKontext['antworten'] | null {
  const gelesen = z.safeParse(antworten[schritt], antwort);
  if (!gelesen.success) return null;
  const neue = { ...context.antworten, [schritt]: gelesen.data };
  return haelt[schritt]?.({ ...context, antworten: neue }) === false ? null : neue;
}

/** What the shape alone cannot tell of an answer. */
const haelt: Partial<Record<AenderungsFrage, (context: AenderungsKontext) => boolean>> = {
  auswahl: ({ art, antworten: { auswahl } }) => auswahl?.art === art,
  termin: ({ antworten: { auswahl, termin } }) =>
    !!auswahl &&
    !!termin &&
    termin.wirksamkeitsdatum >= auswahl.zeitraum.von &&
    termin.wirksamkeitsdatum <= auswahl.zeitraum.bis,
  vergleich: (context) =>
    (!context.imAuftrag || context.antworten.vergleich?.imAuftragDesKunden === true) &&
    (!entfaelltElementar(context) || context.antworten.vergleich?.ohneElementar === true) &&
    (!entfaelltVorgemerktes(context) ||
      context.antworten.vergleich?.entfallendesBestaetigt === true) &&
    (nachweisZu(context) === null || hatNachweis(context)),
};

/** At the new address there is no cover against the elements; that must be agreed to. */
export function entfaelltElementar({ berechnung }: AenderungsKontext): boolean {
  return berechnung?.ergebnis.hinweise.some(({ code }) => code === elementarEntfaellt) === true;
}

/** Pending changes are no longer possible beside this one; that must be agreed to (`domain/vertrag.md §5`). */
export function entfaelltVorgemerktes({ berechnung }: AenderungsKontext): boolean {
  return (berechnung?.ergebnis.entfallende ?? []).length > 0;
}

/** The premium of a year rises: the click that costs more says so (`domain/vertrag.md §5`). */
export function wirdTeurer({ beitragAlt, beitragNeu }: Berechnung): boolean {
  return beitragNeu.jahresVersicherungsPraemie > beitragAlt.jahresVersicherungsPraemie;
}

/** What has to be uploaded before this is saved, as a sentence; null where nothing has. */
export function nachweisZu({ berechnung }: AenderungsKontext): string | null {
  const gefragt = berechnung?.ergebnis.hinweise.find(({ code }) => code === nachweisNoetig);
  return gefragt?.text ?? null;
}

function hatNachweis({ antworten: { vergleich } }: AenderungsKontext): boolean {
  return (vergleich?.nachweise ?? []).length > 0;
}

/** That all stays as it is can be said of this kind. */
export function istBestaetigbar(art: AenderungsArt): boolean {
  const zeile: { bestaetigbar?: true } = zeilen[art];
  return zeile.bestaetigbar === true;
}

/** The question belongs to what was chosen. */
export function istGefragt(context: AenderungsKontext, frage: AenderungsFrage): boolean {
  const { auswahl } = context.antworten;
  return auswahl !== undefined && fragenNach(auswahl).includes(frage);
}

/** The stored calculation belongs to the answers as they are now. */
export function istBerechnungAktuell({ antworten: a, berechnung }: AenderungsKontext): boolean {
  const wunsch = berechnungswunsch(a);
  return wunsch !== null && berechnung !== null && gleich(wunsch, berechnung.eingabe);
}
