import { aenderungsArt, type AenderungsArt } from '#contract/entities/aenderungswunsch.ts';
import { pfadVon } from '../../flows/vertrag/aenderung/arten/art.ts';
import { useLocation } from '../../router/Router.tsx';

/** The kind of change that the address names after `/kunden`. */
export function useArt(): AenderungsArt | null {
  const [, , wort = ''] = useLocation().pathname.toLowerCase().split('/');
  return aenderungsArt.options.find((art) => pfadVon(art) === wort) ?? null;
}
