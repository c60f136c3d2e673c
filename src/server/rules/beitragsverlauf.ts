import { ausgleich, type Ausgleichslage, type Einmalbetrag } from './ausgleich.ts';
import { naechsterTermin } from './einzugstermine.ts';
import { stichtagVon, zahlungsbeginn, type Ratenlage } from './beendigung/bezahlt.ts';
import { spaeter, teile } from '#contract/tag.ts';
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

/** What a contract cost when, and what was settled between. */
export interface Verlauf {
  standAm(tag: string): Beitragsstand;
  /** The day on or before that one from which is paid in the present period; empty where it was so from the begin. */
  periodeSeit(tag: string): string;
  /** What falls due beside the instalments. */
  ausgleiche: readonly Einmalbetrag[];
}

export interface Beitragsverlauf extends Verlauf {
  /** Calendar years of which nobody can tell to the cent what fell due. */
  unklar(jahr: number): boolean;
}

/** What was to be paid when, as far as it is recorded (`domain/vertrag.md §5`). */
export function beitragsverlauf(lage: Verlaufslage): Beitragsverlauf {
  const { staende, bekanntAb } = kette(lage);
  const verlauf = verlaufAus(lage, staende);
  const offen = schritteAus(lage, staende).flatMap((schritt) => {
    const { ab, am, rueckwirkend } = schritt.nachher;
    const davor = { ...lage, zahlweise: schritt.vorher.zahlweise };
    const istOffen = rueckwirkend ? kostetAnders(schritt) : wechseltAbseits(davor, schritt);
    const bis = abrechnung(davor, rueckwirkend ? spaeter(ab, am) : ab);
    return istOffen ? [{ von: teile(ab).jahr, bis: teile(bis).jahr }] : [];
  });
  const bekannt = bekanntAb === null ? null : abrechnung(lage, bekanntAb);
  return {
    ...verlauf,
    unklar: (jahr) =>
      (bekannt !== null && bekannt > `${jahr}-01-01`) ||
      offen.some(({ von, bis }) => von <= jahr && jahr <= bis),
  };
}

/** Changes that took effect lately, each with what was before it; the earliest first. */
export interface LetzterSchritt extends Beitragsstand {
  /** First day of the change. */
  ab: string;
  /** Day it was recorded. */
  am: string;
}

/** The same for a contract of which only what happened lately is at hand. */
export function letzterVerlauf(
  lage: Ausgleichslage & { letzteSchritte?: readonly LetzterSchritt[] },
): Verlauf {
  const { letzteSchritte: schritte = [] } = lage;
  const { zahlweise, beitragsKomponenten } = schritte[0] ?? lage;
  const anfang = { zahlweise, beitragsKomponenten, ab: '', am: '', rueckwirkend: false };
  const weitere = schritte.map(({ ab, am }, stelle) => {
    const danach = schritte[stelle + 1] ?? lage;
    const { zahlweise: periode, beitragsKomponenten: komponenten } = danach;
    return {
      zahlweise: periode,
      beitragsKomponenten: komponenten,
      ab,
      am,
      rueckwirkend: am > ab,
    };
  });
  return verlaufAus(lage, [anfang, ...weitere]);
}

function verlaufAus(lage: Ausgleichslage, staende: readonly Stand[]): Verlauf {
  const periodeSeit = (tag: string) =>
    staende.findLast(
      ({ ab, zahlweise }, stelle) => ab <= tag && zahlweise !== staende[stelle - 1]?.zahlweise,
    )?.ab ?? '';
  return {
    standAm: (tag) => staende.findLast(({ ab }) => ab <= tag) ?? lage,
    periodeSeit,
    ausgleiche: schritteAus(lage, staende).flatMap(({ vorher, nachher }) => {
      if (vorher.zahlweise !== nachher.zahlweise) return [];
      const einmal = ausgleich(
        { ...lage, zahlweise: vorher.zahlweise },
        {
          alt: beitragBei(vorher.beitragsKomponenten, vorher.zahlweise),
          neu: beitragBei(nachher.beitragsKomponenten, nachher.zahlweise),
          ab: nachher.ab,
          periodeSeit: periodeSeit(nachher.ab),
          gespeichertAm: spaeter(nachher.ab, nachher.am),
        },
      );
      return einmal.betrag === 0 && einmal.steuer === 0 ? [] : [einmal];
    }),
  };
}

/** Each change with what was before it; before the begin of payments nothing is settled. */
function schritteAus(lage: Ausgleichslage, staende: readonly Stand[]) {
  return staende
    .slice(1)
    .map((nachher, stelle) => ({ nachher, vorher: staende[stelle] ?? nachher }))
    .filter(({ nachher }) => nachher.ab > zahlungsbeginn(lage));
}

type Schritt = ReturnType<typeof schritteAus>[number];

/** Another payment period begins on a day that is none of payment: nobody knows what was collected for it. */
function wechseltAbseits(davor: Ratenlage, { vorher, nachher }: Schritt): boolean {
  return vorher.zahlweise !== nachher.zahlweise && abrechnung(davor, nachher.ab) !== nachher.ab;
}

function kostetAnders({ vorher, nachher }: Schritt): boolean {
  const alt = beitragBei(vorher.beitragsKomponenten, vorher.zahlweise);
  const neu = beitragBei(nachher.beitragsKomponenten, nachher.zahlweise);
  return (
    vorher.zahlweise !== nachher.zahlweise ||
    alt.versicherungsPraemie !== neu.versicherungsPraemie ||
    alt.steuer !== neu.steuer
  );
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

/** By then the share of a change has been collected; it is the day itself where an instalment is due. */
function abrechnung(lage: Ratenlage, ab: string): string {
  const stichtag = stichtagVon(lage);
  return stichtag ? naechsterTermin(stichtag, 12 / ratenProJahr(lage.zahlweise), ab) : ab;
}
