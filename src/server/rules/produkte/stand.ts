import { gewerbe } from '../../reference/gewerbe.ts';
import type { Risikostand } from './sparte.ts';

/** Sum and deductible, as a request says them. */
export function deckungAus({ risiken, versicherungsSumme }: Risikostand) {
  const { wert = 0 } = risiken.selbstBeteiligung ?? {};
  const sb = wert === 0 ? 'SB_KEINE' : `SB_${wert / 100}`;
  return { versicherungssumme: versicherungsSumme ?? 0, sb };
}

/** The part of the address a price depends on. */
export function ortAus({ risiken }: Risikostand) {
  return { risikoOrt: { plz: risiken.risikoOrt?.plz, strasse: risiken.risikoOrt?.strasse } };
}

/** Trades by their id; a contract names them. */
export function taetigkeitenAus({ risiken }: Risikostand) {
  const { hauptgewerbe, nebengewerbe = [] } = risiken.versicherteGewerbe ?? {};
  return { hauptgewerbe: gewerbeId(hauptgewerbe), nebengewerbe: nebengewerbe.map(gewerbeId) };
}

function gewerbeId(gesucht: string | undefined): string | undefined {
  return gewerbe.find(({ name }) => name === gesucht)?.gewerbeId;
}

/** What a firm with a revenue is priced by. */
export function betriebAus(stand: Risikostand) {
  const jahresumsatz = stand.risiken.jahresumsatz?.value;
  return { ...deckungAus(stand), ...taetigkeitenAus(stand), jahresumsatz };
}
