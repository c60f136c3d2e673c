import type { Identitaet } from '#portal/session/identitaet.ts';

/** An identity pool nobody is signed in to; a test says what it is asked besides. */
export function identityWith(parts: Partial<Identitaet> = {}): Identitaet {
  return {
    anmelden: unexpected,
    neuesPasswort: unexpected,
    code: unexpected,
    codeErneut: unexpected,
    passwortVergessen: unexpected,
    passwortZuruecksetzen: unexpected,
    abmelden: () => Promise.resolve(true),
    sitzung: () => Promise.resolve({ art: 'KEINE' }),
    ...parts,
  };
}

function unexpected(): Promise<never> {
  return Promise.reject(new Error('not part of this test'));
}
