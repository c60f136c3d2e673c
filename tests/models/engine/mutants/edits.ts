import { isDeepStrictEqual } from 'node:util';
import { type Configuration, isConfiguration } from './configuration.ts';

/** What a body gave once, and what it was given. */
export interface Given {
  readonly result: Configuration;
  /** What stood there before, which the result may carry on; a body that makes all anew has none. */
  readonly before: Configuration;
  /** What it was handed; a value among these is passed on, not made here. */
  readonly handed: readonly unknown[];
}

/** A body's result made wrong: a key of it left out, or two of one type swapped. */
export interface Edit {
  readonly kind: 'key dropped' | 'keys swapped';
  /** Which keys, for a sentence. */
  readonly at: string;
  readonly make: (given: Given) => Configuration;
}

/** Every way in which what a body gave can be made wrong. */
export function editsOf(all: readonly Given[]): Edit[] {
  const edits = new Map(
    all.flatMap((given) => editsIn(given, [])).map((edit) => [`${edit.kind} ${edit.at}`, edit]),
  );
  return [...edits.values()];
}

/** As deep as a body makes objects of its own. */
const deepest = 3;
/** All that is new in an object that carries the old one on: which keys those are depends on the event. */
const whatIsNew = '*';

function editsIn({ result, before, handed }: Given, path: readonly string[]): Edit[] {
  const isCarriedOn = path.length > 0 && Object.keys(before).some((key) => key in result);
  const keys = Object.keys(result).filter((key) => !isCarriedOn || !(result[key] === before[key]));
  const drops = isCarriedOn
    ? [dropped([...path, whatIsNew])]
    : keys.map((key) => dropped([...path, key]));
  const inner = keys.flatMap((key) => {
    const value = result[key];
    if (path.length + 1 >= deepest || !isConfiguration(value) || isHanded(value, handed)) return [];
    const old = before[key];
    const given = { result: value, before: isConfiguration(old) ? old : {}, handed };
    return editsIn(given, [...path, isCarriedOn ? whatIsNew : key]);
  });
  return drops.concat(isCarriedOn ? [] : swapsOf(result, keys, path), inner);
}

function isHanded(value: unknown, handed: readonly unknown[]): boolean {
  return handed.some((one) => one === value || isDeepStrictEqual(one, value));
}

function swapsOf(result: Configuration, keys: readonly string[], path: readonly string[]): Edit[] {
  return keys.flatMap((one, i) =>
    keys
      .slice(i + 1)
      .filter((other) => isOneType(result[one], result[other]))
      .map((other) => swapped(path, one, other)),
  );
}

function isOneType(one: unknown, other: unknown): boolean {
  return (
    typeof one === typeof other &&
    (one === null) === (other === null) &&
    Array.isArray(one) === Array.isArray(other) &&
    !isDeepStrictEqual(one, other)
  );
}

function dropped(path: readonly string[]): Edit {
  return {
    kind: 'key dropped',
    at: path.join('.'),
    make: ({ result, before }) =>
      changed(result, before, path, (at, key, old) => {
        if (key in old) at[key] = old[key];
        else delete at[key];
      }),
  };
}

function swapped(path: readonly string[], one: string, other: string): Edit {
  return {
    kind: 'keys swapped',
    at: [...path, `${one} ↔ ${other}`].join('.'),
    make: ({ result, before }) =>
      changed(result, before, [...path, one], (at) => {
        [at[one], at[other]] = [at[other], at[one]];
      }),
  };
}

/** A copy changed at the end of a path; the same where the path does not lie in it. */
function changed(
  result: Configuration,
  before: Configuration,
  [head, ...rest]: readonly string[],
  change: (at: Configuration, key: string, old: Configuration) => void,
): Configuration {
  const copy = { ...result };
  const keys =
    head === whatIsNew
      ? Object.keys(copy).filter((key) => copy[key] !== before[key])
      : [head ?? ''].filter((key) => key in copy);
  for (const key of keys) {
    const value = copy[key];
    const old = before[key];
    if (rest.length === 0) change(copy, key, before);
    else if (isConfiguration(value)) {
      copy[key] = changed(value, isConfiguration(old) ? old : {}, rest, change);
    }
  }
  return copy;
}
