import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { not } from 'xstate';
import { statesOf } from '#machines/transitions.ts';
import { type Configuration, copied, isConfiguration, withConfiguration } from './configuration.ts';

/** A chart broken on purpose in one place. */
export interface Mutant {
  /** What was broken, for example `target`. */
  readonly kind: string;
  /** Where: the state, the event and which of its arrows. */
  readonly place: string;
  /** The path of the one state that is broken, and the one event that its broken arrow waits for. */
  readonly path?: readonly string[];
  readonly event?: string | undefined;
  readonly make: () => AnyStateMachine;
  /** Mends what was broken in the chart itself. */
  readonly undo?: () => void;
}

/** One of a chart's arrows or states. */
export interface PlacedMutant extends Mutant {
  /** The same in each chart that has the same arrows in the same place. */
  readonly like: string;
}

type Change = (config: Configuration) => void;

/** Some of a list, the same ones for the same place. */
export type Draw = <T>(all: readonly T[], place: string) => readonly T[];

const none: Draw = () => [];

/**
 * Every mutant of a chart: one place broken in each. `others` draws from the names a part could have
 * been made with instead: any other target, any other step; none unless told.
 */
export function mutantsOf(chart: AnyStateMachine, others: Draw = none): PlacedMutant[] {
  const states = statesOf(chart);
  const steps = [...new Set(states.flatMap(({ meta }) => stepOf(meta) ?? []))];
  return states.flatMap((node) =>
    ofState(node)
      .concat(
        otherSteps(node, steps, others),
        arrowListsOf(node).flatMap((list) =>
          ofArrows(node, list).concat(otherTargets(node, list, states, others)),
        ),
      )
      .map((broken) => mutant(chart, node, broken)),
  );
}

interface Broken {
  readonly kind: string;
  readonly at: string;
  readonly event?: string | undefined;
  readonly change: Change;
}

function mutant(
  chart: AnyStateMachine,
  node: AnyStateNode,
  { kind, at, event, change }: Broken,
): PlacedMutant {
  const whole = Object.assign({}, chart);
  const { id: _id, description: _words, states: _within, ...own } = node.config;
  return {
    kind,
    place: `${node.id}${at}`,
    path: node.path,
    event,
    like: `${kind} at ${node.path.join('.')}${at}: ${JSON.stringify(own)}`,
    make: () => {
      const config = copied(chart.config);
      if (!isConfiguration(config)) throw new Error(`${chart.id} has no configuration.`);
      change(stateAt(config, node.path));
      return Object.assign(chart, withConfiguration(chart, config));
    },
    undo: () => void Object.assign(chart, whole),
  };
}

/** What can be broken at a state itself. */
function ofState(node: AnyStateNode): Broken[] {
  const config: unknown = node.config;
  if (!isConfiguration(config)) return [];
  const children = Object.keys(node.states);
  const [, second] = children;
  const next = children.find((key) => key !== config['initial']) ?? second;
  return [
    ...(config['type'] === 'final' ? [dropped('final', 'type')] : []),
    ...(config['history'] === 'deep' ? [dropped('history', 'history')] : []),
    ...(config['tags'] === undefined ? [] : [dropped('tag', 'tags')]),
    ...(config['invoke'] === undefined ? [] : [dropped('invoke', 'invoke')]),
    ...(config['always'] === undefined ? [] : [dropped('always', 'always')]),
    ...(typeof config['initial'] === 'string' && next && children.length > 1
      ? [
          {
            kind: 'initial',
            at: '',
            change: (state: Configuration) => void (state['initial'] = next),
          },
        ]
      : []),
    ...callsOf(config).map((_, i) => ({
      kind: 'onError',
      at: '',
      change: (state: Configuration) => void delete callsOf(state)[i]?.['onError'],
    })),
    ...['entry', 'exit'].flatMap((when) =>
      listOf(config[when]).map((_, i) => ({
        kind: 'action',
        at: `|${when}|${i}`,
        change: (state: Configuration) => {
          state[when] = listOf(state[when]).toSpliced(i, 1);
        },
      })),
    ),
  ];
}

function dropped(kind: string, key: string): Broken {
  return { kind, at: '', change: (state) => void delete state[key] };
}

/** A place where arrows are written: one, or a list in the order in which they are tried. */
interface ArrowList {
  readonly name: string;
  /** The customer's or the world's own events; any of their arrows can be missing. */
  readonly isEvent: boolean;
  /** Its type, where it is sent under the name it is written with. */
  readonly event?: string | undefined;
  readonly read: (state: Configuration) => unknown;
  readonly write: (state: Configuration, arrows: unknown) => void;
}

function arrowListsOf(node: AnyStateNode): ArrowList[] {
  const config: unknown = node.config;
  if (!isConfiguration(config)) return [];
  return [
    ...['on', 'after'].flatMap((key) =>
      Object.keys(partOf(config, key)).map((event) => ({
        name: `|${event}`,
        isEvent: true,
        event: key === 'on' ? event : undefined,
        read: (state: Configuration) => partOf(state, key)[event],
        write: (state: Configuration, arrows: unknown) => void (partOf(state, key)[event] = arrows),
      })),
    ),
    ...['always', 'route', 'onDone'].filter((key) => config[key] !== undefined).map(ownList),
    ...callsOf(config).flatMap((call, i) =>
      ['onDone', 'onError']
        .filter((key) => call[key] !== undefined)
        .map((key) => ({
          name: `|${String(call['id'])}.${key}`,
          isEvent: false,
          read: (state: Configuration) => callsOf(state)[i]?.[key],
          write: (state: Configuration, arrows: unknown) => {
            const broken = callsOf(state)[i];
            if (broken) broken[key] = arrows;
          },
        })),
    ),
  ];
}

function ownList(key: string): ArrowList {
  return {
    name: `|${key}`,
    isEvent: false,
    read: (state) => state[key],
    write: (state, arrows) => void (state[key] = arrows),
  };
}

/** What can be broken at a list of arrows. */
function ofArrows(node: AnyStateNode, list: ArrowList): Broken[] {
  const config: unknown = node.config;
  const arrows = isConfiguration(config) ? arrowsOf(list.read(config)) : [];
  const change = (
    kind: string,
    i: number,
    edit: (all: Configuration[]) => Configuration[],
  ): Broken => ({
    kind,
    at: `${list.name}|${i}`,
    event: list.event,
    change: (state) => {
      const edited = edit(arrowsOf(list.read(state)));
      list.write(state, list.name === '|route' ? edited[0] : edited);
    },
  });
  return arrows.flatMap((arrow, i) => {
    const here = (kind: string, part: Configuration) =>
      change(kind, i, (all) => all.with(i, { ...all[i], ...part }));
    const broken = siblingOf(node, arrow).map((target) => here('target', { target }));
    if (list.isEvent) broken.push(change('arrow', i, (all) => all.toSpliced(i, 1)));
    if (arrow['guard'] !== undefined) {
      broken.push(change('guard dropped', i, (all) => all.with(i, without(all[i], 'guard'))));
      broken.push(here('guard negated', { guard: negated(arrow['guard']) }));
      if (i + 1 < arrows.length) broken.push(change('order', i, (all) => swapped(all, i)));
    }
    if (arrow['reenter'] === true)
      broken.push(change('reenter', i, (all) => all.with(i, without(all[i], 'reenter'))));
    const actions = listOf(arrow['actions']);
    return broken.concat(
      actions.map((_, a) => here('action', { actions: actions.toSpliced(a, 1) })),
    );
  });
}

/** The arrow of a part that was made with the id of any other state. */
function otherTargets(
  node: AnyStateNode,
  list: ArrowList,
  states: readonly AnyStateNode[],
  draw: Draw,
): Broken[] {
  const config: unknown = node.config;
  const arrows = isConfiguration(config) ? arrowsOf(list.read(config)) : [];
  return arrows.flatMap(({ target }, i) => {
    if (typeof target !== 'string' || list.name === '|route') return [];
    const [reached] = targetsNamed(node, target);
    const others = states.filter((other) => other !== reached && other.parent !== undefined);
    return draw(others, `${node.id}${list.name}|${i}`).map((other) => ({
      kind: 'argument: target',
      at: `${list.name}|${i} to ${other.id}`,
      change: (state: Configuration) => {
        const all = arrowsOf(list.read(state));
        list.write(state, all.with(i, { ...all[i], target: `#${other.id}` }));
      },
    }));
  });
}

/** A part that was made with the name of any other step. */
function otherSteps(node: AnyStateNode, steps: readonly string[], draw: Draw): Broken[] {
  const own = stepOf(node.meta);
  if (own === null) return [];
  return draw(
    steps.filter((step) => step !== own),
    node.id,
  ).map((step) => ({
    kind: 'argument: step',
    at: ` as ${step}`,
    change: (state: Configuration) => void (state['meta'] = { ...partOf(state, 'meta'), step }),
  }));
}

function stepOf(meta: unknown): string | null {
  return isConfiguration(meta) && typeof meta['step'] === 'string' ? meta['step'] : null;
}

/** The state after the one an arrow leads to, among its siblings. */
function siblingOf(node: AnyStateNode, { target }: Configuration): string[] {
  if (typeof target !== 'string') return [];
  const [reached] = targetsNamed(node, target);
  const siblings = reached?.parent ? Object.values<AnyStateNode>(reached.parent.states) : [];
  if (!reached || siblings.length < 2) return [];
  const other = siblings[(siblings.indexOf(reached) + 1) % siblings.length];
  return other ? [`#${other.id}`] : [];
}

function targetsNamed(node: AnyStateNode, target: string): AnyStateNode[] {
  if (target.startsWith('#')) return [node.machine.getStateNodeById(target.slice(1))];
  const from = target.startsWith('.') ? node : (node.parent ?? node);
  const reached = target
    .replace(/^\./, '')
    .split('.')
    .reduce<AnyStateNode | undefined>((state, key) => state?.states[key], from);
  return reached ? [reached] : [];
}

/** A guard with parameters keeps them; XState takes a negation of any guard. */
function negated(guard: unknown): unknown {
  return Reflect.apply(not, undefined, [guard]);
}

function swapped(all: readonly Configuration[], i: number): Configuration[] {
  const [first, second] = [all[i], all[i + 1]];
  return first && second ? all.with(i, second).with(i + 1, first) : [...all];
}

function without(arrow: Configuration | undefined, key: string): Configuration {
  const { [key]: _dropped, ...rest } = arrow ?? {};
  return rest;
}

function arrowsOf(value: unknown): Configuration[] {
  return listOf(value).map((arrow) => (isConfiguration(arrow) ? arrow : { target: arrow }));
}

function callsOf(config: Configuration): Configuration[] {
  return listOf(config['invoke']).filter(isConfiguration);
}

function partOf(config: Configuration, key: string): Configuration {
  const part = config[key];
  return isConfiguration(part) ? part : {};
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map((one: unknown) => one) : [value];
}

function stateAt(config: Configuration, path: readonly string[]): Configuration {
  return path.reduce((state, key) => partOf(partOf(state, 'states'), key), config);
}
