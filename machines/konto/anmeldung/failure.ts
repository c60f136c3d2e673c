import { zugang } from '#contract/fields/zugangsfristen.ts';

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
  /** How long the access is locked, where the pool says so. */
  readonly sperreMs: number | null;

  constructor(art: AnmeldeFehlerArt, sperreMs: number | null = null) {
    super(art);
    this.name = 'AnmeldeFehler';
    this.art = art;
    this.sperreMs = sperreMs;
  }
}

/** Why a call failed, as a guard that asks for one kind. */
export const wegen = <const Art extends AnmeldeFehlerArt>(art: Art) =>
  ({
    type: 'istFehler',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, art }),
  }) as const;

/** Length of a lock (`domain/konto.md §1`) where the pool does not say when it ends. */
const ueblicheSperreMs = zugang.sperreMinuten * 60_000;

export function sperreVon(error: unknown): number {
  return (error instanceof AnmeldeFehler ? error.sperreMs : null) ?? ueblicheSperreMs;
}

/** The one mapper from an unknown error to a failure. */
export function fehlerArt(error: unknown): AnmeldeFehlerArt {
  return error instanceof AnmeldeFehler ? error.art : 'TECHNISCH';
}
