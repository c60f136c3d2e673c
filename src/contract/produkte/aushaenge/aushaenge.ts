import type { Antragsweg } from '../produkte.ts';
import { type Leistung, type Leistungsbuch } from '../leistungen/leistung.ts';
import { hausratLeistungen } from '../leistungen/hausrat.ts';
import { hausratAushang } from './hausrat.ts';
import type { Produktseite } from './produktseite.ts';

/** Product pages by application, each with the cover its sentences stand on: the only list. */
export const aushaenge = {
  hausrat: { seite: hausratAushang, buch: hausratLeistungen },
} as const satisfies Partial<Record<Antragsweg, Aushangquelle>>;

/** Applications whose product page is there. */
export type Aushangname = keyof typeof aushaenge;

interface Aushangquelle {
  readonly seite: Produktseite;
  readonly buch: Leistungsbuch;
}

/** The page of a product, and its cover by name. */
export function aushangVon(name: Aushangname): {
  seite: Produktseite;
  leistungen: Readonly<Record<string, Leistung>>;
} {
  const { seite, buch } = aushaenge[name];
  return { seite, leistungen: buch.leistungen };
}
