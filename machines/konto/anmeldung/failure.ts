/** Everything that can go wrong while signing in, closed. */
export type AnmeldeFehlerArt =
  | 'ZUGANGSDATEN_FALSCH'
  | 'GESPERRT'
  | 'ZUGANG_DEAKTIVIERT'
  /** The registration was left before a number was confirmed. */
  | 'NICHT_EINGERICHTET'
  | 'INITIALPASSWORT_ABGELAUFEN'
  | 'ANMELDUNG_ABGELAUFEN'
  | 'ZU_VIELE_CODES'
  /** This kind of second factor sends another code only with another sign-in. */
  | 'CODE_NUR_NEU'
  | 'PASSWORT_ABGELEHNT'
  | 'ZU_OFT'
  | 'SITZUNG_ABGELAUFEN'
  | 'TECHNISCH';

/** What an effect throws; anything else counts as a technical problem. */
export class AnmeldeFehler extends Error {
  readonly art: AnmeldeFehlerArt;

  constructor(art: AnmeldeFehlerArt) {
    super(art);
    this.name = 'AnmeldeFehler';
    this.art = art;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerArt(error: unknown): AnmeldeFehlerArt {
  return error instanceof AnmeldeFehler ? error.art : 'TECHNISCH';
}
