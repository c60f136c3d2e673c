import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { untilDrawn } from './arrival.ts';
import { type StageAnswer, HeldCalls } from './heldCalls.ts';
import { inTime } from './inTime.ts';
import type { Recorder } from './recorder.ts';

/** A request of the page, as a rule looks at it. */
export interface StageRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** Body as JSON; null where it is none. */
  readonly json: unknown;
}

/** What a request gets: an answer at once, or to be held under an id; null where the rule is not about it. */
export type Rule = (request: StageRequest) => StageAnswer | { readonly hold: string } | null;

/** An empty page of the portal's origin: here storages are laid out before a flow opens. */
export const emptyPage = '/leer/';

/** Where axe is read from: what was read once is kept by the browser, compiled. */
export const axePath = '/axe.js';

/**
 * What the browser of the tours talks to: answers and holds what the rules are about and hands everything
 * else through to the running portal. A server and no interception, so that the browser keeps its cache.
 */
export class StageServer {
  readonly calls = new HeldCalls();
  readonly #portal: string;
  readonly #kept = new Map<string, Passed>();
  readonly #recorder: Recorder;
  readonly #server: Server;
  #rules: readonly Rule[] = [];
  /** Requests of the page that are being answered; what is held waits for the tour and is none of them. */
  #busy = 0;
  /** How many there have been, besides those of an empty page. */
  #heard = 0;
  #atRest: (() => void)[] = [];

  private constructor(portal: string, recorder: Recorder) {
    this.#portal = portal;
    this.#recorder = recorder;
    this.#server = createServer((request, response) => {
      this.#busy += 1;
      if (request.url !== emptyPage) this.#heard += 1;
      this.#answer(request, response)
        .catch((error: unknown) => response.destroy(asError(error)))
        .finally(() => this.#rest());
    });
  }

  static async open(portal: string, recorder: Recorder): Promise<StageServer> {
    const stage = new StageServer(portal, recorder);
    await new Promise<void>((resolve) => stage.#server.listen(0, '127.0.0.1', resolve));
    return stage;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The stage is not open.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** The first rule that is about a request decides. */
  follow(rules: readonly Rule[]): void {
    this.#rules = rules;
  }

  /** Everything the page has asked for is answered, and once that was drawn it asked for nothing else. */
  async atRest(page: Page): Promise<void> {
    let heard: number;
    do {
      heard = this.#heard;
      if (this.#busy > 0) {
        const rest = new Promise<void>((resolve) => this.#atRest.push(resolve));
        await inTime(rest, () => 'What the page has asked for is not answered.');
      }
      // What was on its way to the page is there before this is.
      await page.evaluate(fetchEmpty, emptyPage);
      await untilDrawn(page);
      // And what it asked for then is heard before this is.
      await page.evaluate(fetchEmpty, emptyPage);
    } while (this.#busy > 0 || heard !== this.#heard);
  }

  #rest(): void {
    this.#busy -= 1;
    if (this.#busy > 0) return;
    for (const tell of this.#atRest.splice(0)) tell();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(message);
    const { pathname, search, searchParams } = new URL(message.url ?? '/', this.#portal);
    const { method = 'GET', headers } = message;
    const query = Object.fromEntries(searchParams);
    const request = { method, path: pathname, query, headers, json: jsonOf(body) };
    if (pathname === axePath) return pass(axeSource, response);
    if (pathname === emptyPage) return send(response, { body: '<!doctype html><title>-</title>' });
    const decided = this.#decide(request);
    const call = decided && 'hold' in decided ? this.#recorder.madeAs(decided.hold) : null;
    const { answered, ...heard } = this.#recorder.hear(request, call);
    response.once('finish', () => answered(response.statusCode));
    if (decided === null) {
      return pass(await this.#portalSays(method, pathname + search, headers, body), response);
    }
    if (!('hold' in decided)) return send(response, decided);
    return this.calls.hold(call ?? decided.hold, {
      path: pathname,
      ...heard,
      respond: (answer) => send(response, answer),
      onGone: (gone) => void response.once('close', gone),
    });
  }

  #decide(request: StageRequest): ReturnType<Rule> {
    for (const rule of this.#rules) {
      const decided = rule(request);
      if (decided !== null) return decided;
    }
    return null;
  }

  /** What does not change while the portal runs is asked for once. */
  async #portalSays(
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<Passed> {
    const kept = this.#kept.get(path);
    if (kept && method === 'GET') return kept;
    const answer = await fetch(this.#portal + path, {
      method,
      redirect: 'manual',
      headers: Object.fromEntries(
        ['accept', 'authorization', 'content-type'].flatMap((name) => {
          const value = headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const passed = {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => !betweenTheTwo.has(name)),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    const isFixed =
      !path.startsWith('/api/') || /public/.test(answer.headers.get('cache-control') ?? '');
    if (method === 'GET' && answer.ok && isFixed) this.#kept.set(path, passed);
    return passed;
  }
}

interface Passed {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

const axeSource: Passed = {
  status: 200,
  headers: [
    ['content-type', 'text/javascript; charset=utf-8'],
    ['cache-control', 'public, max-age=86400, immutable'],
  ],
  body: Buffer.from(axe.source),
};

/** Headers about the way between this server and the portal, not about the answer. */
const betweenTheTwo = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

function pass({ status, headers, body }: Passed, response: ServerResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status).end(body);
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, ...rest }: StageAnswer,
): void {
  if (response.destroyed || response.writableEnded) return;
  const [type, body] =
    'json' in rest
      ? ['application/json', JSON.stringify(rest.json)]
      : ['text/html; charset=utf-8', rest.body ?? ''];
  response
    .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
    .end(body);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

function jsonOf(body: Buffer): unknown {
  try {
    return body.length > 0 ? JSON.parse(body.toString()) : null;
  } catch {
    return null;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

async function fetchEmpty(url: string): Promise<void> {
  await fetch(url, { cache: 'no-store' });
}
