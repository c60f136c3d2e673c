import { isDeepStrictEqual } from 'node:util';
import type { fahrzeugdaten } from '#machines/antrag/allgemeine-versicherungsdaten/machine.ts';
import { NachrichtFehler } from '#machines/antrag/nachricht/failure.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { vermittler } from '../nachricht/cases.ts';

const heute = '2026-11-20';

export const auto = {
  fahrzeugart: 'PKW',
  kennzeichen: 'MS-AB 123',
  hsn: '0603',
  tsn: 'BLL',
  erstzulassung: '2019-05-04',
  wunschbeginn: '2027-01-01',
  name: 'Anna Bergmann',
  geburtsdatum: '1988-04-12',
  plz: '48143',
  email: 'anna.bergmann@example.org',
  telefon: '+492511234567',
} as const;

/** The last days that can be stated, and a plate of an electric one. */
const motorrad = {
  ...auto,
  fahrzeugart: 'MOTORRAD',
  kennzeichen: 'B-E 1E',
  erstzulassung: heute,
  wunschbeginn: '2027-11-20',
} as const;

export const cases = casesFor<typeof fahrzeugdaten>({
  inputs: { 'mit Link': { heute }, 'Empfänger bekannt': { heute, empfaenger: null } },
  events: {
    'WEITER Auto': { type: 'WEITER', antwort: auto },
    'WEITER Motorrad': { type: 'WEITER', antwort: motorrad },
    'WEITER ohne Kennzeichen': { type: 'WEITER', antwort: { ...auto, kennzeichen: '' } },
    'WEITER zu alt': { type: 'WEITER', antwort: { ...auto, erstzulassung: '1949-12-31' } },
    'WEITER zu spät': { type: 'WEITER', antwort: { ...auto, wunschbeginn: '2027-11-21' } },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    empfaengerLaden: {
      done: { vermittler },
      error: { TECHNISCH: new NachrichtFehler('TECHNISCH') },
    },
    senden: {
      done: { gesendet: undefined },
      error: {
        ZU_OFT: new NachrichtFehler('ZU_OFT'),
        TECHNISCH: new NachrichtFehler('TECHNISCH'),
      },
    },
  },
  flags: ({ antworten: { schreiben }, empfaenger, empfaengerBekannt }) => [
    schreiben?.fahrzeugart ?? null,
    empfaenger?.vermittlerNummer ?? null,
    empfaengerBekannt,
  ],
  answers: ({ antworten }) => ({ ...antworten }),
  ends: { gesendet: 'senden' },
  // Where nobody is found, she writes to us.
  refusals: { 'empfaengerLaden ✗ TECHNISCH': 'schreiben' },
  invariants: {
    'nothing is sent that was not filled in': (state) =>
      !['senden', 'zuOft', 'fehlgeschlagen', 'gesendet'].some((value) => state.matches(value)) ||
      state.context.antworten.schreiben !== undefined,
    'no vehicle is from the future, and no cover is wished for further ahead than a year': (
      state,
    ) => {
      const { erstzulassung = heute, wunschbeginn = heute } =
        state.context.antworten.schreiben ?? {};
      return erstzulassung <= heute && wunschbeginn >= heute && wunschbeginn <= '2027-11-20';
    },
  },
  requests: {
    'what is sent is what was filled in, to whom it was shown': ({ id, input }, context) =>
      id !== 'senden' ||
      isDeepStrictEqual(input, {
        geschrieben: context.antworten.schreiben,
        empfaenger: context.empfaenger,
      }),
  },
});
