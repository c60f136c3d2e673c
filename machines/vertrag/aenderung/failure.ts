import type { Hinderung } from '#contract/entities/aenderung.ts';

/** Everything that can go wrong while a change is calculated or saved, closed. */
export type AenderungsFehlerArt =
  | { art: 'ABGELEHNT'; hinderung: Hinderung }
  | { art: 'PREIS_GEAENDERT' }
  | { art: 'SITZUNG_ABGELAUFEN' }
  | { art: 'TECHNISCH' };

/** What an effect throws; anything else counts as a technical problem. */
export class AenderungsFehler extends Error {
  readonly fehler: AenderungsFehlerArt;

  constructor(fehler: AenderungsFehlerArt) {
    super(fehler.art);
    this.name = 'AenderungsFehler';
    this.fehler = fehler;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): AenderungsFehlerArt {
  return error instanceof AenderungsFehler ? error.fehler : { art: 'TECHNISCH' };
}
