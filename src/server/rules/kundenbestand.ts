import type { Bestandskunde } from '#contract/endpoints/kundenbestand.ts';
import { schluesselAusIdentifier, type Produkt } from '#contract/entities/produkt.ts';
import { istAktiv, type Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { naechsteHauptfaelligkeit } from './hauptfaelligkeit.ts';
import { spaeter } from './kalender.ts';
import { statusAm } from './status.ts';

/** Who a customer is, as far as a list says it. */
export type Kundenkopf = Pick<
  Bestandskunde,
  'partnerNummer' | 'firma' | 'vorname' | 'nachname' | 'plz' | 'ort'
>;

/** What a list needs of a contract. */
export interface Bestandsvertrag {
  partnerNummer: string;
  produkt: Produkt;
  status: Vertragsstatus;
  zahlweise: Zahlweise;
  mahnung: boolean;
  vertragsBeginn: string;
  ablaufdatum: string | null;
  beendigungsdatum: string | null;
  hauptfaelligkeitTag: number | null;
  hauptfaelligkeitMonat: number | null;
  offeneAufgaben: number;
}

/** A customer in the book with what her contracts come to on that day (`domain/konto.md §7.4`). */
export function bestandskunde(
  kopf: Kundenkopf,
  vertraege: readonly Bestandsvertrag[],
  heute: string,
): Bestandskunde {
  const laufende = vertraege.filter((vertrag) =>
    istAktiv({ vertragsstatus: statusAm(vertrag, heute) }),
  );
  const tage = laufende.flatMap((vertrag) => hauptfaelligkeitVon(vertrag, heute));
  const schluessel = laufende.map(({ produkt }) => schluesselAusIdentifier(produkt));
  return {
    ...kopf,
    produkte: [...new Set(schluessel)].toSorted(),
    laufende: laufende.length,
    beendete: vertraege.length - laufende.length,
    naechsteHauptfaelligkeit: tage.toSorted()[0] ?? null,
    offeneAufgaben: laufende.reduce((summe, { offeneAufgaben }) => summe + offeneAufgaben, 0),
    mahnung: laufende.some(({ mahnung }) => mahnung),
  };
}

function hauptfaelligkeitVon(vertrag: Bestandsvertrag, heute: string): string[] {
  const { hauptfaelligkeitTag: tag, hauptfaelligkeitMonat: monat, vertragsBeginn } = vertrag;
  if (tag === null || monat === null) return [];
  return [naechsteHauptfaelligkeit({ tag, monat }, spaeter(heute, vertragsBeginn))];
}
