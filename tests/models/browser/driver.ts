import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { HeldCalls } from './heldCalls.ts';

/** The page a tour is played on and what reaches it from outside. */
export interface Stage {
  readonly page: Page;
  readonly calls: HeldCalls;
}

/** How a flow's cases happen in the real portal; the runner does the rest. */
export interface BrowserDriver {
  /** What the wire answers by itself, and which requests are held under which invoke id. */
  readonly wire: (stage: Stage) => Promise<void>;
  /** Per start of `cases.inputs`: how the flow is opened that way. */
  readonly starts: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Per name of an event, an answer or a route: how it is brought about. */
  readonly steps: Readonly<
    Record<string, (stage: Stage, from: AnyMachineSnapshot) => Promise<void>>
  >;
  /** A sentence that must be read in this state; null where none is due. */
  readonly sentence: (snapshot: AnyMachineSnapshot) => string | null;
}
