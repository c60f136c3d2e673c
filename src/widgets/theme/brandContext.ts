import { createContext, useContext } from 'react';
import type { Brand } from '#brands/brand.ts';
import { schreibung } from '#brands/schreibung.ts';

export const BrandContext = createContext<Brand | null>(null);

/** The brand of the page; throws outside `PortalTheme`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('A widget needs PortalTheme around it');
  return brand;
}

/** Writes a widget's own German words as the brand's country does; never what a customer wrote. */
export function useSpelling(): (text: string) => string {
  return schreibung(useBrand().spelling);
}
