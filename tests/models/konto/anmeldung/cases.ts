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

const codeGesendet = schritt({ schritt: 'CODE', handynummer, versuche: 3, codeFalsch: false });
const codeFalsch = schritt({ schritt: 'CODE', handynummer, versuche: 2, codeFalsch: true });
const neuesPasswortNoetig = schritt({ schritt: 'NEUES_PASSWORT' });
const angemeldet = schritt({ schritt: 'ANGEMELDET' });

export const cases = casesFor<typeof anmeldung>({
  inputs: {
    frisch: {},
    'mit offenem Code': { offenerCode: { handynummer, versuche: 2, restMs } },
  },
  events: {
    ANMELDEN: { type: 'ANMELDEN', ...zugangsdaten },
    'ANMELDEN ohne E-Mail-Adresse': { type: 'ANMELDEN', ...zugangsdaten, email: '' },
    NEUES_PASSWORT: { type: 'NEUES_PASSWORT', passwort: neuesPasswort },
    'NEUES_PASSWORT zu kurz': { type: 'NEUES_PASSWORT', passwort: 'kurz' },
    BESTAETIGEN: { type: 'BESTAETIGEN', code },
    'BESTAETIGEN mit fünf Ziffern': { type: 'BESTAETIGEN', code: '12345' },
    ABBRECHEN: { type: 'ABBRECHEN' },
    ANDERSWO_ANGEMELDET: { type: 'ANDERSWO_ANGEMELDET' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    anmelden: {
      done: { codeGesendet, neuesPasswortNoetig, angemeldet },
      error: fehler('ZUGANGSDATEN_FALSCH', 'GESPERRT', 'ZUGANG_DEAKTIVIERT', 'TECHNISCH'),
    },
    neuesPasswortSetzen: {
      done: { codeGesendet, angemeldet },
      error: fehler('PASSWORT_ABGELEHNT', 'ANMELDUNG_ABGELAUFEN', 'GESPERRT', 'TECHNISCH'),
    },
    codePruefen: {
      done: { codeFalsch, neuesPasswortNoetig, angemeldet },
      error: fehler('ZU_VIELE_CODES', 'ANMELDUNG_ABGELAUFEN', 'GESPERRT', 'TECHNISCH'),
    },
  },
  // The notice decides no arrow; it is part of the key so that the invariants see every one of them.
  // The time left decides when an arrow is taken.
  flags: ({ hinweis, restMs }) => [hinweis, restMs],
  answers: () => null,
  invariants: {
    'no password and no code is kept': ({ context }) => {
      const kept = JSON.stringify(context);
      return ![zugangsdaten.passwort, neuesPasswort, code].some((secret) => kept.includes(secret));
    },
    'a notice about the code or the new password stands only there': (state) =>
      (state.context.hinweis !== 'CODE_FALSCH' || state.matches('code')) &&
      (state.context.hinweis !== 'PASSWORT_ABGELEHNT' || state.matches('neuesPasswort')),
    'who is locked waits for the end of the lock': (state) =>
      state.context.hinweis !== 'GESPERRT' || state.matches('gesperrt'),
    'the code is asked for with the number it was sent to': (state) =>
      !state.matches('code') || (state.context.handynummer !== '' && state.context.versuche > 0),
  },
});

function schritt(naechster: NaechsterSchritt): NaechsterSchritt {
  return naechster;
}

function fehler(...arten: AnmeldeFehlerArt[]): CallCases['error'] {
  return Object.fromEntries(arten.map((art) => [art, new AnmeldeFehler(art)]));
}
