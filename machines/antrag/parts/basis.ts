import { antragSetup } from '../setup.ts';
import type { Produktregel } from '../regel.ts';
import type { BasisAntworten } from '../context.ts';

/** What all parts are written against; each product's own setup carries them out. */
const keinProdukt: Produktregel<BasisAntworten> = {
  produkt: 'hausrat',
  formen: () => ({}),
  anfrage: () => null,
  vorgabe: () => null,
  nehmer: () => null,
};

export const basis = antragSetup(keinProdukt, () => false);
