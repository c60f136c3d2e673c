import { isDeepStrictEqual } from 'node:util';
import type { untervermittler } from '#machines/konto/untervermittler/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { kontoFehler } from '../fehlerfaelle.ts';

/** With an own registration: every field is asked for. */
export const angaben = {
  anrede: 'FRAU',
  vorname: 'Mara',
  nachname: 'Stein',
  email: 'mara.stein@example.org',
  handynummer: '+491759876543',
  eigeneRegistrierung: true,
  ihkNummer: 'D-7QRS-5TUVW-04',
  vermittlerNummer: '4711000009',
  rechte: ['kundenSehen', 'antragStellen'],
} as const;

/** Through the agency, with every right. */
const ueberAgentur = {
  ...angaben,
  anrede: 'HERR',
  eigeneRegistrierung: false,
  ihkNummer: null,
  vermittlerNummer: null,
  rechte: ['kundenSehen', 'antragStellen', 'vertragAendern', 'schadenMelden', 'agenturVerwalten'],
} as const;

export const cases = mitUnterbrechung(
  casesFor<typeof untervermittler>({
    inputs: { Inhaber: {} },
    events: {
      WEITER: { type: 'WEITER', antwort: angaben },
      'WEITER ohne Register': { type: 'WEITER', antwort: { ...angaben, ihkNummer: null } },
    },
    others: { einladen: [ueberAgentur] },
    calls: {
      untervermittlerEinladen: {
        done: { eingeladen: undefined },
        error: kontoFehler(
          'EMAIL_NICHT_VERWENDBAR',
          'NUMMER_UNGUELTIG',
          'NICHT_AENDERBAR',
          'ZU_OFT',
          'SITZUNG_ABGELAUFEN',
          'TECHNISCH',
        ),
      },
    },
    once: ['untervermittlerEinladen'],
    flags: () => [],
    answers: () => null,
    ends: { eingeladen: 'untervermittlerEinladen' },
    refusals: {
      '✗ EMAIL_NICHT_VERWENDBAR': 'einladen',
      '✗ NUMMER_UNGUELTIG': 'einladen',
      '✗ NICHT_AENDERBAR': 'einladen',
    },
    invariants: {
      'nothing of whom is invited is kept beside the form': ({ context }) =>
        !JSON.stringify(context).includes(angaben.email),
    },
    requests: {
      'who is invited is who was typed': ({ input }) =>
        [angaben, ueberAgentur].some((eine) => isDeepStrictEqual(input, eine)),
    },
  }),
);
