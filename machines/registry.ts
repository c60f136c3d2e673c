import type { AnyStateMachine } from 'xstate';
import { antworten as anmeldeAntworten } from './konto/anmeldung/answers.ts';
import { anmeldung } from './konto/anmeldung/machine.ts';
import { antworten as aenderungsAntworten } from './vertrag/aenderung/answers.ts';
import { aenderung } from './vertrag/aenderung/machine.ts';

export interface Flow {
  /** German name an analyst reads. */
  readonly titel: string;
  readonly chart: AnyStateMachine;
  /** Shape of the answers per step. */
  readonly antworten: Readonly<Record<string, unknown>>;
}

/** Every flow of the portal; the only list. The key is the folder in each room. */
export const flows = {
  'konto/anmeldung': { titel: 'Anmeldung', chart: anmeldung, antworten: anmeldeAntworten },
  'vertrag/aenderung': {
    titel: 'Vertrag ändern',
    chart: aenderung,
    antworten: aenderungsAntworten,
  },
} as const satisfies Record<string, Flow>;
