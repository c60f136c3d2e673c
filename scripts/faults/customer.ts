import { setTimeout as after } from 'node:timers/promises';
import type { Act, Ask, Writer } from './acts.ts';

/** An act that was answered, with the key that repeats it. */
interface Answered {
  act: Act;
  key: string;
  answer: unknown;
}

/** Somebody who does one act after the other, and sends each until it is answered. */
export interface Customer {
  readonly writer: Writer;
  readonly answered: readonly Answered[];
  /** Acts that had to be sent again. */
  readonly repeated: () => number;
  /** Goes on until told to stop; rejects when an act is refused. */
  work: (isOver: () => boolean) => Promise<void>;
  /** Sends the newest acts once more; how many got another answer than the first time. */
  repeatNewest: (count: number) => Promise<number>;
}

/** Whoever has signed in; the sign-in is renewed when the portal asks for it. */
export interface SignedIn {
  token: () => string;
  renew: () => Promise<void>;
}

export function openCustomer(origin: string, signedIn: SignedIn, writer: Writer): Customer {
  const answered: Answered[] = [];
  let repeated = 0;

  const once = (method: string, path: string, body?: object, key?: string) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${signedIn.token()}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** Until there is an answer; nobody there, cut off and "try again" are none. */
  async function insist(method: string, path: string, body?: object, key?: string) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await once(method, path, body, key);
        const answer: unknown = await response.json();
        if (response.status === 401) {
          await signedIn.renew();
        } else if (response.status !== 503) {
          if (attempt > 0 && key !== undefined) repeated += 1;
          if (response.status === 200) return answer;
          throw new Refused(`${method} ${path} ${response.status} ${JSON.stringify(answer)}`);
        }
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await after(20);
    }
  }

  const ask: Ask = (method, path, body) => insist(method, path, body);
  const send = ({ method, path, body }: Act, key: string) => insist(method, path, body, key);

  return {
    writer,
    answered,
    repeated: () => repeated,
    async work(isOver) {
      for (;;) {
        for (const next of writer.acts) {
          if (isOver()) return;
          const act = await next(ask);
          const key = crypto.randomUUID();
          answered.push({ act, key, answer: await send(act, key) });
        }
      }
    },
    async repeatNewest(count) {
      let others = 0;
      for (const { act, key, answer } of answered.slice(-count)) {
        if (withoutLinks(await send(act, key)) !== withoutLinks(answer)) others += 1;
      }
      return others;
    },
  };
}

/** Every five minutes documents get other links. */
function withoutLinks(answer: unknown): string {
  return JSON.stringify(answer).replaceAll(/"url":"[^"]*"/g, '');
}

class Refused extends Error {}
