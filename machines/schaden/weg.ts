import type { AnyStateMachine } from 'xstate';
import { jeKontext, pfad, weiterMit } from '#machines/walk.ts';
import type { Meldungskontext } from './setup.ts';

/** Whether a step lies on the customer's path for her answers (`design §4.5`). */
export function wegDurch(chart: () => AnyStateMachine) {
  const schritte = jeKontext((context: Meldungskontext) =>
    pfad(chart(), context, weiterMit({ ...context.antworten })),
  );
  return (context: Meldungskontext, schritt: string) => schritte(context).includes(schritt);
}
