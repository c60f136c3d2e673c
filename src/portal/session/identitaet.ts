import type { CodeAntwort } from '#machines/konto/anmeldung/events.ts';
import type { NaechsterSchritt } from '#machines/konto/anmeldung/setup.ts';

import type { NeuesPasswort } from '#machines/konto/passwort-vergessen/machine.ts';

/** Who is signed in, from the id token. */
export interface Nutzer {
  sub: string;
  name: string;
  email?: string;
  partnernummer?: string;
  vermittlernummer?: string;
}

export type Sitzung =
  | { art: 'ANGEMELDET'; token: string; nutzer: Nutzer }
  | { art: 'KEINE' }
  /** There was one; its tokens can no longer be refreshed. */
  | { art: 'ABGELAUFEN' };

/** Identity pool of one portal. The steps of the sign-in throw an AnmeldeFehler; everything else is documented there. */
export interface Identitaet {
  anmelden: (zugang: { email: string; passwort: string }) => Promise<NaechsterSchritt>;
  neuesPasswort: (passwort: string) => Promise<NaechsterSchritt>;
  code: (antwort: CodeAntwort) => Promise<NaechsterSchritt>;
  /** Another code for the same sign-in. */
  codeErneut: () => Promise<NaechsterSchritt>;
  /** Sends a code to whoever has an account; throws a KontoFehler. */
  passwortVergessen: (email: string) => Promise<void>;
  /** Replaces the password with the code; throws a KontoFehler. */
  passwortZuruecksetzen: (neu: NeuesPasswort) => Promise<void>;
  /** Signs out here, and everywhere if asked to; true when it was everywhere. Never throws. */
  abmelden: (umfang: 'UEBERALL' | 'HIER') => Promise<boolean>;
  /** The session as it is now, refreshed if need be; throws when the pool cannot be reached for that. */
  sitzung: () => Promise<Sitzung>;
}

/** First part of every key under which Amplify keeps tokens in the local storage. */
export const speicherPraefix = 'CognitoIdentityServiceProvider';
