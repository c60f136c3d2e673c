import type { bhvWechselTarifieren } from '#contract/endpoints/tarifieren/bhvWechsel.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type * as z from 'zod/mini';
import type { BeitragsKomponente } from '../../database/schema.ts';
import { naechsteHauptfaelligkeit } from '../hauptfaelligkeit.ts';
import { tagePlus } from '../kalender.ts';
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
};

/** A running BHV_1 contract without dunning and pending changes (`domain/antrag.md §6.6`). */
export function istWechselMoeglich(vertrag: Wechselvertrag, heute: string): boolean {
  return (
    vertrag.produkt === 'BHV_1' &&
    statusAm(vertrag, heute) === 'LAUFEND' &&
    !vertrag.mahnung &&
    vertrag.vormerkungen.length === 0
  );
}

/** New price beside the one of the contract, and the day on which the change would take effect. */
export function tarifiereWechsel(
  vertrag: Wechselvertrag,
  anfrage: Betrieb & { zahlweise?: Zahlweise | undefined },
  heute: string,
): Wechselantwort | Ungueltig {
  const { zahlweise = vertrag.zahlweise } = anfrage;
  const zahlart = vertrag.bankverbindung ? 'LASTSCHRIFT' : 'RECHNUNG';
  const bewertung = bewerteBhv(anfrage, heute);
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
