import type { AnyStateMachine } from 'xstate';
import type { ZodMiniType } from 'zod/mini';
import type { Entwurfsregel } from './entwurf.ts';
import { antworten as anmeldeAntworten } from './konto/anmeldung/answers.ts';
import { anmeldung } from './konto/anmeldung/machine.ts';
import { worte as anmeldeWorte } from './konto/anmeldung/worte.ts';
import {
  antworten as aenderungsAntworten,
  entwurfsregel as aenderungsEntwurf,
} from './vertrag/aenderung/answers.ts';
import { aenderung } from './vertrag/aenderung/machine.ts';
import { worte as aenderungsWorte } from './vertrag/aenderung/worte.ts';
import type { Worte } from './worte.ts';

export interface Flow {
  /** German name an analyst reads. */
  readonly titel: string;
  readonly chart: AnyStateMachine;
  /** Shape of the answers per step. */
  readonly antworten: Readonly<Record<string, ZodMiniType>>;
  /** How the flow is kept and taken up again; none where its steps are no addresses. */
  readonly entwurf?: Entwurfsregel;
  /** Names of the chart in German where they do not read well as they are. */
  readonly worte?: Worte;
}

/** Every flow of the portal; the only list. The key is the folder in each room. */
export const flows = {
  'konto/anmeldung': {
    titel: 'Anmeldung',
    chart: anmeldung,
    antworten: anmeldeAntworten,
    worte: anmeldeWorte,
  },
  'vertrag/aenderung': {
    titel: 'Vertrag ändern',
    chart: aenderung,
    antworten: aenderungsAntworten,
    entwurf: aenderungsEntwurf,
    worte: aenderungsWorte,
  },
} as const satisfies Record<string, Flow>;
