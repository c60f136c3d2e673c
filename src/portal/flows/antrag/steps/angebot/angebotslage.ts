import { createContext, useContext } from 'react';
import type { Antragslage } from '#machines/antrag/frage.ts';
import type { Konfigurator } from '#machines/antrag/fragen/konfigurator.ts';
import type { Vermerk } from '#machines/formular/frage.ts';

/** What the fields of an offer look at beside their own value. */
export interface Angebotsstand {
  readonly konfigurator: Konfigurator;
  readonly stand: Antragslage;
  /** Its prices are being calculated: the old ones stay, grey. */
  readonly rechnet: boolean;
  /** Told by a field how to count in at once what was moved just now; that says whether there was something. */
  readonly merkeUnterwegs: (sofort: () => boolean) => void;
  /** What the choices so far give cause to say, below a field. */
  readonly vermerke: readonly (Vermerk & { nach: string })[];
}

export const Angebotslage = createContext<Angebotsstand | null>(null);

/** What stands around a field of an offer. */
export function useAngebotsstand(): Angebotsstand {
  const stand = useContext(Angebotslage);
  if (!stand) throw new Error('An offer stands around its fields.');
  return stand;
}
