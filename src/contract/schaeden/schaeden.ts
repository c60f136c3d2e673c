import { type ProduktSchluessel, produkte, type Schadenweg } from '../produkte/produkte.ts';
import { betriebshaftpflichtschaeden } from './betriebshaftpflichtschaeden.ts';
import { fahrradschaeden } from './fahrradschaeden.ts';
import { hausratschaeden } from './hausratschaeden.ts';
import { privathaftpflichtschaeden } from './privathaftpflichtschaeden.ts';
import { reiseschaeden } from './reiseschaeden.ts';
import { sachinhaltschaeden } from './sachinhaltschaeden.ts';
import { tierhalterschaeden } from './tierhalterschaeden.ts';
import { vermoegensschaeden } from './vermoegensschaeden.ts';
import type { Schadenart, Schadensparte } from './sparte.ts';

/** What can be reported, by what it is reported under: the only list. */
const sparten: Readonly<Record<Schadenweg, Schadensparte>> = {
  phv: privathaftpflichtschaeden,
  hausrat: hausratschaeden,
  fahrrad: fahrradschaeden,
  thv: tierhalterschaeden,
  reise: reiseschaeden,
  bhv: betriebshaftpflichtschaeden,
  si: sachinhaltschaeden,
  vh: vermoegensschaeden,
};

/** What can be reported of a product; null for one that is known by name only. */
export function sparteVon(produkt: ProduktSchluessel): Schadensparte | null {
  const { schaden } = produkte[produkt];
  return schaden === null ? null : sparten[schaden];
}

/** What happened, as data; undefined where the product knows no such kind. */
export function schadenartVon(produkt: ProduktSchluessel, art: string): Schadenart | undefined {
  const arten = sparteVon(produkt)?.arten ?? {};
  return Object.hasOwn(arten, art) ? arten[art] : undefined;
}
