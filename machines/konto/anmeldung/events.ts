import type { GlobalesEreignis } from '#machines/globals.ts';

export interface Zugangsdaten {
  email: string;
  passwort: string;
}

export interface CodeAntwort {
  code: string;
  /** Whether this device is not to be asked for a code in the next 30 days. */
  vertrauen: boolean;
}

export type AnmeldeEreignis =
  | ({ type: 'ANMELDEN' } & Zugangsdaten)
  | { type: 'NEUES_PASSWORT'; passwort: string }
  | { type: 'INITIALPASSWORT_ANFORDERN'; email: string }
  | ({ type: 'BESTAETIGEN' } & CodeAntwort)
  | { type: 'CODE_ERNEUT' }
  | { type: 'ANNEHMEN'; nutzungsbedingungen: boolean; auftragsverarbeitung: boolean }
  | { type: 'ABLEHNEN' }
  | { type: 'ERNEUT' }
  | { type: 'ABBRECHEN' }
  | { type: 'ANDERSWO_ANGEMELDET' }
  | GlobalesEreignis;
