import type { AnyStateMachine } from 'xstate';
import type { ZodMiniType } from 'zod/mini';
import type { Antragsseite } from './antrag/frage.ts';
import type { Entwurfsregel } from './entwurf.ts';
import type { ChartWorte } from './worte.ts';

/** What the registry says of a flow. */
export interface Flow {
  /** German name an analyst reads. */
  readonly titel: string;
  readonly chart: AnyStateMachine;
  /** Shape of the answers per step. */
  readonly antworten: Readonly<Record<string, ZodMiniType>>;
  /** How the flow is kept and taken up again; none where its steps are no addresses. */
  readonly entwurf?: Entwurfsregel;
  /** Names of the chart in German where they do not read well as they are. */
  readonly worte?: ChartWorte;
  /** What a step asks, where its questions are data. */
  readonly fragen?: Readonly<Record<string, Antragsseite>>;
  /** The flows a companion runs beside; none where it is a flow of its own. */
  readonly neben?: readonly string[];
  /** The chart whose tours play it in the browser, where it is a part of another or stands still on no page. */
  readonly gespieltMit?: string;
}

/** A chart that runs beside flows: it has no address and no page of its own, and is over when they are. */
export interface Companion extends Flow {
  readonly neben: readonly string[];
}
