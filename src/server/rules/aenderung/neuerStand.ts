import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import type { Feldfehler } from '../../http/answers.ts';
import { ablehnung } from '../ablehnung.ts';
import type { Bewertung } from '../tarif/bewertung.ts';
import { hinweisZu } from '../tarif/gruende.ts';
import { bewerteImVertrag } from '../tarif/vertragstarif.ts';
import { beitragBei, type Beitrag } from '../zahlweise.ts';
import { standVon, type Aenderungslage, type Vertragsstand } from './lage.ts';
import { nachlassende } from './nachlass.ts';
import type { Aenderungsregel } from './regel.ts';

/** A contract as a wish makes it, with its premium. */
export interface Neuerstand {
  stand: Vertragsstand;
  beitrag: Beitrag;
}

/** Why not: a guard with its sentence, or answers that cannot be. */
export type Absagegrund = { abgelehnt: Hinderung } | { ungueltig: readonly Feldfehler[] };

/**
 * What a wish makes of a contract from a day on. The tariff counts as of the conclusion and the begin of the
 * contract: whoever was young stays so, and a premium changes by nothing but the wish; the discount of a
 * founder alone ends with its day.
 */
export function neuerStand<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
  tag: string,
): { ok: Neuerstand } | Absagegrund {
  const anders = regel.anwenden(lage, wunsch);
  const stand = { ...standVon(lage), ...anders };
  if (!anders.tarifAngaben) return { ok: mitBeitrag(stand) };
  const bewertung = bewerteImVertrag(mitPreistag(lage, tag), anders.tarifAngaben, tag);
  if (bewertung?.ergebnis !== 'VERSICHERBAR') {
    const eigene = bewertung && regel.absage?.(lage, wunsch, bewertung);
    return eigene ? { abgelehnt: eigene } : absage(bewertung);
  }
  return { ok: mitBeitrag({ ...stand, beitragsKomponenten: bewertung.komponenten }) };
}

/** A founder whose price was promised before the conclusion keeps the discount until it ends. */
function mitPreistag(lage: Aenderungslage, tag: string): Aenderungslage {
  const ende = nachlassende(lage);
  return ende && tag < ende.am ? { ...lage, antragsdatum: ende.antragsdatum } : lage;
}

function mitBeitrag(stand: Vertragsstand): Neuerstand {
  return { stand, beitrag: beitragBei(stand.beitragsKomponenten, stand.zahlweise) };
}

/** Who refuses or wants to look himself decides by hand (G9); an option that is not possible says so. */
function absage(bewertung: Exclude<Bewertung, { ergebnis: 'VERSICHERBAR' }> | null): Absagegrund {
  if (bewertung === null) return { abgelehnt: ablehnung.nichtAenderbar };
  if (bewertung.ergebnis === 'UNGUELTIG') return { ungueltig: bewertung.fehler };
  if (bewertung.ergebnis === 'OPTION_NICHT_MOEGLICH') {
    return { abgelehnt: ablehnung.optionNichtMoeglich(hinweisZu(bewertung).text) };
  }
  return { abgelehnt: ablehnung.manuell };
}
