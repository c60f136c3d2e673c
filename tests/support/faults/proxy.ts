import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/**
 * What happens to whoever goes through. `refused`: nobody listens, and open connections are reset.
 * `silent`: nothing arrives any more, and what was sent meanwhile never does. `slow`: every answer waits.
 * `notSent`: cut off at the first byte of the request. `answerLost`: cut off at the first byte of the answer.
 */
export type Fault = 'none' | 'refused' | 'silent' | 'slow' | 'notSent' | 'answerLost';

export interface FaultProxy {
  /** Stays the same as long as it lives. */
  readonly port: number;
  /** Connections that are open now. */
  open: () => number;
  /** What happens from now on, to connections that are open, too. */
  set: (fault: Fault, slowMs?: number) => Promise<void>;
  /** Cuts every open connection off once; new ones go on. */
  reset: () => void;
  close: () => Promise<void>;
}

interface Pair {
  client: Socket;
  server: Socket;
  /** Something of it was swallowed: no byte that follows would make sense. */
  torn: boolean;
  /** Answers that wait; the next one comes after them. */
  waiting: Promise<void>;
}

/** Stands between somebody and a port of this machine. */
export async function openFaultProxy(target: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  const state: { fault: Fault; slowMs: number } = { fault: 'none', slowMs: 0 };

  const server = createServer((client) => {
    const upstream = createConnection(target, '127.0.0.1');
    const pair = { client, server: upstream, torn: false, waiting: Promise.resolve() };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => forward(pair, 'server', bytes));
    upstream.on('data', (bytes) => forward(pair, 'client', bytes));
  });

  function forward(pair: Pair, to: 'client' | 'server', bytes: Buffer): void {
    const { fault, slowMs } = state;
    if (fault === 'silent' || pair.torn) {
      pair.torn = true;
    } else if (fault === (to === 'server' ? 'notSent' : 'answerLost')) {
      pair.client.resetAndDestroy();
    } else if (to === 'server') {
      pair.server.write(bytes);
    } else {
      const due = fault === 'slow' ? after(slowMs) : null;
      pair.waiting = answer(pair, bytes, due);
    }
  }

  function reset(): void {
    for (const { client } of pairs) client.resetAndDestroy();
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const unlisten = async () => {
    if (!server.listening) return;
    server.close();
    reset();
    await once(server, 'close');
  };
  const port = await listen(0);
  return {
    port,
    open: () => pairs.size,
    async set(fault, slowMs = 0) {
      Object.assign(state, { fault, slowMs });
      if (fault === 'refused') await unlisten();
      else if (!server.listening) await listen(port);
    },
    reset,
    close: unlisten,
  };
}

async function answer({ client, waiting }: Pair, bytes: Buffer, due: Promise<void> | null) {
  await waiting;
  await due;
  if (client.writable) client.write(bytes);
}
