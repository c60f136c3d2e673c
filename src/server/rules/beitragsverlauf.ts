import { ausgleich, type Einmalbetrag } from './ausgleich.ts';
import { naechsterTermin } from './einzugstermine.ts';
import { stichtagVon, zahlungsbeginn, type Ratenlage } from './beendigung/bezahlt.ts';
import { spaeter, teile } from './kalender.ts';
import { beitragBei, ratenProJahr } from './zahlweise.ts';

/** What an instalment is calculated from. */
type Beitragsstand = Pick<Ratenlage, 'zahlweise' | 'beitragsKomponenten'>;

/** A change that took effect, as the journal has it. */
export interface Beitragsschritt {
  /** First day of the change. */
  ab: string;
  /** Day it was recorded. */
  am: string;
  /** The change before this one; null where there was none. */
  davor: string | null;
  vorher: Beitragsstand;
  /** Saved for a day gone by, so that instalments paid since were settled. */
  rueckwirkend: boolean;
}

/** A contract with all that is known of its premiums. */
export interface Verlaufslage extends Ratenlage {
  beendigungsdatum: string | null;
  /** Day of the last change; null where there was none. */
  wirksamkeitsdatum: string | null;
  /** Recorded changes, the latest first; some may be older than the recording. */
  schritte: readonly Beitragsschritt[];
}

export interface Beitragsverlauf {
  standAm(tag: string): Beitragsstand;
  /** The day on or before that one from which is paid in the present period; empty where it was so from the begin. */
  periodeSeit(tag: string): string;
  /** What falls due beside the instalments. */
  ausgleiche: readonly Einmalbetrag[];
  /** Calendar years of which nobody can tell to the cent what fell due. */
  unklar(jahr: number): boolean;
}

/** What was to be paid when, as far as it is recorded (`domain/vertrag.md §5`). */
export function beitragsverlauf(lage: Verlaufslage): Beitragsverlauf {
  const { staende, bekanntAb } = kette(lage);
  const periodeSeit = (tag: string) =>
    staende.findLast(
      ({ ab, zahlweise }, stelle) => ab <= tag && zahlweise !== staende[stelle - 1]?.zahlweise,
    )?.ab ?? '';
  const gewertet = staende
    .slice(1)
    .map((nachher, stelle) => ({ nachher, vorher: staende[stelle] ?? nachher }))
    .filter(({ nachher }) => nachher.ab > zahlungsbeginn(lage))
    .map(({ nachher, vorher }) => gewertetIn(lage, vorher, nachher, periodeSeit(nachher.ab)));
  const offen = gewertet.flatMap(({ bis, von, ausgleich }) =>
    bis === null || ausgleich !== null ? [] : [{ von: teile(von).jahr, bis: teile(bis).jahr }],
  );
  const bekannt = bekanntAb === null ? null : abrechnung(lage, bekanntAb);
  return {
    standAm: (tag) => staende.findLast(({ ab }) => ab <= tag) ?? lage,
    periodeSeit,
    ausgleiche: gewertet.flatMap(({ ausgleich }) => ausgleich ?? []),
    unklar: (jahr) =>
      (bekannt !== null && bekannt > `${jahr}-01-01`) ||
      offen.some(({ von, bis }) => von <= jahr && jahr <= bis),
  };
}

interface Stand extends Beitragsstand {
  /** From that day on; the first is from the beginning. */
  ab: string;
  am: string;
  rueckwirkend: boolean;
}

/** The changes back to the beginning, or to the first that nobody recorded. */
function kette(lage: Verlaufslage): { staende: Stand[]; bekanntAb: string | null } {
  const { schritte, vertragsBeginn, zahlweise, beitragsKomponenten } = lage;
  const uebrig = [...schritte];
  const staende: Stand[] = [];
  let ab = lage.wirksamkeitsdatum;
  let stand: Beitragsstand = { zahlweise, beitragsKomponenten };
  while (ab !== null) {
    const schritt = naechster(uebrig, ab);
    if (!schritt) break;
    const { am, davor, vorher, rueckwirkend } = schritt;
    staende.unshift({ ...stand, ab, am, rueckwirkend });
    stand = vorher;
    ab = davor;
  }
  const anfang = { ...stand, ab: '', am: '', rueckwirkend: false };
  return {
    staende: [anfang, ...staende],
    bekanntAb: ab !== null && ab > vertragsBeginn ? ab : null,
  };
}

/** Takes out the change that led to that day; of several of one day the last. */
function naechster(uebrig: Beitragsschritt[], ab: string): Beitragsschritt | null {
  const derTag = uebrig.filter((schritt) => schritt.ab === ab);
  const schritt = derTag.find(({ davor }) => davor === ab) ?? derTag[0];
  if (!schritt) return null;
  uebrig.splice(uebrig.indexOf(schritt), 1);
  return schritt;
}

interface Gewertet {
  von: string;
  /** Until when it is not told what was collected for it; null where nothing was. */
  bis: string | null;
  /** The same where it is told. */
  ausgleich: Einmalbetrag | null;
}

function gewertetIn(
  lage: Verlaufslage,
  vorher: Stand,
  nachher: Stand,
  periodeSeit: string,
): Gewertet {
  const { ab, am, rueckwirkend } = nachher;
  const alt = beitragBei(vorher.beitragsKomponenten, vorher.zahlweise);
  const neu = beitragBei(nachher.beitragsKomponenten, nachher.zahlweise);
  const gleich =
    vorher.zahlweise === nachher.zahlweise &&
    alt.versicherungsPraemie === neu.versicherungsPraemie &&
    alt.steuer === neu.steuer;
  const davor = { ...lage, zahlweise: vorher.zahlweise };
  const bis = abrechnung(davor, rueckwirkend ? spaeter(ab, am) : ab);
  if (gleich || (bis === ab && !rueckwirkend)) return { von: ab, bis: null, ausgleich: null };
  // Another period begins with an instalment of its own.
  if (rueckwirkend || vorher.zahlweise !== nachher.zahlweise) {
    return { von: ab, bis, ausgleich: null };
  }
  return { von: ab, bis, ausgleich: ausgleich(davor, { alt, neu, ab, periodeSeit }) };
}

/** By then the share of a change has been collected; it is the day itself where an instalment is due. */
function abrechnung(lage: Ratenlage, ab: string): string {
  const stichtag = stichtagVon(lage);
  return stichtag ? naechsterTermin(stichtag, 12 / ratenProJahr(lage.zahlweise), ab) : ab;
}
