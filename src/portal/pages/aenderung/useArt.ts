import { useLocation } from 'react-router-dom';
import { aenderungsArt, type AenderungsArt } from '#contract/entities/aenderungswunsch.ts';
import { pfadVon } from '../../flows/vertrag/aenderung/arten/art.ts';

/** The kind of change that the address names after `/kunden`. */
export function useArt(): AenderungsArt | null {
  const [, , wort = ''] = useLocation().pathname.toLowerCase().split('/');
  return aenderungsArt.options.find((art) => pfadVon(art) === wort) ?? null;
}
