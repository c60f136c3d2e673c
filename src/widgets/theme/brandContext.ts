import { createContext, useContext } from 'react';
import type { Brand } from '#brands/brand.ts';

export const BrandContext = createContext<Brand | null>(null);

/** The brand of the page; throws outside `PortalTheme`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('A widget needs PortalTheme around it');
  return brand;
}
