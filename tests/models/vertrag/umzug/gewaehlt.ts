import { isDeepStrictEqual } from 'node:util';
import { elementarEntfaellt } from '#contract/entities/aenderungswunsch.ts';
import type { Berechnungsauftrag, Rechnung, UmzugsKontext } from '#machines/vertrag/umzug/setup.ts';

/** A contract she wants to take along, and its premium at the new address where that is known. */
interface Gewaehlt {
  readonly auftrag: Berechnungsauftrag;
  readonly rechnung: Rechnung | null;
}

/** What each contract she chose is to be calculated with, from her answers alone (`domain/vertrag.md §6`). */
export function gewaehlte({ antworten, berechnungen }: UmzugsKontext): Gewaehlt[] {
  const { neueAdresse, vertraegeWaehlen } = antworten;
  if (neueAdresse === undefined || vertraegeWaehlen === undefined) return [];
  const { plz, ort, strasse, hausnummer } = neueAdresse;
  const { vertraege, wohnflaeche } = vertraegeWaehlen;
  return vertraege.map((vertrag) => {
    const auftrag: Berechnungsauftrag = {
      versicherungsNummer: vertrag.versicherungsNummer,
      wirksamkeitsdatum: neueAdresse.umzugstag,
      risikoOrt: { plz, ort, strasse, hausnummer },
    };
    // Home contents go by the size of the flat.
    if (vertrag.mitWohnflaeche && wohnflaeche !== undefined) auftrag.wohnflaeche = wohnflaeche;
    const known = berechnungen[vertrag.versicherungsNummer];
    const isForThis = known !== undefined && isDeepStrictEqual(known.auftrag, auftrag);
    return { auftrag, rechnung: isForThis ? known.rechnung : null };
  });
}

export function unberechnete(context: UmzugsKontext): Berechnungsauftrag[] {
  return gewaehlte(context)
    .filter(({ rechnung }) => rechnung === null)
    .map(({ auftrag }) => auftrag);
}

/** What is sent: the new address, and every contract that can move along with what was shown for it. */
export function umzugsauftrag(context: UmzugsKontext): object {
  const { partnerNummer, antworten } = context;
  const { umzugstag, land: _land, ...anschrift } = antworten.neueAdresse ?? { umzugstag: null };
  const vertraege = gewaehlte(context).flatMap(({ auftrag, rechnung }) => {
    const berechnung = rechnung?.berechnung;
    if (!berechnung) return [];
    const { versicherungsNummer, wohnflaeche } = auftrag;
    const flaeche = wohnflaeche === undefined ? null : { wohnflaeche };
    return Object.assign({ versicherungsNummer }, flaeche, {
      berechnung,
      ohneElementar: berechnung.hinweise.some(({ code }) => code === elementarEntfaellt),
      entfallendesBestaetigt: berechnung.entfallende.length > 0,
    });
  });
  return { partnerNummer, wirksamkeitsdatum: umzugstag, anschrift, vertraege };
}
