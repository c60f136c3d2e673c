import { useLocation, useParams } from 'react-router-dom';
import { aenderungsArt, type AenderungsArt } from '#contract/entities/aenderungswunsch.ts';
import { pfadVon } from '../../flows/vertrag/aenderung/arten/art.ts';

/** The kind of change that the address names: a customer's after `/kunden`, a broker's after the contract. */
export function useArt(): AenderungsArt | null {
  const [, , wort = ''] = useLocation().pathname.split('/');
  const gesucht = (useParams()['aenderung'] ?? wort).toLowerCase();
  return aenderungsArt.options.find((art) => pfadVon(art) === gesucht) ?? null;
}
