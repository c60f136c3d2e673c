import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { type Configuration, copied, isConfiguration } from './configuration.ts';
import { type Edit, editsOf, type Given } from './edits.ts';
import type { Draw, Mutant } from './mutantsOf.ts';

/**
 * The mutants of what stands inside a chart: its guards, its actions, what calls and parameters are
 * made of, its delays, and the names its parts are made with. The chart itself is broken and mended
 * again, so that whoever walks it meets the same fault; `run` leads it through its cases once.
 */
export function bodyMutants(chart: AnyStateMachine, run: () => void, draw: Draw): Mutant[] {
  const bodies = [...actionsOf(chart), ...inputsOf(chart), ...parametersOf(chart)];
  const given = watched(bodies, run);
  return [
    ...guardMutants(chart),
    ...bodies.flatMap((body) =>
      editsOf(given.get(body) ?? []).map((edit) => bodyMutant(chart, body, edit)),
    ),
    ...delayMutants(chart),
    ...valueMutants(chart, draw),
  ];
}

function patched<T extends object, K extends keyof T>(
  chart: AnyStateMachine,
  kind: string,
  place: string,
  [at, key, value]: readonly [T, K, T[K]],
): Mutant {
  const whole = at[key];
  return {
    kind,
    place,
    make: () => {
      at[key] = value;
      return chart;
    },
    undo: () => void (at[key] = whole),
  };
}

function guardMutants(chart: AnyStateMachine): Mutant[] {
  const guards: Configuration = chart.implementations.guards;
  const used = new Set<string>();
  copied(chart.config, (key, value) => {
    if (key === 'guard') used.add(isConfiguration(value) ? nameOf(value) : String(value));
    return value;
  });
  return [...used].flatMap((name) =>
    name in guards
      ? [
          patched(chart, 'guard true', name, [guards, name, () => true]),
          patched(chart, 'guard false', name, [guards, name, () => false]),
        ]
      : [],
  );
}

/** A function of a chart that makes an object. */
interface Body {
  readonly kind: string;
  readonly place: string;
  readonly whole: Maker;
  readonly put: (maker: Maker) => void;
  /** What its result carries on. */
  readonly before: (args: readonly unknown[]) => Configuration;
}

type Maker = (...args: unknown[]) => unknown;

function actionsOf(chart: AnyStateMachine): Body[] {
  const actions: Configuration = chart.implementations.actions;
  return Object.entries(actions).flatMap(([name, action]) => {
    if (!isAssign(action)) return [];
    return {
      kind: 'action',
      place: name,
      whole: makerOf(action.assignment),
      put: (maker) => void (action.assignment = maker),
      before: ([args]) => partOf(args, 'context'),
    };
  });
}

interface Assign {
  type: 'xstate.assign';
  assignment: unknown;
}

function isAssign(action: unknown): action is Assign {
  return (
    typeof action === 'function' &&
    'type' in action &&
    action.type === 'xstate.assign' &&
    'assignment' in action
  );
}

/** An assignment is a function of all, or an object with a value or a function for each key. */
function makerOf(assignment: unknown): Maker {
  if (typeof assignment === 'function') return callable(assignment);
  const parts = isConfiguration(assignment) ? Object.entries(assignment) : [];
  return (...args) =>
    Object.fromEntries(
      parts.map(([key, part]) => [
        key,
        typeof part === 'function' ? callable(part)(...args) : part,
      ]),
    );
}

function callable(value: unknown): Maker {
  return (...args): unknown =>
    typeof value === 'function' ? Reflect.apply(value, undefined, args) : undefined;
}

function inputsOf(chart: AnyStateMachine): Body[] {
  return statesOf(chart).flatMap((node) => {
    const written: { invoke?: unknown } = node.config;
    return [written.invoke].flat().flatMap((call, i) => {
      if (!isConfiguration(call) || typeof call['input'] !== 'function') return [];
      const made: { input?: unknown } = node.invoke[i] ?? {};
      return {
        kind: 'input',
        place: `${node.id}.${String(call['id'])}`,
        whole: callable(call['input']),
        // What is provided with its effects is made from the configuration anew.
        put: (maker: Maker) => void (call['input'] = made.input = maker),
        before: () => ({}),
      };
    });
  });
}

function parametersOf(chart: AnyStateMachine): Body[] {
  return transitionsOf(chart).flatMap((transition) =>
    parameterised(transition).flatMap(([what, part]) => {
      const { params } = part;
      if (typeof params !== 'function') return [];
      return {
        kind: 'parameter',
        place: `${transitionId(transition)} ${what}`,
        whole: callable(params),
        put: (maker: Maker) => void (part['params'] = maker),
        before: () => ({}),
      };
    }),
  );
}

/** The guard and the actions of an arrow that are given something. */
function parameterised({ guard, actions }: AnyTransitionDefinition): [string, Configuration][] {
  const parts: readonly unknown[] = [guard, ...actions];
  return parts
    .filter(isConfiguration)
    .filter(({ params }) => params !== undefined)
    .map((part) => [nameOf(part), part]);
}

function nameOf(part: unknown): string {
  return isConfiguration(part) ? String(part['type']) : String(part);
}

/** So often a body is looked at; more of it says the same again. */
const enough = 100;

/** What every body gives while the chart is led through its cases. */
function watched(bodies: readonly Body[], run: () => void): Map<Body, Given[]> {
  const given = new Map<Body, Given[]>();
  for (const body of bodies) {
    const known: Given[] = [];
    given.set(body, known);
    body.put((...args) => {
      const result = body.whole(...args);
      if (isConfiguration(result) && known.length < enough)
        known.push({ result, ...frameOf(body, args) });
      return result;
    });
  }
  run();
  for (const body of bodies) body.put(body.whole);
  return given;
}

function bodyMutant(chart: AnyStateMachine, body: Body, edit: Edit): Mutant {
  return {
    kind: `${body.kind}: ${edit.kind}`,
    place: `${body.place} ${edit.at}`,
    make: () => {
      body.put((...args) => {
        const result = body.whole(...args);
        return isConfiguration(result) ? edit.make({ result, ...frameOf(body, args) }) : result;
      });
      return chart;
    },
    undo: () => body.put(body.whole),
  };
}

function frameOf(body: Body, args: readonly unknown[]): Omit<Given, 'result'> {
  const [all, params] = args;
  const event = partOf(all, 'event');
  const context = partOf(all, 'context');
  return {
    before: body.before(args),
    handed: [params, event, context, ...[event, context, params].flatMap(valuesOf)],
  };
}

function valuesOf(value: unknown): unknown[] {
  return isConfiguration(value) ? Object.values(value) : [];
}

function partOf(value: unknown, key: string): Configuration {
  const part = isConfiguration(value) ? value[key] : null;
  return isConfiguration(part) ? part : {};
}

function delayMutants(chart: AnyStateMachine): Mutant[] {
  const delays: Configuration = chart.implementations.delays;
  return Object.entries(delays).flatMap(([name, delay]) => {
    const ms = typeof delay === 'function' ? callable(delay) : () => delay;
    return (
      [
        ['ten times', 10],
        ['a tenth', 0.1],
        ['none', 0],
      ] as const
    ).map(([how, factor]) =>
      patched(chart, 'delay', `${name} ${how}`, [
        delays,
        name,
        (...args: unknown[]) => Number(ms(...args)) * factor,
      ]),
    );
  });
}

/** A word handed to the guard and the actions of an arrow, with any other word handed under its name. */
function valueMutants(chart: AnyStateMachine, draw: Draw): Mutant[] {
  const words = transitionsOf(chart).flatMap((transition) =>
    parameterised(transition).flatMap(([, part]) =>
      Object.entries(isConfiguration(part['params']) ? part['params'] : {}).flatMap(([key, word]) =>
        typeof word === 'string' ? [{ transition, key, word }] : [],
      ),
    ),
  );
  const places = new Map(
    words.map((one) => [`${transitionId(one.transition)} ${one.key} ${one.word}`, one]),
  );
  return [...places].flatMap(([place, { transition, key, word }]) => {
    const others = new Set(words.filter((one) => one.key === key).map((one) => one.word));
    others.delete(word);
    return draw([...others], place).map((other) => handedOn(chart, transition, key, word, other));
  });
}

function handedOn(
  chart: AnyStateMachine,
  transition: AnyTransitionDefinition,
  key: string,
  word: string,
  other: string,
): Mutant {
  const parts = parameterised(transition)
    .map(([, part]) => ({ part, whole: part['params'] }))
    .filter(({ whole }) => isConfiguration(whole) && whole[key] === word);
  return {
    kind: 'argument: value',
    place: `${transitionId(transition)} ${key} ${word} as ${other}`,
    make: () => {
      for (const { part, whole } of parts) part['params'] = { ...Object(whole), [key]: other };
      return chart;
    },
    undo: () => {
      for (const { part, whole } of parts) part['params'] = whole;
    },
  };
}
