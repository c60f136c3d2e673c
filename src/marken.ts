import { ladeMarke } from '#brands/registry.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Dokumentmarke } from '#server/documents/marke.ts';

/** The brands as documents and mails of the server name them. */
export const marken = {
  andsafe: await ladeMarke('andsafe'),
  hfk: await ladeMarke('hfk'),
  's-direkt': await ladeMarke('s-direkt'),
  protect: await ladeMarke('protect'),
  'protect-ch': await ladeMarke('protect-ch'),
} as const satisfies Record<MarkenSchluessel, Dokumentmarke>;
