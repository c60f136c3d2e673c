import { type Produkt, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type {
  AbschliessbaresProdukt,
  produkte,
  ProduktSchluessel,
} from '#contract/produkte/produkte.ts';
import { betriebshaftpflicht } from './betriebshaftpflicht.ts';
import { fahrrad } from './fahrrad.ts';
import { hausrat } from './hausrat.ts';
import { privathaftpflicht } from './privathaftpflicht.ts';
import { reise } from './reise.ts';
import { sachinhalt } from './sachinhalt.ts';
import type { Gewerbetarif } from '../tarif/gewerbe.ts';
import type { Antragssparte, Sparte } from './sparte.ts';
import { tierhalterhaftpflicht } from './tierhalterhaftpflicht.ts';
import { vermoegensschadenhaftpflicht } from './vermoegensschadenhaftpflicht.ts';

/** What each product must have here: all there is to an application where its descriptor says there is one. */
type Sparten = {
  readonly [S in ProduktSchluessel]: S extends AbschliessbaresProdukt
    ? Antragssparte
    : (typeof produkte)[S]['aufruf'] extends null
      ? null
      : Sparte & { readonly antraege?: never };
};

/** What the server knows of every product; null where it is a name only. The only list of this room. */
export const sparten = {
  PRIVATHAFTPFLICHT: privathaftpflicht,
  HAUSRAT: hausrat,
  FAHRRAD: fahrrad,
  TIERHALTER: tierhalterhaftpflicht,
  REISE: reise,
  BHV: betriebshaftpflicht,
  SI: sachinhalt,
  VH: vermoegensschadenhaftpflicht,
  KFZ: null,
} as const satisfies Sparten;

/** The same in a row with their products, in their order. */
export const spartenNachProdukt = Object.entries(sparten) as [
  ProduktSchluessel,
  Sparten[ProduktSchluessel],
][];

/** The one that contracts of any generation belong to. */
export function sparteVon(produkt: Produkt): Sparte | null {
  return sparten[schluesselAusIdentifier(produkt)];
}

/** How a product looks at a trade; null where it has nothing to do with one. */
export function gewerbeVon(schluessel: ProduktSchluessel): Gewerbetarif | null {
  const sparte: Sparte | null = sparten[schluessel];
  return sparte?.gewerbe ?? null;
}
