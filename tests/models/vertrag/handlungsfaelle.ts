import { HandlungsFehler } from '#machines/vertrag/parts/handlungsfehler.ts';

/** Why one small act on a contract is not done, by the names the browser knows. */
export const handlungsfehler = (satz: string) => ({
  abgelehnt: new HandlungsFehler({ art: 'ABGELEHNT', satz }),
  sitzungAbgelaufen: new HandlungsFehler({ art: 'SITZUNG_ABGELAUFEN' }),
  technisch: new HandlungsFehler({ art: 'TECHNISCH' }),
});
