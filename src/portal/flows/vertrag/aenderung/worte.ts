import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { AenderungsAntworten, Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { blaetter } from './arten/blaetter.ts';
import type { Aenderungsstand, Wertwechsel, Wortpaar } from './arten/blatt.ts';

/** A change in words: what, from which value, to which. */
export interface Aenderungsworte extends Wortpaar {
  name: string;
  /** `Zahlweise: jährlich` */
  satz: string;
}

export function inWorten(auswahl: Auswahl, stand: Aenderungsstand): Aenderungsworte {
  const blatt = blaetter[auswahl.art];
  const { name = blatt.t('name'), bisher, neu } = blatt.worte(auswahl, stand);
  return { name, bisher, neu, satz: neu === '' ? name : `${name}: ${neu}` };
}

/** What changes besides: the size of the flat with its address. */
export function weitereWerte(
  antworten: AenderungsAntworten,
  stand: Aenderungsstand,
): Wertwechsel[] {
  const { auswahl } = antworten;
  return (auswahl && blaetter[auswahl.art].weitere?.(antworten, stand)) ?? [];
}

/** What was chosen, as a sentence quotes it: „halbjährlich“, and „Elementarschutz: eingeschlossen“ with its name. */
export function wahlAus({ art }: Auswahl, { neu, satz }: Aenderungsworte): string {
  if (neu === '') return '';
  return blaetter[art].mitNamen ? satz : neu;
}

/** How often is paid once the change holds; a pending one may have made it different by then. */
export function zahlweiseDanach(
  auswahl: Auswahl,
  { vertrag }: Aenderungsstand,
  { verlauf }: Pick<Berechnung, 'verlauf'>,
): Zahlweise {
  const neue = blaetter[auswahl.art].zahlweise?.(auswahl);
  return neue ?? verlauf.find(({ eigener }) => eigener)?.zahlweise ?? vertrag.zahlweise;
}

/** How often is paid on the day before it; null where the calculation does not say. */
export function zahlweiseDavor({ verlauf }: Pick<Berechnung, 'verlauf'>): Zahlweise | null {
  const stelle = verlauf.findIndex(({ eigener }) => eigener);
  return verlauf[stelle - 1]?.zahlweise ?? null;
}

/** It changes how often is paid, and no cover. */
export function istZahlung(art: AenderungsArt): boolean {
  return blaetter[art].zahlweise !== undefined;
}
