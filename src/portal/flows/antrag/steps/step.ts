import type { StateValue } from 'xstate';
import type { AntragKontext } from '#machines/antrag/context.ts';
import type { AntragEreignis } from '#machines/antrag/events.ts';
import { leaf } from '#machines/leaf.ts';
import type { FlowTag } from '#machines/tags.ts';
import type { FlowActor } from '../../replay.ts';
import { useSelector } from '../../useSelector.ts';
import type { EntwurfActor } from '../entwurf/effekte.ts';
import type { MerkActor } from '../merken/effekte.ts';
import type { GangActor } from '../onward.ts';
import type { AntragProduktSeite } from '../produkt.ts';

export interface StepProps {
  actor: AntragActor;
  /** Its draft, beside it. */
  entwurf: EntwurfActor;
  /** Leads her forward again after „bearbeiten“. */
  gang: GangActor;
  /** Keeps it on this device, if she wants that. */
  merken: MerkActor;
  /** What the product brings. */
  seite: AntragProduktSeite;
  /** Steps on her path. */
  schritte: readonly string[];
}

/** A running application, whatever it insures. */
export interface AntragActor extends Pick<FlowActor, 'subscribe'> {
  getSnapshot(): AntragSnapshot;
  send(event: AntragEreignis | Sprung): void;
}

/** Goes to a step on her path: Back, "bearbeiten", "Nummer ändern". */
export interface Sprung {
  type: 'xstate.route';
  to: `#${string}`;
}

export interface AntragSnapshot {
  readonly context: AntragKontext;
  readonly value: StateValue;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  hasTag(tag: FlowTag): boolean;
  can(event: AntragEreignis | Sprung): boolean;
  getMeta(): object;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: AntragActor): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** One look at the answers and results, followed. */
export function useKontext<T>(actor: AntragActor, wahl: (context: AntragKontext) => T): T {
  return useSelector(actor, ({ context }) => wahl(context));
}
