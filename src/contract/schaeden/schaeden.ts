import type { ProduktSchluessel } from '../produkte/produkte.ts';
import { fahrradschaeden } from './fahrrad.ts';
import {
  betriebshaftpflichtschaeden,
  privathaftpflichtschaeden,
  tierhalterschaeden,
  vermoegensschaeden,
} from './haftpflicht.ts';
import { hausratschaeden } from './hausrat.ts';
import { reiseschaeden } from './reise.ts';
import { sachinhaltschaeden } from './sachinhalt.ts';
import type { Schadenart, Schadensparte } from './sparte.ts';

/** What can be reported of each product: the only list. */
export const schadensparten: Readonly<Record<Exclude<ProduktSchluessel, 'KFZ'>, Schadensparte>> = {
  PRIVATHAFTPFLICHT: privathaftpflichtschaeden,
  HAUSRAT: hausratschaeden,
  FAHRRAD: fahrradschaeden,
  TIERHALTER: tierhalterschaeden,
  REISE: reiseschaeden,
  BHV: betriebshaftpflichtschaeden,
  SI: sachinhaltschaeden,
  VH: vermoegensschaeden,
};

/** What happened, as data; undefined where the product knows no such kind. */
export function schadenartVon(produkt: ProduktSchluessel, art: string): Schadenart | undefined {
  const arten = sparteVon(produkt)?.arten ?? {};
  return Object.hasOwn(arten, art) ? arten[art] : undefined;
}

/** What is reported of a product; null for one that is known by name only. */
export function sparteVon(produkt: ProduktSchluessel): Schadensparte | null {
  return produkt === 'KFZ' ? null : schadensparten[produkt];
}

/** Whether the contract has the cover this kind of damage needs. */
export function istEnthalten({ deckung }: Schadenart, deckungen: readonly string[]): boolean {
  return deckung === undefined || deckungen.includes(deckung);
}
