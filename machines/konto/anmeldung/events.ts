import type { GlobalesEreignis } from '#machines/globals.ts';

export interface Zugangsdaten {
  email: string;
  passwort: string;
}

export type AnmeldeEreignis =
  | ({ type: 'ANMELDEN' } & Zugangsdaten)
  | { type: 'NEUES_PASSWORT'; passwort: string }
  | { type: 'BESTAETIGEN'; code: string }
  | { type: 'ABBRECHEN' }
  | { type: 'ANDERSWO_ANGEMELDET' }
  | GlobalesEreignis;
