import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
} from 'xstate';

/**
 * What a call may answer, by a name the browser driver knows too. A result that hangs on what was asked
 * is a function of the input of the call: a stale one then shows as such.
 */
export interface CallCases {
  readonly done: Readonly<Record<string, unknown>>;
  readonly error: Readonly<Record<string, unknown>>;
}

/** A call that the chart has made: the id of the invoke and its input. */
export interface ChartCall {
  readonly id: string;
  readonly input: unknown;
}

/** Everything the exploration needs to know of a flow besides its chart. */
export interface FlowCases<Context = unknown> {
  /** Each way to start, as an arrow of its own. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What the customer and the world do; refused answers too, so that each guard is seen false. */
  readonly events: Readonly<Record<string, AnyEventObject>>;
  /** What else can be answered at a step where only an example fits: another number, another day, another address. */
  readonly others?: Readonly<Record<string, readonly unknown[]>>;
  /** Answers per invoke id. */
  readonly calls: Readonly<Record<string, CallCases>>;
  /** What the guards read of the context: part of the key of a state. */
  readonly flags: (context: Context) => readonly unknown[];
  /** The customer's answers in the context, by step; null where a flow keeps none. */
  readonly answers: (context: Context) => Readonly<Record<string, unknown>> | null;
  /** The steps on her path, where a flow feeds stored results to its walk; from the answers alone unless told. */
  readonly path?: (context: Context) => readonly string[];
  /**
   * Every end, with what earns it: the id of a call, or `<id> ✓ <name>` where only that answer does; null
   * where nothing was achieved.
   */
  readonly ends?: Readonly<Record<string, string | readonly string[] | null>>;
  /**
   * The answers that refuse what she asked for, `<id> ✗ <name>` or `✗ <name>` for every call: the step
   * where it can be answered otherwise, or the end that is the way out. After every other error the call
   * can be made again.
   */
  readonly refusals?: Refusals;
  /** Calls whose results a refusal made void, by the same names. */
  readonly voids?: Refusals;
  /** Steps whose other answer is somebody else: nothing that was answered before it is said stays; none unless told. */
  readonly anew?: readonly string[];
  /** Parts of the context that are meant to remember what was before an edit; none unless told. */
  readonly remembers?: readonly string[];
  /**
   * Names in the context under which, on the way, stands more than a new customer is shown there: she answered what
   * comes behind it. In the end nothing of it may differ.
   */
  readonly knowsMore?: readonly string[];
  /** Ids of the calls that must not be made a second time once they were answered; `senden`, `speichern` and `abschliessen` unless told. */
  readonly once?: readonly string[];
  /** Where a companion rests besides where it begins: it waits there for what its flow tells it. */
  readonly rests?: readonly string[];
  /** What a companion is told by its flow, by the type of the event: no way on that she has herself. */
  readonly told?: readonly string[];
  /** How long each named time-out may last, in milliseconds. */
  readonly waits?: Readonly<Record<string, readonly number[]>>;
  /** Where an event can really happen, by the name of its case too; everywhere unless told. */
  readonly possible?: (
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
    name: string,
  ) => boolean;
  /** What the page adds to an event by itself, such as the id of the documents it shows; nothing unless told. */
  readonly filledIn?: (event: AnyEventObject, context: Context) => AnyEventObject;
  /** What a call answers where a draft is taken up again; what it answered before unless told. */
  readonly resumed?: (call: string, output: unknown) => unknown;
  /** Hold in every state, on whatever way it is reached. */
  readonly invariants: Readonly<Record<string, Invariant<Context>>>;
  /** Hold for everything that happens, wherever: what it made of what was before. */
  readonly changes?: Readonly<Record<string, Change<Context>>>;
  /** Hold for every call at the moment it is made. */
  readonly requests?: Readonly<Record<string, (call: ChartCall, context: Context) => boolean>>;
}

/** By the name of an answer; one of several places will do. */
export type Refusals = Readonly<Record<string, string | readonly string[]>>;

/** Instead of a place: the call can be made again. */
export const again = '↻';

/** A state as an invariant sees it. */
export interface Seen<Context = unknown> {
  readonly context: Context;
  matches(value: string): boolean;
}

export type Invariant<Context = unknown> = (state: Seen<Context>) => boolean;

/** True also for an event it says nothing of. */
export type Change<Context = unknown> = (
  event: AnyEventObject,
  before: Seen<Context>,
  after: Seen<Context>,
) => boolean;

/** Cases whose inputs, events and context are those of the chart; the engine hands them that context only. */
export function casesFor<Chart extends AnyStateMachine>(
  cases: FlowCases<ContextFrom<Chart>> & {
    readonly inputs: Readonly<Record<string, InputFrom<Chart>>>;
    readonly events: Readonly<Record<string, EventFromLogic<Chart>>>;
  },
): FlowCases {
  return cases as FlowCases;
}
