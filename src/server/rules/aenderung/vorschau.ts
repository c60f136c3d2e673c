import type { Hinderung } from '#contract/entities/aenderung.ts';
import { ablehnung } from '../ablehnung.ts';
import { beitragBei } from '../zahlweise.ts';
import { anwendenAuf, type Angewendet } from './anwendung.ts';
import { standVon, type Aenderungslage, type Vormerkung } from './lage.ts';
import { nachlassende, nachlassUnterschied } from './nachlass.ts';

/** A pending change on its day: the contract before it, and what it makes of it. */
export interface Vorschauschritt {
  vorgemerkt: Vormerkung;
  davor: Aenderungslage;
  /** The same as before it where it cannot be any more. */
  danach: Aenderungslage;
  angewendet: Angewendet | null;
  /** Why nobody would save it like this on that day; null where somebody could. */
  bedenken: Hinderung | null;
}

/** The contract as it will be on that day: every pending change that begins by then is applied (`domain/vertrag.md §5`). */
export function lageAm(lage: Aenderungslage, tag: string): Aenderungslage {
  return schritteBis(lage, tag).at(-1)?.danach ?? lage;
}

/** What the pending changes that begin by that day make of the contract, one after the other. */
export function schritteBis(lage: Aenderungslage, tag: string): Vorschauschritt[] {
  return nacheinander(
    lage,
    lage.vormerkungen.filter(({ wirksamkeitsdatum }) => wirksamkeitsdatum <= tag),
    tag,
  );
}

/** What all of them make of it. */
export function alleSchritte(lage: Aenderungslage): Vorschauschritt[] {
  return nacheinander(lage, lage.vormerkungen, ewig);
}

/** The others on the contract without this one: those that need it, and those that stay. */
export function ohneDiese(
  lage: Aenderungslage,
  art: string,
): { brauchen: Vormerkung[]; bleibende: Vorschauschritt[] } {
  const mit = new Map(alleSchritte(lage).map((einer) => [einer.vorgemerkt.art, einer]));
  const vormerkungen = lage.vormerkungen.filter((eine) => eine.art !== art);
  const bleibende = alleSchritte({ ...lage, vormerkungen });
  const brauchen = bleibende.flatMap(({ vorgemerkt, bedenken }) =>
    bedenken !== null && mit.get(vorgemerkt.art)?.bedenken === null ? [vorgemerkt] : [],
  );
  return { brauchen, bleibende };
}

/** What another change makes of the pending ones that begin after it. */
export interface Auswirkung {
  /** The ones that stay, on the contract as it is then. */
  bleibende: Vorschauschritt[];
  /** Those of them with which cover ends that did not before, and what is said of it. */
  endende: { ab: string; satz: string }[];
  /** The ones that are no longer possible because of it, and why. */
  entfallende: { schritt: Vorschauschritt; grund: Hinderung }[];
}

/** The pending changes after a day on the contract before and after another change of that day. */
export function auswirkungAuf(
  vormerkungen: readonly Vormerkung[],
  { tag, davor, danach }: { tag: string; davor: Aenderungslage; danach: Aenderungslage },
): Auswirkung {
  const auswirkung: Auswirkung = { bleibende: [], endende: [], entfallende: [] };
  let [ohne, mit] = [davor, danach];
  const spaetere = vormerkungen.filter(({ wirksamkeitsdatum }) => wirksamkeitsdatum > tag);
  const nachlassBis = (bis: string) => {
    ohne = nachlassschritt(ohne, bis)?.danach ?? ohne;
    const ende = nachlassschritt(mit, bis);
    if (ende) auswirkung.bleibende.push(ende);
    mit = ende?.danach ?? mit;
  };
  for (const eine of inReihenfolge(spaetere)) {
    nachlassBis(eine.wirksamkeitsdatum);
    const sonst = schritt(ohne, eine);
    const jetzt = schritt(mit, eine);
    const grund = jetzt.bedenken;
    ohne = sonst.danach;
    // What could not be before is not to blame on this one.
    if (grund && sonst.bedenken === null) auswirkung.entfallende.push({ schritt: jetzt, grund });
    else {
      auswirkung.bleibende.push(jetzt);
      const satz = jetzt.angewendet?.entfaelltDabei ?? null;
      const neu = satz !== null && (sonst.angewendet?.entfaelltDabei ?? null) === null;
      if (neu) auswirkung.endende.push({ ab: eine.wirksamkeitsdatum, satz });
      mit = jetzt.danach;
    }
  }
  nachlassBis(ewig);
  return auswirkung;
}

/** By day, and of one day as they were saved. */
export function inReihenfolge<V extends Vormerkung>(vormerkungen: readonly V[]): V[] {
  return vormerkungen.toSorted(
    (a, b) =>
      a.wirksamkeitsdatum.localeCompare(b.wirksamkeitsdatum) ||
      (a.angelegtAm ?? '').localeCompare(b.angelegtAm ?? '') ||
      a.art.localeCompare(b.art),
  );
}

const ewig = '9999-12-31';

function nacheinander(
  lage: Aenderungslage,
  vormerkungen: readonly Vormerkung[],
  bis: string,
): Vorschauschritt[] {
  const schritte: Vorschauschritt[] = [];
  const stand = () => schritte.at(-1)?.danach ?? lage;
  for (const eine of inReihenfolge(vormerkungen)) {
    schritte.push(...alsListe(nachlassschritt(stand(), eine.wirksamkeitsdatum)));
    schritte.push(schritt(stand(), eine));
  }
  return [...schritte, ...alsListe(nachlassschritt(stand(), bis))];
}

function alsListe(einer: Vorschauschritt | null): Vorschauschritt[] {
  return einer ? [einer] : [];
}

/** The end of a founder's discount comes by itself; null where none ends by that day. */
function nachlassschritt(davor: Aenderungslage, bis: string): Vorschauschritt | null {
  const ende = nachlassende(davor);
  if (!ende || ende.am > bis) return null;
  const stand = { ...standVon(davor), beitragsKomponenten: ende.komponenten };
  const beitrag = beitragBei(ende.komponenten, davor.zahlweise);
  return {
    vorgemerkt: { art: 'gruendernachlass', wirksamkeitsdatum: ende.am },
    davor,
    danach: { ...davor, ...stand },
    angewendet: {
      stand,
      beitrag,
      unterschiede: [nachlassUnterschied],
      bedenken: null,
      entfaelltDabei: null,
    },
    bedenken: null,
  };
}

function schritt(davor: Aenderungslage, vorgemerkt: Vormerkung): Vorschauschritt {
  const ergebnis = anwendenAuf(davor, { ...vorgemerkt, wert: vorgemerkt.wert });
  if ('ok' in ergebnis) {
    const danach = { ...davor, ...ergebnis.ok.stand };
    const { bedenken } = ergebnis.ok;
    return { vorgemerkt, davor, danach, angewendet: ergebnis.ok, bedenken };
  }
  const bedenken = 'abgelehnt' in ergebnis ? ergebnis.abgelehnt : ablehnung.nichtAenderbar;
  return { vorgemerkt, davor, danach: davor, angewendet: null, bedenken };
}
