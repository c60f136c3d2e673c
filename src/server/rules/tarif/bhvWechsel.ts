import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import type { bhvWechselTarifieren } from '#contract/endpoints/tarifieren/bhvWechsel.ts';
import { selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type * as z from 'zod/mini';
import type { BeitragsKomponente } from '../../database/schema.ts';
import { selbstbeteiligung } from '../antrag/vertragsangaben.ts';
import { naechsteHauptfaelligkeit } from '../hauptfaelligkeit.ts';
import { tagePlus } from '#contract/tag.ts';
import { statusAm } from '../status.ts';
import { beitragBei } from '../zahlweise.ts';
import type { Ungueltig } from './bewertung.ts';
import { bewerteBhv, type Betrieb } from './produkte/bhv.ts';
import { tarifantwort } from './tarifantwort.ts';

export type Wechselantwort = z.infer<(typeof bhvWechselTarifieren)['responses'][200]>;

/** What the change of tariff must know of the contract. */
export type Wechselvertrag = Parameters<typeof statusAm>[0] & {
  produkt: string;
  mahnung: boolean;
  zahlweise: Zahlweise;
  beitragsKomponenten: readonly BeitragsKomponente[];
  bankverbindung: object | null;
  hauptfaelligkeitTag: number | null;
  hauptfaelligkeitMonat: number | null;
  vormerkungen: readonly object[];
  /** Claims of the contract; one without that day is still open. */
  schaeden: readonly { abgeschlossenAm: string | null }[];
  /** Cents. */
  versicherungsSumme: number | null;
  risiken: { selbstBeteiligung?: { wert: number } | undefined };
};

/** A change of tariff as it is asked for; sum and deductible are those of the contract where nothing is said. */
export type Wechselanfrage = Omit<Betrieb, Wahl> & {
  [Feld in Wahl]?: Betrieb[Feld] | undefined;
} & { zahlweise?: Zahlweise | undefined };
type Wahl = 'versicherungssumme' | 'sb';

/** A running BHV_1 contract without dunning, open claims and pending changes (`domain/antrag.md §6.6`). */
export function istWechselMoeglich(vertrag: Wechselvertrag, heute: string): boolean {
  return (
    vertrag.produkt === 'BHV_1' &&
    statusAm(vertrag, heute) === 'LAUFEND' &&
    !vertrag.mahnung &&
    vertrag.vormerkungen.length === 0 &&
    vertrag.schaeden.every(({ abgeschlossenAm }) => abgeschlossenAm !== null)
  );
}

/** Less cover than the contract has is no improvement (`domain/offen.md P2`): a person looks at it. */
export function istSchlechter(vertrag: Wechselvertrag, anfrage: Wechselanfrage): boolean {
  const { versicherungssumme, sb } = gewaehlt(vertrag, anfrage);
  if (versicherungssumme === undefined) return true;
  return (
    versicherungssumme < (vertrag.versicherungsSumme ?? 0) ||
    selbstbeteiligung(sb).wert > bisherigeSelbstbeteiligung(vertrag)
  );
}

/** What is asked for, or else the least that is no worse than the contract; no sum where none is that high. */
function gewaehlt(vertrag: Wechselvertrag, anfrage: Wechselanfrage) {
  const passend = betriebshaftpflicht.summe.stufen.find(
    (summe) => summe >= (vertrag.versicherungsSumme ?? 0),
  );
  const hoechste = selbstbeteiligungStufe.options.findLast(
    (stufe) => selbstbeteiligung(stufe).wert <= bisherigeSelbstbeteiligung(vertrag),
  );
  const { versicherungssumme = passend, sb = hoechste ?? 'SB_KEINE' } = anfrage;
  return { versicherungssumme, sb };
}

function bisherigeSelbstbeteiligung({ risiken }: Wechselvertrag): number {
  return risiken.selbstBeteiligung?.wert ?? 0;
}

/** New price beside the one of the contract, and the day on which the change would take effect. */
export function tarifiereWechsel(
  vertrag: Wechselvertrag,
  anfrage: Wechselanfrage,
  heute: string,
): Wechselantwort | Ungueltig {
  const { zahlweise = vertrag.zahlweise } = anfrage;
  const { versicherungssumme, sb } = gewaehlt(vertrag, anfrage);
  if (versicherungssumme === undefined) throw new RangeError('No sum is as high as the contract’s');
  const zahlart = vertrag.bankverbindung ? 'LASTSCHRIFT' : 'RECHNUNG';
  const bewertung = bewerteBhv({ ...anfrage, versicherungssumme, sb }, heute);
  const antwort = tarifantwort(bewertung, { zahlweise, zahlart, heute });
  if (antwort.ergebnis === 'UNGUELTIG' || !antwort.beitrag) return antwort;
  const alt = beitragBei(vertrag.beitragsKomponenten, vertrag.zahlweise);
  const mehrImJahr = antwort.beitrag.jahresVersicherungsPraemie - alt.jahresVersicherungsPraemie;
  return {
    ...antwort,
    vergleich: {
      beitragAlt: {
        versicherungsPraemie: alt.versicherungsPraemie,
        jahresVersicherungsPraemie: alt.jahresVersicherungsPraemie,
      },
      differenzProJahr: mehrImJahr,
      wirksamkeitsdatum: wirksamkeitsdatum(vertrag, mehrImJahr, heute),
    },
  };
}

/** A dearer tariff begins tomorrow; otherwise money would have to go back, so the year is left to end. */
function wirksamkeitsdatum(
  { hauptfaelligkeitTag: tag, hauptfaelligkeitMonat: monat }: Wechselvertrag,
  mehrImJahr: number,
  heute: string,
): string {
  if (mehrImJahr > 0 || tag === null || monat === null) return tagePlus(heute, 1);
  return naechsteHauptfaelligkeit({ tag, monat }, heute);
}
