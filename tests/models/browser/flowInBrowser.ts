import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { Labels } from './choices.ts';
import type { Links } from './links.ts';
import type { Notices } from './notices.ts';
import type { Toasts } from './toasts.ts';
import type { StageAnswer, HeldCalls } from './heldCalls.ts';
import type { Pair } from './readBack.ts';
import type { StageRequest } from './stageServer.ts';

/** The page a tour is played on and what reaches it from outside. */
export interface Stage {
  readonly page: Page;
  /** Another tab of the same browser, on an empty page. */
  readonly otherTab: Page;
  readonly calls: HeldCalls;
}

/** What a flow brings besides its cases, so that they happen in the real portal; the runner does the rest. */
export interface FlowInBrowser {
  /** Path at which the flow begins. */
  readonly address: string;
  /** Where its views stand in the portal, where that is no folder of its name. */
  readonly folder?: string;
  /** Per start of `cases.inputs` that begins elsewhere. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** The customer of the tours is signed in when the flow opens, always or in these starts; default false. */
  readonly signedIn?: boolean | readonly string[];
  /** The request of each call, by the id of its invoke; `<id>/<name>` where a call makes several. */
  readonly calls: Readonly<Record<string, Asked>>;
  /**
   * What a call sends is known from its input, by the id of `calls`: each key told must stand with exactly this value
   * in body, address or query, `idempotencyKey` in its header; `input` is all of it. Of a call that is left out, what has a name
   * of the input must be what the input has under it, but for the names in `except`.
   */
  readonly bodies?: Readonly<Record<string, Body>>;
  /** Calls that the page may make before the chart does, also with answers that she changes again: only the one with her last is answered. */
  readonly askedAhead?: readonly string[];
  /** The endpoints the page talks to; those of the portal unless told. */
  readonly contract?: readonly Endpoint[];
  /** What else the page asks for and the reference server does not answer for this customer. */
  readonly reads?: readonly { readonly of: Asked; readonly answer: StageAnswer | ReadAnswer }[];
  /**
   * What a call is answered, by its name in a report (`berechnen ✗ technisch`) or for every call (`✗ technisch`).
   * Not needed where the output of the case is what goes over the wire, nor for `usualFailures`. A function of
   * the output where that hangs on what was asked.
   */
  readonly answers?: Readonly<Record<string, WireAnswer>>;
  /** Per start of `cases.inputs`: what this tab kept from before; nothing unless told. */
  readonly kept?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Per start of `cases.inputs`: what this device kept from before, for all tabs; nothing unless told. */
  readonly keptOnDevice?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Label of the button that sends an event, by its type; the form's own unless told. */
  readonly buttons?: Readonly<Record<string, string | ((from: AnyMachineSnapshot) => string)>>;
  /** Cases that no page brings about as they stand there, by their name. */
  readonly beyond?: readonly string[];
  /** Types of events that a changed field sends by itself. */
  readonly sentByChange?: readonly string[];
  /**
   * Names of the fields for an answer, by its path in the event (`wunsch.wert`, `NEUES_PASSWORT.passwort`);
   * none where the customer is not asked for it. Its last part unless told.
   */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** How an answer is given where the widget is special, by the same path. */
  readonly fillers?: Readonly<Record<string, Filler>>;
  /** What a person reads beside each value of a choice, by the name of its field: all that is offered is told. */
  readonly labels?: Labels;
  /** What is said besides of each value of a choice, by the name of its field; not looked at where nothing is told. */
  readonly hints?: Labels;
  /** Every label with its value that must stand in this state, from the answers and results; null where nobody says it. */
  readonly shows?: (snapshot: AnyMachineSnapshot) => readonly Pair[] | null;
  /** Sentences with a value in them that must be read in this state. */
  readonly says?: (snapshot: AnyMachineSnapshot) => readonly string[];
  /** Where each „bearbeiten“ leads, by the state that offers it and by what it names: the state of a step. */
  readonly edits?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** States whose edited steps lead back there by their own button, where nothing was changed. */
  readonly leadsBack?: readonly string[];
  /** Links and buttons, by what is read on them, that stand there in this state (true) or do not (false). */
  readonly offers?: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, boolean>>;
  /** What is told in a notice besides `says`, `sentence` and the sentences of the failures. */
  readonly notices?: Notices;
  /** What goes by in the corner, by the answer after which it is said; nothing else may. */
  readonly toasts?: Toasts;
  /** Where the links lead that other flows do not have, or call otherwise; each that is read is told. */
  readonly links?: Links;
  /** What happens otherwise than by a form, a button or an answer, by its name or the type of its event. */
  readonly happenings?: Readonly<
    Record<string, (stage: Stage, from: AnyMachineSnapshot) => Promise<void>>
  >;
  /** Ends whose page is none of the flow's, by state: the path it is at, which may hang on how she began. */
  readonly elsewhere?: Readonly<
    Record<string, string | ((snapshot: AnyMachineSnapshot) => string)>
  >;
  /** The page behind an end, by the answer that led there (`speichern ✓ vorgemerkt`); on the straight way there, too. */
  readonly behind?: Readonly<Record<string, Behind>>;
  /** Where she was before the flow, so that what was read there may be stale afterwards; by the start, nowhere unless told. */
  readonly cameFrom?: Readonly<Record<string, string | readonly string[]>>;
  /** A sentence that must be read in this state; null where none is due. */
  readonly sentence?: (snapshot: AnyMachineSnapshot) => string | null;
}

/** What a call sends, as it follows from its input. */
export type Body = 'input' | ((input: unknown) => object) | { readonly except: readonly string[] };

/** What goes over the wire for a result of the cases; `from` is where the flow was when it asked. */
export type WireAnswer = StageAnswer | ((output: unknown, from: AnyMachineSnapshot) => StageAnswer);

/** What was answered in this tour so far, by the name of the answer, and where the flow was when it asked. */
export type Given = ReadonlyMap<string, GivenAnswer>;
export interface GivenAnswer {
  readonly answer: StageAnswer;
  readonly from: AnyMachineSnapshot;
}

/** A read that another answer has changed. */
export type ReadAnswer = (given: Given) => StageAnswer;

/** A page that shows what has become of it. */
export interface Behind {
  /** The link on the last page that leads there; she is there already where none is told. */
  readonly link?: string;
  /** She opens the address herself, in the same tab. */
  readonly opens?: boolean;
  readonly path: string;
  /** Whose page it is, where others come to the same end. */
  readonly only?: (snapshot: AnyMachineSnapshot) => boolean;
  /** What must be read there, as it was sent. */
  readonly says: (snapshot: AnyMachineSnapshot) => readonly string[];
  /** What stands in its fields by itself, by their labels. */
  readonly holds?: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, string>>;
  /** What stood there before, and must be gone. */
  readonly saysNoMore?: readonly string[];
  /** Another page that shows it, from there on. */
  readonly next?: Behind;
}

/** A kind of request: an endpoint of the contract, or what tells it from others. */
export type Asked = Pick<Endpoint, 'method' | 'path'> | ((request: StageRequest) => boolean);

export type Filler = (page: Page, value: unknown) => Promise<void>;

/** What stands beside a flow's cases; a flow without it fails here. */
export async function flowInBrowser(flow: string): Promise<FlowInBrowser> {
  const module: unknown = await import(new URL(`../${flow}/browser.ts`, import.meta.url).href);
  if (!isTold(module)) throw new Error(`tests/models/${flow}/browser.ts exports no inBrowser.`);
  return module.inBrowser;
}

function isTold(module: unknown): module is { inBrowser: FlowInBrowser } {
  return typeof module === 'object' && module !== null && 'inBrowser' in module;
}
