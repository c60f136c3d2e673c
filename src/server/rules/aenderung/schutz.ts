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

/** All wishes, the days that those share that can be had, and the day they are looked at for. */
interface Gemeinsam {
  alle: readonly Geprueft[];
  zeitraum: Zeitraum | null;
  tag: string | null;
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
  const gemeinsam = gemeinsameLage(lage, wuensche, gewuenscht);
  if ('ungueltig' in gemeinsam) return gemeinsam;
  const { alle, zeitraum: tage, tag } = gemeinsam;
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
      zeitraum: tage,
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

/** What cannot be had anyway keeps no days from the others: they are looked for once more without it. */
function gemeinsameLage(
  lage: Aenderungslage,
  wuensche: readonly Einzelwunsch[],
  gewuenscht: string | null,
  unmoegliche: ReadonlyMap<Einzelwunsch, Hinderung> = new Map(),
): Gemeinsam | Falsch {
  const tage = gemeinsameTage(lage, wuensche, unmoegliche);
  if ('ungueltig' in tage) return tage;
  const { zeitraum } = tage;
  const tag = gewuenscht ?? zeitraum?.standard ?? null;
  const geprueft = nacheinander(lage, tage.alle, tag);
  if ('ungueltig' in geprueft) return geprueft;
  const { alle, unmoeglich } = geprueft;
  // One at a time: whether a later one can be had may hang on what has a day now.
  return unmoeglich
    ? gemeinsameLage(lage, wuensche, gewuenscht, new Map([...unmoegliche, unmoeglich]))
    : { alle, zeitraum, tag };
}

/** The days of each, and those that all share that can share them. */
function gemeinsameTage(
  lage: Aenderungslage,
  wuensche: readonly Einzelwunsch[],
  unmoegliche: ReadonlyMap<Einzelwunsch, Hinderung>,
): { zeitraum: Zeitraum | null; alle: Geprueft[] } | Falsch {
  let zeitraum: Zeitraum | null = null;
  const alle: Geprueft[] = [];
  for (const [an, wunsch] of wuensche.entries()) {
    const eigene = wunsch.tage(lage);
    if ('ungueltig' in eigene) return { an, ungueltig: eigene.ungueltig };
    const eigener = 'ok' in eigene ? eigene.ok : null;
    const grund = 'ok' in eigene ? unmoegliche.get(wunsch) : eigene.abgelehnt;
    if (!eigener || grund) {
      alle.push({ wunsch, zeitraum: eigener, hinderung: grund ?? null });
      continue;
    }
    const schnitt: Zeitraum | null = zeitraum ? schnittVon(zeitraum, eigener) : eigener;
    const hinderung = schnitt ? null : ablehnung.nichtAmSelbenTag(eigener);
    zeitraum = schnitt ?? zeitraum;
    alle.push({ wunsch, zeitraum: eigener, hinderung });
  }
  return { zeitraum, alle };
}

/** Each on the contract that the ones before it have made; what cannot be is left out, and the first that no day would help is named. */
function nacheinander(
  lage: Aenderungslage,
  alle: readonly Geprueft[],
  tag: string | null,
): { alle: Geprueft[]; unmoeglich: readonly [Einzelwunsch, Hinderung] | null } | Falsch {
  const geprueft: Geprueft[] = [];
  let unmoeglich: readonly [Einzelwunsch, Hinderung] | null = null;
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
    else if (grundOhneTag(lage, eine, davor)) unmoeglich ??= [wunsch, einer.abgelehnt];
    geprueft.push('ok' in einer ? eine : { ...eine, hinderung: einer.abgelehnt });
  }
  return { alle: geprueft, unmoeglich };
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
