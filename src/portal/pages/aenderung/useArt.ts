import { useParams } from 'react-router-dom';
import { useOrt } from '../../ort.tsx';
import { type AenderungsArt, aenderungsarten } from '#contract/aenderungen/seiten.ts';
import { pfadVon } from '../../flows/vertrag/aenderung/seiten.ts';

/** The kind of change that the address names: a customer's after `/kunden`, a broker's after the contract. */
export function useArt(): AenderungsArt | null {
  const [, , wort = ''] = useOrt().pathname.split('/');
  const gesucht = (useParams()['aenderung'] ?? wort).toLowerCase();
  return aenderungsarten.find((art) => pfadVon(art) === gesucht) ?? null;
}

/** It names no kind but all that can be set, for either after the contract. */
export function useIstSchutz(): boolean {
  return useOrt().pathname.toLowerCase().split('/').includes('schutz');
}
