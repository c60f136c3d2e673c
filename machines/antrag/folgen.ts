import type { BasisAntworten, Antragsstand } from './context.ts';
import { gleich } from '../gleich.ts';
import { eingabeVon, type GemerkterAufruf, type Produktregel } from './regel.ts';

/** What another answer at a step makes stale. */
export interface Folgen {
  /** The price is calculated again. */
  readonly beitrag: boolean;
  /** The documents are made again, and the declarations given again. */
  readonly unterlagen: boolean;
}

/** What hangs on a step: the calls whose input is another without its answer. */
export function folgenVon<A extends BasisAntworten>(
  regel: Produktregel<A>,
  stand: Antragsstand<A>,
  schritt: string,
): Folgen {
  const uebrige = Object.entries(stand.antworten).filter(([name]) => name !== schritt);
  // Each answer of every product may be missing.
  const ohne = { ...stand, antworten: Object.fromEntries(uebrige) as A };
  const haengtAb = (aufruf: GemerkterAufruf) =>
    !gleich(eingabeVon(regel, aufruf, stand), eingabeVon(regel, aufruf, ohne));
  return {
    beitrag: haengtAb('tarifieren') || haengtAb('nachrechnen'),
    unterlagen: haengtAb('unterlagenVorbereiten'),
  };
}
