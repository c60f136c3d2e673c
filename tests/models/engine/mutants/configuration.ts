import { type AnyStateMachine, StateMachine } from 'xstate';

/** A part of a chart's configuration, as it was written. */
export type Configuration = Record<string, unknown>;

/** The chart again from another configuration; effects, actions and, unless given, guards stay. */
export function withConfiguration(
  chart: AnyStateMachine,
  changed: Configuration,
  guards?: Configuration,
): AnyStateMachine {
  const { implementations } = chart;
  return new StateMachine(
    changed,
    guards ? Object.assign({}, implementations, { guards }) : implementations,
  );
}

/** A copy in which every value may be replaced; functions are kept. */
export function copied(
  value: unknown,
  replace: (key: string, value: unknown) => unknown = (_, same) => same,
): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => copied(one, replace));
  if (!isConfiguration(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, copied(replace(key, inner), replace)]),
  );
}

export function isConfiguration(value: unknown): value is Configuration {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
