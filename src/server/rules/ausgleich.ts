import { stichtagVon, zahlungsbeginn, type Ratenlage } from './beendigung/bezahlt.ts';
import { naechsterTermin, zahlungsabschnitt } from './einzugstermine.ts';
import { anteil } from './geld.ts';
import { frueher, tagePlus, tageZwischen } from '#contract/tag.ts';
import { vertragsende } from './status.ts';
import { ratenProJahr, type Beitrag } from './zahlweise.ts';

/** A contract as it is on the day before a change. */
export interface Ausgleichslage extends Ratenlage {
  beendigungsdatum: string | null;
}

/** What is paid once beside the instalments; cents, negative where it is credited. */
export interface Einmalbetrag {
  betrag: number;
  /** Tax within it. */
  steuer: number;
  /** Day on which it is debited or credited. */
  am: string;
}

type Rate = Pick<Beitrag, 'versicherungsPraemie' | 'steuer'>;

/** Another premium from a day on. */
interface Ratenwechsel {
  alt: Rate;
  neu: Rate;
  ab: string;
  /** Day on which the present payment period began; empty where it was so from the begin. */
  periodeSeit?: string;
  /** Day it was saved, where it counts from a day gone by: what was paid since is settled too. */
  gespeichertAm?: string;
}

/**
 * Share of the difference until the next instalment, which carries the new premium itself: nobody pays it twice
 * (`domain/vertrag.md §5`, anteilBisNaechsteFaelligkeit). A trip is paid at once; its whole difference is due.
 */
export function ausgleich(lage: Ausgleichslage, wechsel: Ratenwechsel): Einmalbetrag {
  const bisDahin = ausgleichBisZurRate(lage, wechsel);
  const { alt, neu, ab, gespeichertAm = ab } = wechsel;
  const stichtag = stichtagVon(lage);
  if (gespeichertAm <= ab || !stichtag || lage.zahlweise === 'EINMALIG') return bisDahin;
  const monate = 12 / ratenProJahr(lage.zahlweise);
  let { betrag, steuer, am } = bisDahin;
  while (am <= gespeichertAm) {
    betrag += neu.versicherungsPraemie - alt.versicherungsPraemie;
    steuer += neu.steuer - alt.steuer;
    am = naechsterTermin(stichtag, monate, tagePlus(am, 1));
  }
  return { betrag, steuer, am };
}

function ausgleichBisZurRate(
  lage: Ausgleichslage,
  { alt, neu, ab, periodeSeit = '' }: Ratenwechsel,
): Einmalbetrag {
  const mehr = neu.versicherungsPraemie - alt.versicherungsPraemie;
  const mehrSteuer = neu.steuer - alt.steuer;
  if (ab <= zahlungsbeginn(lage)) return { betrag: 0, steuer: 0, am: zahlungsbeginn(lage) };
  const stichtag = stichtagVon(lage);
  if (!stichtag) return { betrag: mehr, steuer: mehrSteuer, am: ab };
  const { von, bis } = zahlungsabschnitt(stichtag, lage.zahlweise, ab);
  // Another payment period begins on that day: its first instalment is the new one.
  if (von === ab || periodeSeit === ab) return { betrag: 0, steuer: 0, am: ab };
  const ende = vertragsende(lage);
  const schluss = ende === null ? bis : frueher(bis, tagePlus(ende, 1));
  const teil = (betrag: number) =>
    anteil(betrag, Math.max(0, tageZwischen(ab, schluss)), tageZwischen(von, bis));
  return {
    betrag: teil(mehr),
    steuer: teil(mehrSteuer),
    am: ende === null ? bis : frueher(bis, ende),
  };
}

/** A shortened instalment: what is paid from a new payment period on until its first due day. */
export interface KurzeRate extends Einmalbetrag {
  /** First day that the next instalment pays for. */
  bis: string;
}

/** The instalment of a period that begins off its grid (`domain/vertrag.md §4`, E3); null where it begins on it. */
export function kurzeRate(lage: Ausgleichslage, rate: Rate, ab: string): KurzeRate | null {
  const stichtag = stichtagVon(lage);
  if (!stichtag || lage.zahlweise === 'EINMALIG' || ab <= zahlungsbeginn(lage)) return null;
  const { von, bis } = zahlungsabschnitt(stichtag, lage.zahlweise, ab);
  if (von === ab) return null;
  const teil = (betrag: number) => anteil(betrag, tageZwischen(ab, bis), tageZwischen(von, bis));
  return { betrag: teil(rate.versicherungsPraemie), steuer: teil(rate.steuer), am: ab, bis };
}
