import { isConfiguration } from '../mutants/configuration.ts';

/**
 * Notes what is read of a context while a guard decides: `path` for a value, `path?` for an object
 * that was only looked for. Copying the whole context, as a walk does at its start, is no reading.
 */
export class Reads {
  #noted = new Set<string>();
  #isOn = false;
  #copying: PropertyKey | null = null;

  /** Begins a new list and answers it. */
  taken(): ReadonlySet<string> {
    this.#noted = new Set();
    return this.#noted;
  }

  during<T>(run: () => T): T {
    const before = this.#isOn;
    this.#isOn = true;
    try {
      return run();
    } finally {
      this.#isOn = before;
    }
  }

  /** The same function, watched; a combined guard decides in `check`. Anything else stays as it is. */
  watching(guard: unknown): unknown {
    if (typeof guard !== 'function') return guard;
    const decide = (...args: unknown[]): unknown =>
      this.during((): unknown => Reflect.apply(guard, undefined, args));
    return 'check' in guard
      ? Object.assign(decide, guard, { check: this.watching(guard.check) })
      : decide;
  }

  /** The value with every look at it noted. */
  watched<T>(value: T, path = ''): T {
    if (!isPlain(value)) return value;
    return new Proxy(value, {
      getOwnPropertyDescriptor: (target, key) => {
        this.#copying = path === '' ? key : null;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      get: (target, key): unknown => {
        const inner: unknown = Reflect.get(target, key);
        const isCopy = this.#copying === key;
        this.#copying = null;
        if (typeof key === 'symbol') return inner;
        const name = path === '' ? key : `${path}.${key}`;
        if (this.#isOn && !isCopy) this.#noted.add(isPlain(inner) ? `${name}?` : name);
        return this.watched(inner, name);
      },
    });
  }
}

/** What lies at a path; at `path?` only whether anything does. */
export function valueAt(value: unknown, path: string): unknown {
  const isPresence = path.endsWith('?');
  const inner = path
    .replace('?', '')
    .split('.')
    .reduce<unknown>((at, key) => (isPlain(at) ? Reflect.get(at, key) : undefined), value);
  return isPresence ? isPlain(inner) : inner;
}

function isPlain(value: unknown): value is object {
  return isConfiguration(value) || Array.isArray(value);
}
