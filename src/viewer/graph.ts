import {
  initialTransition,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { delayOf, statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { bedingungInWorten, dauerInWorten, inWorten } from './words.ts';

/** A chart as a picture needs it. Ids of arrows are those of the proof. */
export interface Ablauf {
  readonly id: string;
  readonly titel: string;
  readonly beschreibung: string;
  readonly zustaende: readonly Zustand[];
  readonly pfeile: readonly Pfeil[];
}

export interface Zustand {
  readonly id: string;
  /** Place in the document; a picture reads top-down in this order. */
  readonly stelle: number;
  readonly aussen: string | null;
  readonly name: string;
  readonly beschreibung: string;
  readonly art: 'zustand' | 'gruppe' | 'ende' | 'start' | 'jederzeit';
  readonly laedt: boolean;
  readonly fehler: boolean;
  readonly aufrufe: readonly string[];
}

export type PfeilArt = 'ereignis' | 'antwort' | 'fehler' | 'frist' | 'sofort' | 'start' | 'route';

export interface Pfeil {
  readonly id: string;
  readonly von: string;
  readonly nach: string;
  readonly art: PfeilArt;
  /** What happens, in words; empty for initial arrows. */
  readonly anlass: string;
  /** The condition in words. */
  readonly bedingung: string | null;
  readonly beschreibung: string | null;
  /** Leads to an earlier place in the document. */
  readonly zurueck: boolean;
}

/** Id of the little box that stands for "in every state". */
export const jederzeitId = (chart: string) => `${chart}.jederzeit`;

/** The picture of a chart, still without places. */
export function ablaufAus(id: string, titel: string, chart: AnyStateMachine): Ablauf {
  const nodes = statesOf(chart);
  const stelle = new Map(nodes.map((node, i) => [node.id, i]));
  const pfeile = transitionsOf(chart).flatMap((t) => pfeileAus(t, chart, stelle));
  const inner = nodes.filter((node) => node !== chart.root).map((node) => zustandAus(node, stelle));
  const starts = nodes
    .filter(({ type }) => type === 'compound')
    .map((node) => startIn(node, chart));
  const global = pfeile.some(({ von }) => von === jederzeitId(chart.id));
  return {
    id,
    titel,
    beschreibung: chart.root.description ?? '',
    zustaende: [...(global ? [jederzeit(chart)] : []), ...starts, ...inner],
    pfeile: [...pfeile, ...wegeZwischenSchritten(nodes)],
  };
}

function zustandAus(node: AnyStateNode, stelle: ReadonlyMap<string, number>): Zustand {
  const art = node.type === 'final' ? 'ende' : node.type === 'atomic' ? 'zustand' : 'gruppe';
  const aussen = node.parent;
  return {
    id: node.id,
    stelle: stelle.get(node.id) ?? 0,
    aussen: aussen?.parent ? aussen.id : null,
    name: inWorten(node.key),
    beschreibung: node.description ?? '',
    art,
    laedt: node.tags.includes('laedt'),
    fehler: node.tags.includes('fehler'),
    aufrufe: node.invoke.map(({ id }) => inWorten(id)),
  };
}

function pfeileAus(
  transition: AnyTransitionDefinition,
  chart: AnyStateMachine,
  stelle: ReadonlyMap<string, number>,
): Pfeil[] {
  const source: AnyStateNode = transition.source;
  const art = artVon(transition);
  if (art === 'route') return [];
  const von =
    art === 'start' ? startId(source) : source === chart.root ? jederzeitId(chart.id) : source.id;
  const targets: readonly AnyStateNode[] = transition.target ?? [source];
  return targets.map((target) => ({
    id: transitionId(transition),
    von,
    nach: target.id,
    art,
    anlass: anlassVon(transition, art, chart),
    bedingung: bedingungVon(transition),
    beschreibung: transition.description ?? null,
    zurueck: source !== chart.root && (stelle.get(target.id) ?? 0) < (stelle.get(source.id) ?? 0),
  }));
}

function artVon(transition: AnyTransitionDefinition): PfeilArt {
  const event: unknown = transition.eventType;
  if (typeof event !== 'string') return 'start';
  if (event === '') return 'sofort';
  if (event === 'xstate.route') return 'route';
  if (event.startsWith('xstate.done.')) return 'antwort';
  if (event.startsWith('xstate.error.')) return 'fehler';
  return event.startsWith('xstate.after.') ? 'frist' : 'ereignis';
}

function anlassVon(
  transition: AnyTransitionDefinition & { delay?: unknown },
  art: PfeilArt,
  chart: AnyStateMachine,
): string {
  const event = String(transition.eventType);
  switch (art) {
    case 'ereignis':
      return inWorten(event);
    case 'antwort':
      return `✓ ${inWorten(event.split('.').at(-1) ?? '')}`;
    case 'fehler':
      return `✗ ${inWorten(event.split('.').at(-1) ?? '')}`;
    case 'frist':
      // A delay that is computed is drawn as a fresh start has it.
      return dauerInWorten(delayOf(chart, transition.delay, initialTransition(chart, {})[0]));
    case 'sofort':
      return transition.guard === undefined ? 'sonst' : 'wenn';
    case 'route':
    case 'start':
      return '';
    default:
      return art satisfies never;
  }
}

function bedingungVon({ guard }: AnyTransitionDefinition): string | null {
  const named: unknown = guard;
  if (typeof named === 'string') return bedingungInWorten(named);
  if (typeof named !== 'object' || named === null || !('type' in named)) return null;
  return typeof named.type === 'string' ? bedingungInWorten(named.type) : null;
}

/** Back and Forward between two steps that follow each other, one arrow for both. */
function wegeZwischenSchritten(nodes: readonly AnyStateNode[]): Pfeil[] {
  const schritte = nodes.filter(({ config }) => config.route !== undefined);
  return schritte.slice(1).map((schritt, i) => {
    const vorher = schritte[i] ?? schritt;
    return {
      id: `${vorher.id}|zurueck|${schritt.id}`,
      von: vorher.id,
      nach: schritt.id,
      art: 'route',
      anlass: 'Zurück und Vor',
      bedingung: null,
      beschreibung: 'Zurück und Vor im Browser',
      zurueck: false,
    };
  });
}

function startIn(node: AnyStateNode, chart: AnyStateMachine): Zustand {
  const aussen = node === chart.root ? null : node.id;
  return { ...leer, id: startId(node), aussen, name: 'Start', art: 'start' };
}

function jederzeit(chart: AnyStateMachine): Zustand {
  const beschreibung = 'Kann in jedem Zustand geschehen';
  return { ...leer, id: jederzeitId(chart.id), name: 'Jederzeit', beschreibung, art: 'jederzeit' };
}

const leer = {
  stelle: -1,
  aussen: null,
  beschreibung: '',
  laedt: false,
  fehler: false,
  aufrufe: [],
} as const;

function startId(node: AnyStateNode): string {
  return `${node.id}.start`;
}
