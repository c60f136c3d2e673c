import { andsafe } from './andsafe.ts';
import type { Brand, BrandKey } from './brand.ts';

/** Stands where no brand is named, and around the error page of an unknown one. */
export const standardMarke: Brand = andsafe;

/** One chunk per brand, so that a page carries its own only. */
const laden = {
  andsafe: () => Promise.resolve<Brand>(andsafe),
  hfk: () => import('./hfk.ts').then((chunk): Brand => chunk.hfk),
  's-direkt': () => import('./sDirekt.ts').then((chunk): Brand => chunk.sDirekt),
  protect: () => import('./protect.ts').then((chunk): Brand => chunk.protect),
  'protect-ch': () => import('./protectCh.ts').then((chunk): Brand => chunk.protectCh),
} as const satisfies Record<BrandKey, () => Promise<Brand>>;

export const brandKeys = [
  'andsafe',
  'hfk',
  's-direkt',
  'protect',
  'protect-ch',
] as const satisfies readonly BrandKey[];

/** A brand nobody knows is an error, never a guess (`specification §1`, §8). */
export class UnbekannteMarke extends Error {
  override readonly name = 'UnbekannteMarke';

  constructor() {
    super('Unknown brand');
  }
}

export function istMarke(text: string): text is BrandKey {
  return brandKeys.some((key) => key === text);
}

/** The brand's data; rejects with `UnbekannteMarke` for an unknown key. */
export async function ladeMarke(key: string): Promise<Brand> {
  if (!istMarke(key)) throw new UnbekannteMarke();
  return laden[key]();
}

/**
 * The brand of a page: its parameter `brand`, else what was stored, else the standard brand.
 * An unknown parameter throws `UnbekannteMarke`; a stored value that is none any more is left aside.
 */
export function markeAus(search: string, stored: string | null): BrandKey {
  const named = new URLSearchParams(search).get('brand');
  if (named !== null) {
    if (!istMarke(named)) throw new UnbekannteMarke();
    return named;
  }
  return stored !== null && istMarke(stored) ? stored : standardMarke.key;
}
