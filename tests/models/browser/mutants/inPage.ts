/** What the rewritten sources ask (`schemata.ts`). */
export interface BrokenView {
  /** Whether this is the mutant that is wanted. */
  is(id: number): boolean;
  /** True whatever holds, where it does not. */
  keep(id: number, value: unknown): unknown;
  /** Nothing instead of what is said, where something is. */
  drop(id: number, value: unknown): unknown;
  not(id: number, value: unknown): unknown;
  swap(id: number, options: unknown): unknown;
  exchange(id: number, nth: number, request: unknown): unknown;
  field(
    id: number,
    object: Readonly<Record<string, unknown>>,
    name: string,
    other: string,
  ): unknown;
  step(id: number, chart: unknown, step: string): string;
  /** The other event, where the actor takes one of the two. */
  event(id: number, actor: unknown, event: string, other: string): string;
}

/**
 * Runs in each page before the portal does: breaks what is wanted, and tells `sawBrokenView` once of each mutant the
 * page comes by. One that would change nothing, as a request with a single field, is not come by.
 */
export function breakView(wanted: number): void {
  const say = {
    /** A day is no name, and neither is a value of an enum. */
    sortOf(value: unknown): string {
      if (typeof value !== 'string') return typeof value;
      if (/^[A-Z_\d]*[A-Z]{2}[A-Z_\d]*$/.test(value)) return 'enum';
      return /^\d{4}-\d\d-\d\d$/.test(value) ? 'day' : 'text';
    },
    isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    },
    isList(value: unknown): value is readonly unknown[] {
      return Array.isArray(value);
    },
  };
  const seen = new Set<number>();
  let told: number[] = [];
  function tell(): void {
    const ids = told;
    told = [];
    const saw: unknown = Reflect.get(globalThis, 'sawBrokenView');
    if (typeof saw === 'function') Reflect.apply(saw, null, [ids]);
  }
  function is(id: number): boolean {
    if (!seen.has(id)) {
      seen.add(id);
      told.push(id);
      // Many at once, and not by a timer: the clock of a tour stands still.
      if (told.length === 1) queueMicrotask(tell);
    }
    return id === wanted;
  }
  function pairsOf(entries: (readonly [string, unknown])[]): [string, string][] {
    return entries.flatMap(([key, value], i) =>
      entries
        .slice(i + 1)
        .filter(([, other]) => other !== value && say.sortOf(value) === say.sortOf(other))
        .filter(() => value !== null && typeof value !== 'object')
        .map(([other]): [string, string] => [key, other]),
    );
  }
  function hears(actor: unknown, event: string): boolean {
    const getSnapshot: unknown = say.isRecord(actor) ? Reflect.get(actor, 'getSnapshot') : null;
    const now: unknown =
      typeof getSnapshot === 'function' ? Reflect.apply(getSnapshot, actor, []) : null;
    const nodes: unknown = say.isRecord(now) ? Reflect.get(now, '_nodes') : null;
    // Whoever is no chart is asked for nothing.
    if (!say.isList(nodes)) return true;
    return nodes.some((node) => {
      const taken: unknown = say.isRecord(node) ? Reflect.get(node, 'transitions') : null;
      return taken instanceof Map && (taken.has(event) || taken.has('*'));
    });
  }
  const view: BrokenView = {
    event: (id, actor, event, other) =>
      (hears(actor, event) || hears(actor, other)) && is(id) ? other : event,
    is,
    keep: (id, value) => value === true || is(id) || value,
    drop: (id, value) => (Boolean(value) && is(id) ? null : value),
    not: (id, value) => (is(id) ? !value : value),
    swap: (id, options) => {
      if (!say.isList(options)) return options;
      const [one, other, ...rest] = options;
      if (!say.isRecord(one) || !say.isRecord(other) || one['label'] === other['label'])
        return options;
      if (!is(id)) return options;
      const labels = [one['label'], other['label']];
      return [{ ...one, label: labels[1] }, { ...other, label: labels[0] }, ...rest];
    },
    exchange: (id, nth, request) => {
      if (!say.isRecord(request)) return request;
      const pair = pairsOf(Object.entries(request))[nth];
      if (!pair || !is(id)) return request;
      const [one, other] = pair;
      return { ...request, [one]: request[other], [other]: request[one] };
    },
    field: (id, object, name, other) => {
      const isOther = other in object && object[other] !== object[name];
      return isOther && is(id) ? object[other] : object[name];
    },
    step: (id, chart, step) => {
      const ids: unknown = say.isRecord(chart) ? Reflect.get(chart, 'idMap') : null;
      const nodes: unknown[] = ids instanceof Map ? Array.from(ids.values()) : [];
      const steps = nodes
        .filter((one) => say.isRecord(one))
        .filter(({ config }) => say.isRecord(config) && config['route'] !== undefined)
        .map((node) => String(node['id']));
      const at = steps.indexOf(step);
      const other = steps[at > 0 ? at - 1 : at + 1];
      return other !== undefined && is(id) ? other : step;
    },
  };
  Object.assign(globalThis, { brokenView: view });
}
