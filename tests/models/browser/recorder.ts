import { isDeepStrictEqual } from 'node:util';
import { safeParse } from 'zod/v4/core';
import { endpoints } from '#contract/endpoints/table.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { ChartCall } from '../engine/cases.ts';
import type { Asked, FlowInBrowser } from './flowInBrowser.ts';
import type { StageRequest } from './stageServer.ts';

/** What came in, as it goes on. */
interface Heard {
  /** Told with the status of the answer; never where the page has hung up before. */
  readonly answered: (status: number) => void;
  /** It is what the chart's call sends now. Of a call that is asked ahead only this one is answered. */
  readonly isDue: () => boolean;
  /** Calls of this kind are made ahead as well. */
  readonly mayBeAhead: boolean;
}

/** A write as it was sent. */
interface Sent {
  readonly address: string;
  readonly body: string;
  readonly key: string;
  /** Nothing was decided by it so far, as far as the page knows. */
  isOpen: boolean;
}

/**
 * What the page sends while tours are played: by the shapes of the contract, with the keys a write needs that must not
 * happen twice, and with what the chart has given to its calls.
 */
export class Recorder {
  /** What should have been sent otherwise, one sentence each. */
  readonly breaches = new Set<string>();
  /** How many requests were looked at. */
  heard = 0;
  readonly #lines: readonly Line[];
  readonly #bodies: NonNullable<FlowInBrowser['bodies']>;
  readonly #askedAhead: readonly string[];
  readonly #calls: FlowInBrowser['calls'];
  readonly #inputs = new Map<string, unknown>();
  /** The call that is being answered, with what the chart gave it: it may be made again by its own answer. */
  #answered: { readonly id: string; readonly input: unknown } | null = null;
  /** Ids of the calls the chart was about to make, the last of them behind. */
  #expected: readonly string[] = [];
  #sent: Sent[] = [];

  constructor(flow: FlowInBrowser) {
    const { bodies = {}, askedAhead = [], contract = Object.values(endpoints) } = flow;
    this.#bodies = bodies;
    this.#calls = flow.calls;
    this.#askedAhead = askedAhead;
    // `/vertrag/{id}` would also take what is `/vertrag/liste`.
    this.#lines = contract.toSorted((a, b) => paramsIn(a) - paramsIn(b)).map(lineOf);
  }

  /** The page was loaded anew: what it has kept of its keys is its own affair. */
  forget(): void {
    this.#sent = [];
  }

  /** The chart is about to make these calls, by the answer to another or by what she does. */
  expect(calls: readonly ChartCall[], answered?: string): void {
    this.#answered =
      answered === undefined ? null : { id: answered, input: this.#inputs.get(answered) };
    for (const { id, input } of calls) this.#inputs.set(id, input);
    const ids = calls.map(({ id }) => id);
    this.#expected = [...this.#expected.filter((id) => !ids.includes(id)), ...ids];
  }

  /** Of the calls that go to one address, the one the chart has made last. */
  madeAs(call: string): string {
    const asked = this.#calls[call];
    return this.#expected.findLast((id) => isSame(this.#calls[id], asked)) ?? call;
  }

  /** A request has come in; `call` is the one of the chart it belongs to. */
  hear(request: StageRequest, call: string | null): Heard {
    const line = this.#lines.find(({ isFor }) => isFor(request));
    if (!line) return { answered: () => undefined, isDue: () => true, mayBeAhead: false };
    this.heard += 1;
    const name = `${line.endpoint.method} ${line.endpoint.path}`;
    for (const wrong of unshapely(line, request)) this.breaches.add(`${name}: ${wrong}`);
    const { path, query, json, headers } = request;
    const idempotencyKey = headers['idempotency-key'];
    const body = isRecord(json) ? json : {};
    const sent = { ...line.paramsOf(path), ...query, ...body, idempotencyKey };
    const isAhead = call !== null && this.#askedAhead.includes(call);
    const otherwise = () => (call === null ? [] : this.#otherwise(call, sent));
    if (!isAhead) for (const wrong of otherwise()) this.breaches.add(wrong);
    return {
      answered: line.endpoint.idempotent ? this.#keyed(name, request) : () => undefined,
      mayBeAhead: isAhead,
      isDue: () => !isAhead || this.#otherwise(call, sent, this.#answered).length === 0,
    };
  }

  /** What was sent otherwise than the chart has given it to its call. */
  #otherwise(
    call: string,
    sent: Readonly<Record<string, unknown>>,
    answered: { readonly id: string; readonly input: unknown } | null = null,
  ): string[] {
    const told = this.#bodies[call];
    const [id = call] = call.split('/');
    const input = answered?.id === id ? answered.input : this.#inputs.get(id);
    if (!isRecord(input)) return [];
    if (told === undefined || typeof told === 'object')
      return byName(call, sent, input, told?.except ?? []);
    return Object.entries(told === 'input' ? input : told(input)).flatMap(([key, value]) => {
      // What goes as JSON leaves out what is undefined.
      const due: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
      if (isDeepStrictEqual(sent[key], due)) return [];
      const instead = `${JSON.stringify(sent[key])} instead of ${JSON.stringify(due)}`;
      return [`${call}: ${key} was sent as ${instead}`];
    });
  }

  #keyed(name: string, { path, headers, json }: StageRequest): Heard['answered'] {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') {
      this.breaches.add(`${name}: sent without a key`);
      return () => undefined;
    }
    const now: Sent = { address: path, body: JSON.stringify(json), key, isOpen: true };
    const isSame = ({ address, body }: Sent) => address === path && body === now.body;
    const before = this.#sent.findLast(isSame);
    if (before?.isOpen && before.key !== key) this.breaches.add(`${name}: repeated with a new key`);
    if (this.#sent.some((sent) => sent.key === key && !isSame(sent))) {
      this.breaches.add(`${name}: the key of another body`);
    }
    this.#sent.push(now);
    return (status) => {
      now.isOpen = undecided.has(status) || status >= 500;
    };
  }
}

function isSame(one: Asked | undefined, other: Asked | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.method === other.method && one.path === other.path;
}

/** What is called the same is the same; where it is another on purpose, `bodies` says so. */
function byName(call: string, sent: object, input: object, except: readonly string[]): string[] {
  const given = leavesOf(input);
  return leavesOf(sent).flatMap(([name, value]) => {
    const due = given.filter(([own]) => own === name).map(([, own]) => own);
    if (except.includes(name) || due.length === 0 || due.includes(value)) return [];
    const instead = due.map((one) => JSON.stringify(one)).join(' or ');
    return [`${call}: ${name} was sent as ${JSON.stringify(value)} instead of ${instead}`];
  });
}

/** What stands under a name, however deep; lists of values count as their values. */
function leavesOf(value: object): [name: string, value: unknown][] {
  return Object.entries(value).flatMap(([name, own]: [string, unknown]): [string, unknown][] => {
    if (!isRecord(own)) return own === undefined ? [] : [[name, own]];
    return Array.isArray(own) && own.every((one) => !isRecord(one))
      ? own.map((one): [string, unknown] => [name, one])
      : leavesOf(own);
  });
}

/** Not signed in, too often: nothing was looked at. */
const undecided = new Set([401, 429]);

/** An endpoint and how to tell that a request is for it. */
interface Line {
  readonly endpoint: Endpoint;
  readonly isFor: (request: StageRequest) => boolean;
  readonly paramsOf: (path: string) => Record<string, string>;
}

function paramsIn({ path }: Endpoint): number {
  return path.split('{').length;
}

function lineOf(endpoint: Endpoint): Line {
  const named = endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const pattern = new RegExp(`^/api${named}/?$`);
  return {
    endpoint,
    isFor: ({ method, path }) => method === endpoint.method && pattern.test(path),
    paramsOf: (path) =>
      Object.fromEntries(
        Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, text]) => [
          name,
          decodeURIComponent(text),
        ]),
      ),
  };
}

/** What the server would refuse of a request by its shape. */
function* unshapely({ endpoint, paramsOf }: Line, request: StageRequest): Generator<string> {
  const parts = [
    ['address', endpoint.params, paramsOf(request.path)],
    ['query', endpoint.query, request.query],
    ['body', endpoint.body, request.json],
  ] as const;
  for (const [part, shape, value] of parts) {
    const { error } = shape ? safeParse(shape, value) : {};
    for (const { path, message } of error?.issues ?? []) {
      yield `${[part, ...path].join('.')}: ${message}`;
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
