import { entsiegelt, versiegelt } from './siegel.ts';

/** `vmr` of a broker's links; another one every time. */
export function vmrVon(vermittlerNummer: string, schluessel: Buffer): string {
  return versiegelt(vermittlerNummer, schluessel);
}

/** Broker number of a `vmr`; null when it was not made with this key or has been changed. */
export function vermittlerNummerAus(vmr: string, schluessel: Buffer): string | null {
  return entsiegelt(vmr, schluessel);
}
