import { fristen } from '#contract/zahlen.ts';
import * as z from 'zod/mini';
import { elementarEntfaellt } from '#contract/entities/aenderungswunsch.ts';
import { tagePlus } from '#contract/tag.ts';
import { gleich } from '../../gleich.ts';
import { antworten, type UmzugsAntworten, type UmzugsFrage } from './answers.ts';
import type { Berechnungsauftrag, Rechnung, UmzugsKontext } from './setup.ts';

/** The moving day lies no further ahead (`domain/vertrag.md §4`, E5). */
export const tageVoraus = fristen.umzugTage;

/** The answers with this one among them; null where it does not hold. */
export function mitAntwort(
  context: UmzugsKontext,
  schritt: UmzugsFrage,
  antwort: unknown,
): UmzugsAntworten | null {
  const { data } = z.safeParse(antworten[schritt], antwort);
  if (data === undefined) return null;
  const neu = { ...context.antworten, [schritt]: data };
  return haelt[schritt]?.({ ...context, antworten: neu }) === false ? null : neu;
}

/** What the shape alone cannot tell of an answer. */
const haelt: Partial<Record<UmzugsFrage, (context: UmzugsKontext) => boolean>> = {
  neueAdresse: ({ heute, antworten: { neueAdresse } }) =>
    !!neueAdresse &&
    neueAdresse.umzugstag >= heute &&
    neueAdresse.umzugstag <= tagePlus(heute, tageVoraus),
  uebersicht: (context) =>
    (!entfaelltElementar(context) || context.antworten.uebersicht?.ohneElementar === true) &&
    (!entfaelltVorgemerktes(context) ||
      context.antworten.uebersicht?.entfallendesBestaetigt === true),
};

/** A contract she has chosen, and what was worked out for it; null while nothing is. */
export interface Gewaehlt {
  auftrag: Berechnungsauftrag;
  rechnung: Rechnung | null;
}

/** The contracts that are to move along, as she has chosen them. */
export function gewaehlte(
  context: Pick<UmzugsKontext, 'antworten' | 'berechnungen'>,
): readonly Gewaehlt[] {
  const { neueAdresse, vertraegeWaehlen } = context.antworten;
  if (!neueAdresse || !vertraegeWaehlen) return [];
  // The postcode says the country from here on.
  const { umzugstag: wirksamkeitsdatum, land: _land, ...risikoOrt } = neueAdresse;
  const { vertraege, wohnflaeche } = vertraegeWaehlen;
  return vertraege.map(({ versicherungsNummer, mitWohnflaeche }) => {
    const auftrag = {
      versicherungsNummer,
      wirksamkeitsdatum,
      risikoOrt,
      ...(mitWohnflaeche && wohnflaeche !== undefined ? { wohnflaeche } : {}),
    };
    const bekannt = context.berechnungen[versicherungsNummer];
    return {
      auftrag,
      rechnung: bekannt && gleich(bekannt.auftrag, auftrag) ? bekannt.rechnung : null,
    };
  });
}

/** Contracts whose premium at the new address is not known yet. */
export function unberechnete(context: UmzugsKontext): readonly Berechnungsauftrag[] {
  return gewaehlte(context).flatMap(({ auftrag, rechnung }) => (rechnung ? [] : [auftrag]));
}

/** Somewhere there is no cover against the elements at the new address; that must be agreed to. */
export function entfaelltElementar(context: UmzugsKontext): boolean {
  return gewaehlte(context).some(({ rechnung }) => ohneElementarschutz(rechnung));
}

/** Somewhere pending changes are no longer possible at the new address; that must be agreed to. */
export function entfaelltVorgemerktes(context: UmzugsKontext): boolean {
  return gewaehlte(context).some(({ rechnung }) => ohneVorgemerktes(rechnung));
}

/** The contract loses a pending change. */
export function ohneVorgemerktes(rechnung: Rechnung | null): boolean {
  return (rechnung?.berechnung?.entfallende ?? []).length > 0;
}

/** The contract loses the cover. */
export function ohneElementarschutz(rechnung: Rechnung | null): boolean {
  return rechnung?.berechnung?.hinweise.some(({ code }) => code === elementarEntfaellt) === true;
}
