import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import type { Feldfehler } from '../../http/answers.ts';
import { ablehnung } from '../ablehnung.ts';
import type { Zeitraum } from '../fristen/wirksamkeit.ts';
import { beitragBei } from '../zahlweise.ts';
import { berechneAlle, doppelterWunsch } from './berechnung.ts';
import { kacheln } from './kacheln.ts';
import type { Aenderungslage } from './lage.ts';
import { angebotNeben, schnittVon } from './schutzangebot.ts';
import { lageAm } from './vorschau.ts';
import type { Einzelwunsch } from './wunschschritt.ts';

/** A wish of the list, its own days, and why it cannot be beside those before it. */
interface Geprueft {
  wunsch: Einzelwunsch;
  zeitraum: Zeitraum | null;
  hinderung: Hinderung | null;
}

/** Answers that cannot be, by the place of their wish. */
interface Falsch {
  an: number;
  ungueltig: readonly Feldfehler[];
}

/**
 * Several wishes as one change of one day (`domain/vertrag.md §4`): the days they share, what they cost together,
 * and every choice of the contract beside them. Without a day the first one they share is taken.
 */
export function schutzVon(
  lage: Aenderungslage,
  wuensche: readonly Einzelwunsch[],
  gewuenscht: string | null,
): { ok: Schutzberechnung } | Falsch {
  const tage = gemeinsameTage(lage, wuensche);
  if ('ungueltig' in tage) return tage;
  const tag = gewuenscht ?? tage.zeitraum?.standard ?? null;
  const geprueft = nacheinander(lage, tage.alle, tag);
  if ('ungueltig' in geprueft) return geprueft;
  const { alle } = geprueft;
  const neben = alle.flatMap(({ wunsch, zeitraum, hinderung }) =>
    zeitraum && !hinderung ? [{ wunsch, zeitraum }] : [],
  );
  const vollstaendig = tag !== null && neben.length > 0 && neben.length === alle.length;
  const ergebnis = vollstaendig ? berechneAlle(lage, wuensche, tag) : null;
  const { zahlweise, beitragsKomponenten } = lageAm(lage, tag ?? lage.heute);
  const { versicherungsPraemie, jahresVersicherungsPraemie } = beitragBei(
    beitragsKomponenten,
    zahlweise,
  );
  return {
    ok: {
      bisher: { versicherungsPraemie, jahresVersicherungsPraemie, zahlweise },
      zeitraum: tage.zeitraum,
      wuensche: alle.map(({ wunsch: { art }, zeitraum, hinderung }) => ({
        art,
        zeitraum,
        hinderung,
      })),
      berechnung: ergebnis && 'ok' in ergebnis ? ergebnis.ok.berechnung : null,
      angebote: kacheln(lage).map(({ art }) => angebotNeben(lage, art, { neben, tag })),
    },
  };
}

/** The days of each, and those that all share that can share them. */
function gemeinsameTage(
  lage: Aenderungslage,
  wuensche: readonly Einzelwunsch[],
): { zeitraum: Zeitraum | null; alle: Geprueft[] } | Falsch {
  let zeitraum: Zeitraum | null = null;
  const alle: Geprueft[] = [];
  for (const [an, wunsch] of wuensche.entries()) {
    const eigene = wunsch.tage(lage);
    if ('ungueltig' in eigene) return { an, ungueltig: eigene.ungueltig };
    if ('abgelehnt' in eigene) {
      alle.push({ wunsch, zeitraum: null, hinderung: eigene.abgelehnt });
      continue;
    }
    const schnitt: Zeitraum | null = zeitraum ? schnittVon(zeitraum, eigene.ok) : eigene.ok;
    const hinderung = schnitt ? null : ablehnung.nichtAmSelbenTag(eigene.ok);
    zeitraum = schnitt ?? zeitraum;
    alle.push({ wunsch, zeitraum: eigene.ok, hinderung });
  }
  return { zeitraum, alle };
}

/** Each on the contract that the ones before it have made; what cannot be is left out. */
function nacheinander(
  lage: Aenderungslage,
  alle: readonly Geprueft[],
  tag: string | null,
): { alle: Geprueft[] } | Falsch {
  const geprueft: Geprueft[] = [];
  const namen = new Set<string>();
  let davor: Aenderungslage | undefined;
  for (const [an, eine] of alle.entries()) {
    const { wunsch } = eine;
    if (namen.has(wunsch.name)) return { an, ...doppelterWunsch };
    namen.add(wunsch.name);
    if (eine.hinderung || tag === null) {
      geprueft.push({ ...eine, hinderung: grundOhneTag(lage, eine, davor) ?? eine.hinderung });
      continue;
    }
    const einer = wunsch.schritt(lage, tag, davor);
    if ('ungueltig' in einer) return { an, ungueltig: einer.ungueltig };
    if ('ok' in einer) davor = einer.ok.danach;
    geprueft.push('ok' in einer ? eine : { ...eine, hinderung: einer.abgelehnt });
  }
  return { alle: geprueft };
}

/** What stands in the way of a wish on its own day too: no other day would help. */
function grundOhneTag(
  lage: Aenderungslage,
  { wunsch, zeitraum }: Geprueft,
  davor: Aenderungslage | undefined,
): Hinderung | null {
  const allein = wunsch.schritt(lage, zeitraum?.standard ?? lage.heute, davor);
  return 'abgelehnt' in allein ? allein.abgelehnt : null;
}
