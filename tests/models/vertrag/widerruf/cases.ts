import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { beendigungAbgelehnt, type Widerrufsergebnis } from '#contract/entities/beendigung.ts';
import type { widerruf } from '#machines/vertrag/widerruf/machine.ts';
import type { WiderrufsAuftrag } from '#machines/vertrag/widerruf/setup.ts';
import { BeendigungsFehler } from '#machines/vertrag/parts/beendigungsfehler.ts';
import { schrittVon } from '#machines/schritt.ts';
import { centsFor } from '#tests/models/engine/answering.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

export const versicherungsNummer = 'PH260000301';
export const ablehnung = {
  code: 'FRIST_ABGELAUFEN',
  errorMessage:
    'Die Widerrufsfrist ist am 20.11.2026 abgelaufen. Sie können Ihren Vertrag kündigen.',
} as const;
export const angaben = {
  name: 'Anna Bergmann',
  versicherungsNummer,
  email: 'anna.bergmann@example.org',
};
export const eingegangen: Widerrufsergebnis = {
  eingegangenAm: '2026-11-21T13:05:00.000Z',
  beendigungsdatum: '2026-11-21',
  abgebucht: true,
  erstattung: 8123,
  erstattungBis: '2026-12-21',
};

export const cases = mitUnterbrechung(
  casesFor<typeof widerruf>({
    inputs: { angemeldet: { zugang: 'KUNDE' }, 'ohne Anmeldung': { zugang: 'OFFEN' } },
    events: {
      'WEITER gelesen': { type: 'WEITER', antwort: { gelesen: true } },
      'WEITER Angaben': { type: 'WEITER', antwort: angaben },
      ERNEUT: { type: 'ERNEUT' },
      WIDERRUFEN: { type: 'WIDERRUFEN' },
    },
    calls: {
      widerrufen: {
        done: {
          eingegangen: (gesagt: WiderrufsAuftrag) => ({
            ...eingegangen,
            erstattung: centsFor(gesagt),
          }),
        },
        error: {
          abgelehnt: new BeendigungsFehler({ art: 'ABGELEHNT', ablehnung }),
          sitzungAbgelaufen: new BeendigungsFehler({ art: 'SITZUNG_ABGELAUFEN' }),
          zuOft: new BeendigungsFehler({ art: 'ZU_OFT' }),
          technisch: new BeendigungsFehler({ art: 'TECHNISCH' }),
        },
      },
    },
    flags: ({ zugang, antworten: a }) => [
      zugang,
      a.uebersicht !== undefined,
      a.angaben !== undefined,
    ],
    answers: ({ antworten }) => antworten,
    once: ['widerrufen'],
    // Back and Forward move between steps; on its own step an address does not change.
    possible: (snapshot, event) =>
      event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`,
    // Whoever is signed in is not asked for her name.
    others: { angaben: [{ ...angaben, email: 'paul.berg@example.org' }] },
    ends: { bestaetigung: 'widerrufen', abgelehnt: null },
    refusals: {
      '✗ abgelehnt': 'abgelehnt',
    },
    invariants: {
      'whoever is not signed in is never shown a page of somebody who is': (state) =>
        state.context.zugang === 'KUNDE' ||
        !['uebersicht', 'unterbrochen'].some((value) => state.matches(value)),
      'a refusal says why': (state) =>
        !state.matches('abgelehnt') ||
        z.safeParse(beendigungAbgelehnt, state.context.ablehnung).success,
      'a receipt says when': (state) =>
        !state.matches('bestaetigung') || Boolean(state.context.eingang),
    },
    requests: {
      'a revocation is sent with what she said': (call, { zugang, antworten }) =>
        isDeepStrictEqual(call.input, { zugang, angaben: antworten.angaben }),
    },
  }),
);
