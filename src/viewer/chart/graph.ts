import {
  initialTransition,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { delayOf, statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { dauerInWorten, type Woerterbuch } from './words.ts';

/** A chart as pictures, tables and exports need it. Ids of arrows are those of the proof. */
export interface Ablauf {
  readonly id: string;
  readonly titel: string;
  readonly beschreibung: string;
  readonly zustaende: readonly GraphZustand[];
  readonly pfeile: readonly Pfeil[];
}

export interface GraphZustand {
  readonly id: string;
  /** Place in the document; a picture reads top-down in this order. */
  readonly stelle: number;
  readonly aussen: string | null;
  readonly name: string;
  readonly beschreibung: string;
  readonly art: 'zustand' | 'gruppe' | 'parallel' | 'ende' | 'start' | 'jederzeit';
  /** The step whose screen it belongs to; null where it has none. */
  readonly schritt: string | null;
  /** It is the entrance of its step: Back, edit and address lead here. */
  readonly einstieg: boolean;
  readonly laedt: boolean;
  readonly fehler: boolean;
  readonly aufrufe: readonly string[];
  /** What its page asks, where that is data. */
  readonly fragen?: readonly string[];
  /** States beside it that a layer draws into it. */
  readonly darin?: readonly string[];
}

export type PfeilArt =
  | 'ereignis'
  | 'antwort'
  | 'fehler'
  | 'frist'
  | 'sofort'
  | 'start'
  | 'route'
  | 'zurueck'
  | 'aendern';

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
  /** Changes no state. */
  readonly bleibt: boolean;
}

/** Id of the little box that stands for "in every state". */
export const jederzeitId = (chart: string) => `${chart}.jederzeit`;

/** What a chart says, in words, still without places. */
export function ablaufAus(
  id: string,
  titel: string,
  chart: AnyStateMachine,
  worte: Woerterbuch,
): Ablauf {
  const nodes = statesOf(chart);
  const stelle = new Map(nodes.map((node, i) => [node.id, i]));
  const pfeile = transitionsOf(chart).flatMap((t) => pfeileAus(t, { chart, stelle, worte }));
  const inner = nodes.filter((node) => node !== chart.root);
  const starts = nodes
    .filter(({ type }) => type === 'compound')
    .map((node) => startIn(node, chart));
  const global = pfeile.some(({ von }) => von === jederzeitId(chart.id));
  return {
    id,
    titel,
    beschreibung: chart.root.description ?? '',
    zustaende: [
      ...(global ? [jederzeit(chart)] : []),
      ...starts,
      ...inner.map((node) => zustandAus(node, stelle, worte)),
    ],
    pfeile,
  };
}

/** Arrows of one state that read the same, as words; an analyst could not tell them apart. */
export function gleichLesbar({ pfeile }: Ablauf): string[] {
  const gelesen = pfeile.flatMap(({ von, art, anlass, bedingung }) =>
    art === 'start' ? [] : [`${von}: ${anlass}, ${bedingung ?? 'immer'}`],
  );
  return [...new Set(gelesen.filter((wort, i) => gelesen.indexOf(wort) !== i))];
}

function zustandAus(
  node: AnyStateNode,
  stelle: ReadonlyMap<string, number>,
  worte: Woerterbuch,
): GraphZustand {
  const aussen = node.parent;
  return {
    id: node.id,
    stelle: stelle.get(node.id) ?? 0,
    aussen: aussen?.parent ? aussen.id : null,
    name: worte.zustand(node.key),
    beschreibung: node.description ?? '',
    art: artDes(node),
    schritt: schrittDes(node),
    einstieg: node.config.route !== undefined,
    laedt: node.tags.includes('laedt'),
    fehler: node.tags.includes('fehler'),
    aufrufe: node.invoke.map(({ id }) => worte.aufruf(id)),
  };
}

function artDes({ type }: AnyStateNode): GraphZustand['art'] {
  if (type === 'final') return 'ende';
  if (type === 'parallel') return 'parallel';
  return type === 'compound' ? 'gruppe' : 'zustand';
}

function schrittDes(node: AnyStateNode): string | null {
  const meta: unknown = node.meta;
  if (typeof meta === 'object' && meta !== null && 'step' in meta) return String(meta.step);
  return node.parent ? schrittDes(node.parent) : null;
}

interface Umgebung {
  readonly chart: AnyStateMachine;
  readonly stelle: ReadonlyMap<string, number>;
  readonly worte: Woerterbuch;
}

function pfeileAus(transition: AnyTransitionDefinition, umgebung: Umgebung): Pfeil[] {
  const { chart, stelle } = umgebung;
  const source: AnyStateNode = transition.source;
  const art = artVon(transition);
  const jederzeit = source === chart.root && art !== 'start';
  const von = art === 'start' ? startId(source) : jederzeit ? jederzeitId(chart.id) : source.id;
  const targets: readonly AnyStateNode[] = transition.target ?? [source];
  return targets.map((target) => ({
    id: transitionId(transition),
    von,
    // An arrow without a target stays where it is, and the chart itself has no box of its own.
    nach: target === chart.root ? jederzeitId(chart.id) : target.id,
    art,
    anlass: anlassVon(transition, art, umgebung),
    bedingung: bedingungVon(transition, art, umgebung),
    beschreibung: transition.description ?? null,
    bleibt: transition.target === undefined,
    zurueck: !jederzeit && (stelle.get(target.id) ?? 0) < (stelle.get(source.id) ?? 0),
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
  { chart, worte }: Umgebung,
): string {
  const event = String(transition.eventType);
  switch (art) {
    case 'ereignis':
      return worte.ereignis(event);
    case 'antwort':
      return event.startsWith('xstate.done.actor.')
        ? `✓ ${worte.aufruf(event.slice('xstate.done.actor.'.length))}`
        : '✓ fertig';
    case 'fehler':
      return `✗ ${worte.aufruf(event.slice('xstate.error.actor.'.length))}`;
    case 'frist':
      return dauerInWorten(dauerVon(transition.delay, chart));
    case 'sofort':
      return transition.guard === undefined ? 'sonst' : 'wenn';
    case 'route':
      return zumSchritt(transition.target?.[0], worte);
    case 'start':
    case 'zurueck':
    case 'aendern':
      return '';
    default:
      return art satisfies never;
  }
}

/** Without a target it is the step that does not lie on the way. */
function zumSchritt(target: AnyStateNode | undefined, worte: Woerterbuch): string {
  return target ? `„${worte.zustand(target.key)}“ aufrufen` : 'Schritt aufrufen';
}

/** A delay that is computed is drawn as a fresh start has it; null where a start needs more than nothing. */
function dauerVon(delay: unknown, chart: AnyStateMachine): number | null {
  const fest = delayOf(chart, delay);
  if (fest !== null) return fest;
  try {
    return delayOf(chart, delay, initialTransition(chart, {})[0]);
  } catch {
    return null;
  }
}

/** XState wraps the guard of a route; the chart names it at the step. */
function bedingungVon(
  { guard, source, target }: AnyTransitionDefinition,
  art: PfeilArt,
  { chart, worte }: Umgebung,
): string | null {
  const route: { guard?: unknown } | undefined = target?.[0]?.config.route;
  const named: unknown = art === 'route' ? route?.guard : guard;
  if (typeof named === 'string') return worte.bedingung(named);
  if (typeof named !== 'object' || named === null || !('type' in named)) return null;
  if (typeof named.type !== 'string') return null;
  // A route and a form ask about the step they belong to: the arrow says that already.
  const own = art === 'route' ? null : schrittDes(source);
  const steps = new Set(art === 'route' ? [] : statesOf(chart).map(({ key }) => key));
  const faelle = ('params' in named ? werteIn(named.params) : []).flatMap((wert) => {
    if (/^[A-Z][A-Z_]+$/.test(wert)) return [worte.ereignis(wert)];
    return steps.has(wert) && wert !== own && wert !== source.key ? [worte.zustand(wert)] : [];
  });
  return [worte.bedingung(named.type), faelle.join(' oder ')].filter(Boolean).join(': ');
}

/** What a guard is told to look for: `{ art: 'ABGELEHNT' }`; what comes with the event is not known here. */
function werteIn(params: unknown): string[] {
  let werte: unknown = params;
  try {
    if (typeof params === 'function') {
      werte = Reflect.apply(params, undefined, [{ context: {}, event: {} }]);
    }
  } catch {
    return [];
  }
  return Object.values(typeof werte === 'object' && werte !== null ? werte : {})
    .flat()
    .filter((wert: unknown): wert is string => typeof wert === 'string');
}

function startIn(node: AnyStateNode, chart: AnyStateMachine): GraphZustand {
  const aussen = node === chart.root ? null : node.id;
  return { ...leer, id: startId(node), aussen, name: 'Start', art: 'start' };
}

function jederzeit(chart: AnyStateMachine): GraphZustand {
  const beschreibung = 'Kann in jedem Zustand geschehen';
  return { ...leer, id: jederzeitId(chart.id), name: 'Jederzeit', beschreibung, art: 'jederzeit' };
}

const leer = {
  stelle: -1,
  aussen: null,
  beschreibung: '',
  schritt: null,
  einstieg: false,
  laedt: false,
  fehler: false,
  aufrufe: [],
} as const;

function startId(node: AnyStateNode): string {
  return `${node.id}.start`;
}
