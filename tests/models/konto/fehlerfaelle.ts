import { KontoFehler, type KontoFehlerArt } from '#machines/konto/failure.ts';
import type { CallCases } from '#tests/models/engine/cases.ts';

/** Failures of a call around an account, each under its own name. */
export function kontoFehler(...arten: KontoFehlerArt[]): CallCases['error'] {
  return Object.fromEntries(arten.map((art) => [art, new KontoFehler(art)]));
}
