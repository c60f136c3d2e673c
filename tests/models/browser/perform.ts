import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeStates, delayOf, statesOf } from '#machines/transitions.ts';
import type { Edge } from '../engine/explore.ts';
import { payloadOf } from '../engine/payload.ts';
import type { Choices } from './choices.ts';
import { fill } from './fill.ts';
import type { FlowInBrowser, GivenAnswer, Stage } from './flowInBrowser.ts';
import type { Journey } from './journey.ts';
import { sessionExpires, signOutElsewhere } from './pool.ts';
import { press } from './press.ts';
import { answerTo } from './wire.ts';

/** Brings about in the page what an edge of the model says. */
export async function perform(
  { name, event }: Edge,
  from: AnyMachineSnapshot,
  performance: Performance,
): Promise<void> {
  const { chart, flow, stage, journey } = performance;
  const { page, calls } = stage;
  const happens = { ...everywhere, ...flow.happenings };
  const special = happens[name] ?? happens[event.type];
  if (special) return special(stage, from);

  const answered = answeredBy(event);
  if (answered) {
    const answer = answerTo(name, event['output'], flow, from);
    performance.given.set(name, { answer, from });
    return calls.answer(answered, answer);
  }

  const delayed = statesOf(chart)
    .flatMap(({ after }) => after)
    .find(({ eventType }) => eventType === event.type);
  if (delayed) return page.clock.fastForward(delayOf(chart, delayed.delay, from) ?? 0);

  if (event.type === 'xstate.route') return journey.goTo(String(event['to']).replace('#', ''));
  return send(event, from, performance);
}

/** The call that an event is the answer of. */
export function answeredBy({ type }: Pick<Edge['event'], 'type'>): string | undefined {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
}

export interface Performance {
  readonly chart: AnyStateMachine;
  readonly flow: FlowInBrowser;
  readonly stage: Stage;
  readonly journey: Journey;
  readonly choices: Choices;
  /** What was answered in this tour so far. */
  readonly given: Map<string, GivenAnswer>;
}

/** The end of the session reaches every flow of a customer who is signed in in the same way. */
const everywhere: NonNullable<FlowInBrowser['happenings']> = {
  ABGEMELDET: signOutElsewhere,
  SITZUNG_ABGELAUFEN: sessionExpires,
};

/** Fills the form and sends it, or clicks the button. */
async function send(
  event: Edge['event'],
  from: AnyMachineSnapshot,
  { flow, choices, stage: { page } }: Performance,
): Promise<void> {
  const { last, isSent } = await fill(page, event, payloadOf(event), {
    flow,
    choices,
    mayTry: !hears(from, flow.sentByChange ?? []),
  });
  if (isSent || flow.sentByChange?.includes(event.type)) return;
  const told = flow.buttons?.[event.type];
  const label = typeof told === 'function' ? told(from) : told;
  if (label !== undefined) return press(page, { selector: 'button', words: label });
  const form = last === null ? 'form' : `form:has([name="${last}"])`;
  return press(page, { selector: `${form} button[type="submit"]` });
}

/** The flow takes one of these events where it is. */
function hears(from: AnyMachineSnapshot, types: readonly string[]): boolean {
  return activeStates(from).some((node) => types.some((type) => node.transitions.has(type)));
}
