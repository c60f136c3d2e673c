import type { AnyMachineSnapshot } from 'xstate';
import { istIn } from '#machines/leaf.ts';
import type { CallCases, FlowCases } from './engine/cases.ts';
import { beneathOf } from './engine/snapshot.ts';

/** What can happen when the session ends on the way, alike in every flow that needs one. */
const ereignisse = {
  ABGEMELDET: { type: 'ABGEMELDET' },
  SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  ANMELDUNG_SCHLIESSEN: { type: 'ANMELDUNG_SCHLIESSEN' },
  ANMELDEN: { type: 'ANMELDEN' },
  ANGEMELDET: { type: 'ANGEMELDET' },
  ANDERE_ANGEMELDET: { type: 'ANDERE_ANGEMELDET' },
} as const;

/** She closes the dialog, or the sign-in does not work. */
const scheitert = 'xstate.error.actor.anmeldung';
const verlaesst = new Set(['ANMELDUNG_SCHLIESSEN', scheitert]);

/** A broker is asked for the terms in between, which fails otherwise. */
function istImAuftrag({ context }: AnyMachineSnapshot): boolean {
  return Reflect.get(Object(context), 'imAuftrag') === true;
}

const anmeldung: CallCases = {
  done: { dieselbe: { dieselbe: true }, andere: { dieselbe: false } },
  error: { gestoert: new Error('Nobody can tell who has signed in.') },
};

/**
 * The cases of a flow whose session can end; the sign-in itself is proven in its own flow. Signing in again is tried
 * wherever she can be; that she leaves it, and that it fails, in a long flow only over one step.
 */
export function mitUnterbrechung(cases: FlowCases, schritt: string | null = null): FlowCases {
  const ueberSchritt = (snapshot: AnyMachineSnapshot) =>
    schritt === null || beneathOf(snapshot).some((value) => istIn({ value }, schritt));
  return {
    ...cases,
    possible: (snapshot, event, name) =>
      (cases.possible?.(snapshot, event, name) ?? true) &&
      (!verlaesst.has(event.type) || ueberSchritt(snapshot)) &&
      (event.type !== scheitert || !istImAuftrag(snapshot)),
    events: { ...cases.events, ...ereignisse },
    calls: { ...cases.calls, anmeldung },
    ends: { ...cases.ends, verlassen: null },
    // Whoever had to leave sees nothing of it any more.
    invariants: mapped(
      cases.invariants,
      (holds) => (state) => state.matches('verlassen') || holds(state),
    ),
    // What is asked of the flow's own calls is not asked of the sign-in, which is given nothing.
    requests: {
      ...mapped(
        cases.requests ?? {},
        (holds) => (call, context) => call.id === 'anmeldung' || holds(call, context),
      ),
      'the sign-in is told nothing of the flow': ({ id, input }) =>
        id !== 'anmeldung' || input === undefined,
    },
  };
}

function mapped<T>(all: Readonly<Record<string, T>>, by: (one: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, by(one)]));
}

/** Where it goes on when the sign-in does not work. */
export const unterbrechungsfehlschlaege = { anmeldung: { gestoert: 'unterbrochen.gestoert' } };

/** What she reads then. */
export const unterbrechungssaetze = {
  anmeldung: {
    gestoert: 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es noch einmal.',
  },
};
