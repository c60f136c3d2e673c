/**
 * What a message may look like, as guards: a schema library would weigh more than the whole SDK may
 * (decision 0095). They read what was cloned from another window, so that nothing changes behind them.
 */
export type Shape<T> = (value: unknown) => value is T;

/** The type a shape lets through. */
export type Shaped<S> = S extends ((value: unknown) => value is infer T) ? T : never;

/** A text of 1 to `most` characters that also is what `more` asks. */
export const text =
  (most: number, more: (value: string) => boolean = () => true): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && value !== '' && value.length <= most && more(value);

/** A number that is one, from 0 to `most`. */
export const amount =
  (most = Number.MAX_VALUE): Shape<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;

export const truth: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Null and nothing at all are the same: not every host says which. */
export const nothing: Shape<null | undefined> = (value): value is null | undefined =>
  value === null || value === undefined;

/** Read by somebody else. */
export const anything: Shape<unknown> = (_value): _value is unknown => true;

/** One of these. */
export const oneOf =
  <const T extends string | number>(...words: readonly T[]): Shape<T> =>
  (value): value is T =>
    words.some((word) => word === value);

export const either =
  <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);

export const list =
  <T>(of: Shape<T>, most: number): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(of);

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Fields<S extends Shapes> = { readonly [Key in keyof S]: Shaped<S[Key]> };

/** Exactly these fields, each its own: nothing inherited counts, and nothing else may be there (`__proto__`). */
export function fields<S extends Shapes>(needed: S): Shape<Fields<S>> {
  return fieldsAnd(needed, {});
}

/** The same, with some that may be missing. */
export const fieldsAnd =
  <S extends Shapes, O extends Shapes>(
    needed: S,
    optional: O,
  ): Shape<Fields<S> & Partial<Fields<O>>> =>
  (value): value is Fields<S> & Partial<Fields<O>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = new Map<string, unknown>(Object.entries(value));
    const known = new Map<string, Shape<unknown>>(Object.entries({ ...optional, ...needed }));
    return (
      Object.keys(needed).every((name) => given.has(name)) &&
      [...given].every(
        ([name, one]) =>
          known.get(name)?.(one) === true || (one === undefined && Object.hasOwn(optional, name)),
      )
    );
  };

/** The arguments of a command without any. */
export const noArguments: Shape<readonly []> = (value): value is readonly [] =>
  Array.isArray(value) && value.length === 0;

/** The one argument of a command. */
export const argument =
  <T>(of: Shape<T>): Shape<readonly [T]> =>
  (value): value is readonly [T] =>
    Array.isArray(value) && value.length === 1 && of(value[0]);

/** The same, where it may be left out. */
export const argumentOrNone =
  <T>(of: Shape<T>): Shape<readonly [T?]> =>
  (value): value is readonly [T?] =>
    noArguments(value) || argument(of)(value);
