import type { AnyMachineSnapshot } from 'xstate';
import { allgemeinerFehler } from '#contract/constants.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { absage, istImAuftrag } from './rueckfragenfaelle.ts';

/** What an act that is asked for once more brings to the browser. */
export const rueckfragenInBrowser = {
  signedIn: true,
  answers: { '✗ abgelehnt': conflict('STATUS', absage) },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return absage;
    return snapshot.matches('fehler') ? allgemeinerFehler : null;
  },
} as const;

/** Where whoever is at work is afterwards. */
export const entweder = (kundin: string, vermittler: string) => (snapshot: AnyMachineSnapshot) =>
  istImAuftrag(snapshot) ? vermittler : kundin;
