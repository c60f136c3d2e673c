import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { clientError } from '#contract/endpoints/clientErrors.ts';
import { createClient } from '#portal/client/client.ts';
import { createMelder, meldeUnbehandeltes, ursache } from '#portal/shell/meldung.ts';
import { eventually } from '#tests/support/eventually.ts';

test('a report says what broke and where, and nothing of the customer', async () => {
  const { melde, sent } = melderAt('/kunden/vertraege/PH250000101');
  const error = new TypeError('Anna Bergmann, DE02120300000000202051');
  error.stack = `TypeError: Anna Bergmann\n    at f (https://portal.example.org/assets/index-Bx_1.js:1:2345)\n    at https://evil.example.org/x.js:1:1`;
  const fehlerId = melde(error);
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      fehlerId,
      seite: '/kunden/vertraege/:versicherungsNummer',
      name: 'TypeError',
      stack: ['/assets/index-Bx_1.js:1:2345'],
    },
  ]);
  expect(clientError.parse(sent[0])).toEqual(sent[0]);
});

test.each(['kaputt', null, { name: 'Anna' }, Object.assign(new Error('x'), { name: 'Anna B.' })])(
  'whatever is thrown (%j) can be reported',
  (thrown) => {
    const { name } = ursache(thrown);
    expect(name).toBe('Unbekannt');
  },
);

test('a mistyped address is not repeated', async () => {
  const { melde, sent } = melderAt('/anna.bergmann@example.org');
  melde(new Error('x'));
  await eventually(() => expect(sent).toMatchObject([{ seite: '' }]));
});

test('a page that breaks again and again reports five times', async () => {
  const { melde, sent } = melderAt('/');
  const numbers = Array.from({ length: 8 }, () => melde(new Error('x')));
  await eventually(() => expect(sent).toHaveLength(5));
  expect(new Set(numbers).size).toBe(8);
});

test('a notice of the browser without an error is not reported, what nobody caught is', () => {
  const window = new EventTarget();
  const melde = vi.fn<(error: unknown) => void>();
  meldeUnbehandeltes(window, melde);
  const happens = (event: string, detail: object) =>
    window.dispatchEvent(Object.assign(new Event(event), detail));
  happens('error', { message: 'ResizeObserver loop completed', error: null });
  happens('error', { message: 'Script error.' });
  expect(melde).not.toHaveBeenCalled();
  const [thrown, rejected] = [new TypeError('x'), new Error('y')];
  happens('error', { error: thrown });
  happens('unhandledrejection', { reason: rejected });
  expect(melde.mock.calls).toEqual([[thrown], [rejected]]);
});

function melderAt(pathname: string) {
  const sent: unknown[] = [];
  const client = createClient({
    fetch: (_url, init) => {
      sent.push(JSON.parse(z.parse(z.string(), init?.body)));
      return Promise.resolve(Response.json({ fehlerId: '0a1b2c3d' }));
    },
    token: () => Promise.resolve(null),
    onSessionOver: unexpected,
  });
  return { melde: createMelder(client, () => pathname), sent };
}

function unexpected(): never {
  throw new Error('nobody need be signed in');
}
