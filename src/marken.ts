import { andsafe } from '#brands/andsafe.ts';
import { hfk } from '#brands/hfk.ts';
import { protect } from '#brands/protect.ts';
import { protectCh } from '#brands/protectCh.ts';
import { sDirekt } from '#brands/sDirekt.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Dokumentmarke } from '#server/documents/marke.ts';

/** The brands as documents and mails of the server name them. */
export const marken = {
  andsafe,
  hfk,
  's-direkt': sDirekt,
  protect,
  'protect-ch': protectCh,
} as const satisfies Record<MarkenSchluessel, Dokumentmarke>;
