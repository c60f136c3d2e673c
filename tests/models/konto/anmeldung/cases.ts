import { isDeepStrictEqual } from 'node:util';
import { AnmeldeFehler, type AnmeldeFehlerArt } from '#machines/konto/anmeldung/failure.ts';
import type { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import type { NaechsterSchritt } from '#machines/konto/anmeldung/setup.ts';
import { type CallCases, casesFor } from '#tests/models/engine/cases.ts';

export const zugangsdaten = { email: 'sabine.beispiel@example.org', passwort: 'Geheim-1234!' };
export const neuesPasswort = 'Ganz-neu-5678!';
export const code = '123456';
export const handynummer = '+49 *** *****386';
/** Left of the three minutes after the reload. */
export const restMs = 120_000;
/** A lock that is not the first one. */
export const laengereSperreMs = 1_200_000;

const codeGesendet = schritt({ schritt: 'CODE', handynummer, versuche: 3, codeFalsch: false });
const codeFalsch = schritt({ schritt: 'CODE', handynummer, versuche: 2, codeFalsch: true });
const neuesPasswortNoetig = schritt({ schritt: 'NEUES_PASSWORT' });
const angemeldet = schritt({ schritt: 'ANGEMELDET' });

export const cases = casesFor<typeof anmeldung>({
  inputs: {
    frisch: { portal: 'benutzer' },
    'mit offenem Code': {
      portal: 'benutzer',
      offenerCode: { handynummer, versuche: 2, restMs, wartezeitMs: 0 },
    },
    'im Vermittlerportal': { portal: 'vermittler' },
    'im Vermittlerportal schon angemeldet': { portal: 'vermittler', angemeldet: true },
  },
  events: {
    ANMELDEN: { type: 'ANMELDEN', ...zugangsdaten },
    'ANMELDEN ohne E-Mail-Adresse': { type: 'ANMELDEN', ...zugangsdaten, email: '' },
    NEUES_PASSWORT: { type: 'NEUES_PASSWORT', passwort: neuesPasswort },
    'NEUES_PASSWORT zu kurz': { type: 'NEUES_PASSWORT', passwort: 'kurz' },
    INITIALPASSWORT_ANFORDERN: { type: 'INITIALPASSWORT_ANFORDERN', email: zugangsdaten.email },
    'INITIALPASSWORT_ANFORDERN ohne E-Mail-Adresse': {
      type: 'INITIALPASSWORT_ANFORDERN',
      email: '',
    },
    BESTAETIGEN: { type: 'BESTAETIGEN', vertrauen: false, code },
    'BESTAETIGEN auf vertrautem Gerät': { type: 'BESTAETIGEN', vertrauen: true, code },
    'BESTAETIGEN mit fünf Ziffern': { type: 'BESTAETIGEN', vertrauen: false, code: '12345' },
    CODE_ERNEUT: { type: 'CODE_ERNEUT' },
    ANNEHMEN: { type: 'ANNEHMEN', nutzungsbedingungen: true, auftragsverarbeitung: true },
    'ANNEHMEN ohne die Vereinbarung': {
      type: 'ANNEHMEN',
      nutzungsbedingungen: true,
      auftragsverarbeitung: false,
    },
    ABLEHNEN: { type: 'ABLEHNEN' },
    ERNEUT: { type: 'ERNEUT' },
    ABBRECHEN: { type: 'ABBRECHEN' },
    ANDERSWO_ANGEMELDET: { type: 'ANDERSWO_ANGEMELDET' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    anmelden: {
      done: { codeGesendet, neuesPasswortNoetig, angemeldet },
      error: fehler(
        'ZUGANGSDATEN_FALSCH',
        'GESPERRT',
        'INITIALPASSWORT_ABGELAUFEN',
        'ZUGANG_DEAKTIVIERT',
        'NICHT_EINGERICHTET',
        'ANMELDUNG_ABGELAUFEN',
        'TECHNISCH',
      ),
    },
    initialpasswortAnfordern: {
      done: { angefordert: undefined },
      error: fehler('ZU_OFT', 'TECHNISCH'),
    },
    neuesPasswortSetzen: {
      done: { codeGesendet, angemeldet },
      error: fehler('PASSWORT_ABGELEHNT', 'ANMELDUNG_ABGELAUFEN', 'GESPERRT', 'TECHNISCH'),
    },
    codePruefen: {
      done: { codeFalsch, neuesPasswortNoetig, angemeldet },
      error: {
        ...fehler('ZU_VIELE_CODES', 'ANMELDUNG_ABGELAUFEN', 'TECHNISCH'),
        GESPERRT: new AnmeldeFehler('GESPERRT', laengereSperreMs),
      },
    },
    bedingungenLesen: {
      done: {
        offen: { version: '2026-01', angenommen: false },
        angenommen: { version: '2026-01', angenommen: true },
      },
      error: fehler('SITZUNG_ABGELAUFEN', 'TECHNISCH'),
    },
    bedingungenAnnehmen: {
      done: { zugestimmt: undefined },
      error: fehler('SITZUNG_ABGELAUFEN', 'TECHNISCH'),
    },
    abmelden: { done: { abgemeldet: undefined }, error: fehler('TECHNISCH') },
    codeErneut: {
      done: { codeGesendet },
      error: fehler('ANMELDUNG_ABGELAUFEN', 'CODE_NUR_NEU', 'GESPERRT', 'TECHNISCH'),
    },
  },
  once: ['bedingungenAnnehmen'],
  // Three minutes for a code, or what is left of them; a quarter of an hour, or what the server says.
  waits: {
    CODE_FRIST: [180_000, restMs],
    CODE_WARTEZEIT: [30_000, 0],
    SPERRZEIT: [900_000, laengereSperreMs],
  },
  // The times left decide when an arrow is taken.
  flags: ({ portal, restMs, wartezeitMs, sperreMs }) => [portal, restMs, wartezeitMs, sperreMs],
  answers: () => null,
  ends: {
    angemeldet: [
      'anmelden ✓ angemeldet',
      'codePruefen ✓ angemeldet',
      'neuesPasswortSetzen ✓ angemeldet',
      'ANDERSWO_ANGEMELDET',
      'START im Vermittlerportal schon angemeldet',
    ],
  },
  refusals: {
    '✗ ZUGANGSDATEN_FALSCH': 'zugangsdaten',
    '✗ ZUGANG_DEAKTIVIERT': 'zugangsdaten',
    '✗ NICHT_EINGERICHTET': 'zugangsdaten',
    '✗ GESPERRT': 'zugangsdaten',
    '✗ ZU_VIELE_CODES': 'zugangsdaten',
    '✗ ANMELDUNG_ABGELAUFEN': 'zugangsdaten',
    '✗ CODE_NUR_NEU': 'zugangsdaten',
    '✗ SITZUNG_ABGELAUFEN': 'zugangsdaten',
    'codePruefen ✓ codeFalsch': 'code',
    'neuesPasswortSetzen ✗ PASSWORT_ABGELEHNT': 'neuesPasswort',
    'abmelden ✗ TECHNISCH': 'zugangsdaten',
  },
  invariants: {
    'no password and no code is kept': ({ context }) => {
      const kept = JSON.stringify(context);
      return ![zugangsdaten.passwort, neuesPasswort, code].some((secret) => kept.includes(secret));
    },
    'only who mediates contracts is asked for terms': (state) =>
      !state.matches('nutzungsbedingungen') || state.context.portal === 'vermittler',
    'nobody gets another code before the wait for it is over': (state) =>
      !state.matches('code.formular.senden') || state.matches('code.erneut.bereit'),
    'the code is asked for with the number it was sent to': (state) =>
      !state.matches('code') || (state.context.handynummer !== '' && state.context.versuche > 0),
  },
  requests: {
    'what is accepted is the version that was read': ({ id, input }) =>
      id !== 'bedingungenAnnehmen' || isDeepStrictEqual(input, { version: '2026-01' }),
  },
});

function schritt(naechster: NaechsterSchritt): NaechsterSchritt {
  return naechster;
}

function fehler(...arten: AnmeldeFehlerArt[]): CallCases['error'] {
  return Object.fromEntries(arten.map((art) => [art, new AnmeldeFehler(art)]));
}
