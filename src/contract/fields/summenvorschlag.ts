import { hausrat } from '#contract/produkte/hausrat.ts';
import { formatBetrag, ganzeEuro } from './betrag.ts';

/** Step of every sum that is not one of a few: of home contents and of goods, cents (`domain/antrag.md §6.4`, §6.8). */
const summenschritt = hausrat.summe.schritt;

/** Below this sum of home contents a claim can be cut, cents. */
export function verzichtAb(wohnflaeche: number): number {
  return wohnflaeche * hausrat.grenzen.summeJeQuadratmeter;
}

/** The sum we suggest for a home, cents; it may be taken even where it lies between two steps. */
export function vorgeschlageneSumme(wohnflaeche: number): number {
  return Math.max(hausrat.summe.von, verzichtAb(wohnflaeche));
}

/** Why a sum cannot be taken, in cents; null on a step, and for exactly the one we suggest, if we do. */
export function summenfehler(summe: number, vorschlag: number = summenschritt): string | null {
  if (summe % summenschritt === 0 || summe === vorschlag) return null;
  const zwischen = vorschlag % summenschritt !== 0;
  const oder = zwischen ? `, oder genau ${formatBetrag(vorschlag)}` : '';
  return `Geben Sie die Versicherungssumme in vollen ${ganzeEuro(summenschritt)} ein${oder}.`;
}
