import { istAktiv, type Vertrag, type Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { erstattungBis } from '../fristen/erstattung.ts';
import { vertragsende } from '../status.ts';

/** How the end was declared, as it was received. */
export interface Beendigungserklaerung {
  art: 'KUENDIGUNG' | 'WIDERRUF' | 'AUFHEBUNG';
  grund: string;
  /** Day it was received. */
  am: string;
  /** Cents the customer gets back. */
  erstattung: number | null;
}

/** A contract with what ended it. */
export interface Endelage {
  vertragsstatus: Vertragsstatus;
  zahlweise: Zahlweise;
  vertragsBeginn: string;
  beendigungsdatum: string | null;
  ablaufdatum: string | null;
  /** The one that took effect; null where nobody wrote one down. */
  erklaerung: Beendigungserklaerung | null;
}

type Ende = NonNullable<Vertrag['ende']>;

/** When and why a contract ended and what is still paid back; null while it runs. */
export function vertragsendeVon(lage: Endelage, heute: string): Vertrag['ende'] {
  const { vertragsstatus, vertragsBeginn, erklaerung } = lage;
  if (istAktiv({ vertragsstatus }) || vertragsstatus === 'UNBEKANNT') return null;
  const grund = grundVon(lage);
  // Revoked before its first day: there was never any cover.
  const nieBegonnen = grund === 'WIDERRUF' && erklaerung !== null && erklaerung.am < vertragsBeginn;
  return {
    am: nieBegonnen ? null : vertragsende(lage),
    grund,
    erstattung: nochZuErstatten(lage, heute),
  };
}

/** Without a declaration the status says it: only a rescission is written down nowhere else (`domain/vertrag.md §1`, §11). */
function grundVon({ vertragsstatus, zahlweise, erklaerung }: Endelage): Ende['grund'] {
  if (vertragsstatus === 'STORNIERT') {
    return erklaerung?.art === 'WIDERRUF' ? 'WIDERRUF' : 'ERSTBEITRAG';
  }
  if (vertragsstatus === 'AUFGEHOBEN') {
    if (erklaerung === null) return null;
    return erklaerung.art === 'AUFHEBUNG' ? 'ZAHLUNGSVERZUG' : 'RISIKOFORTFALL';
  }
  return zahlweise === 'EINMALIG' && erklaerung === null ? 'REISE' : 'KUENDIGUNG';
}

/** Gone once the last day for it has passed. */
function nochZuErstatten(lage: Endelage, heute: string): Ende['erstattung'] {
  const { erklaerung, beendigungsdatum } = lage;
  const betrag = erklaerung?.erstattung ?? 0;
  if (erklaerung === null || betrag === 0) return null;
  const ab = erklaerung.art === 'WIDERRUF' ? erklaerung.am : (beendigungsdatum ?? erklaerung.am);
  const bis = erstattungBis(ab);
  return bis < heute ? null : { betrag, bis };
}
