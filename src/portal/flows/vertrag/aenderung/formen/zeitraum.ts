import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';

type Richtung = Aenderungsangebot['optionen'][number]['richtung'];

/** The days that are offered for more or for less. */
export function zeitraumVon({ mehr, weniger }: Aenderungsangebot, richtung?: Richtung) {
  return (richtung === 'WENIGER' ? weniger : mehr) ?? mehr ?? weniger ?? undefined;
}
