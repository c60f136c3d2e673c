import type { Produkt } from '#contract/entities/produkt.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import { bhv } from './bhv.ts';
import { fahrrad } from './fahrrad.ts';
import { hausrat } from './hausrat.ts';
import { privathaftpflicht } from './privathaftpflicht.ts';
import type { Produkttext } from './produkttext.ts';
import { reise } from './reise.ts';
import { sachinhalt } from './sachinhalt.ts';
import { tierhalterhaftpflicht } from './tierhalterhaftpflicht.ts';
import { vermoegensschadenhaftpflicht as vh } from './vermoegensschadenhaftpflicht.ts';

export type Textschluessel = keyof typeof produkttexte;

/** Texts of what is sold; of an older generation only how it ends differs. */
export const produkttexte = {
  privathaftpflicht,
  hausrat,
  fahrrad2: fahrrad,
  fahrrad1: { ...fahrrad, produkt: 'FAHRRAD' },
  tierhalterhaftpflicht,
  reise,
  bhv,
  bhv1: { ...bhv, produkt: 'BHV_1' },
  sachinhalt,
  vh,
  vh1: { ...vh, produkt: 'VH' },
} as const satisfies Record<AntragProdukt, Produkttext> & Record<string, Produkttext>;

/** What is sold today, in the order of the brands (`domain/antrag.md §8.4`). */
export const angebotene = [
  'privathaftpflicht',
  'hausrat',
  'fahrrad2',
  'tierhalterhaftpflicht',
  'reise',
  'bhv',
  'sachinhalt',
  'vh',
] as const satisfies readonly Textschluessel[];

/** Text a contract of that product has; motor vehicles are known by name only. */
export function textschluesselZu(produkt: Produkt): Textschluessel | null {
  return produkt === 'KFZ' ? null : jeProdukt[produkt];
}

const jeProdukt = {
  PRIVATHAFTPFLICHT: 'privathaftpflicht',
  HAUSRAT: 'hausrat',
  FAHRRAD: 'fahrrad1',
  FAHRRAD_2: 'fahrrad2',
  TIERHALTERHAFTPFLICHT: 'tierhalterhaftpflicht',
  REISE: 'reise',
  BHV_1: 'bhv1',
  BHV_2: 'bhv',
  SI_ALLGEFAHREN: 'sachinhalt',
  SI_MEHRGEFAHREN: 'sachinhalt',
  VH: 'vh1',
  VH_2: 'vh',
} as const satisfies Record<Exclude<Produkt, 'KFZ'>, Textschluessel>;
