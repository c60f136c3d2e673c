import { expect, test } from 'vitest';
import { hunderasseSuchen } from '#contract/endpoints/finder.ts';
import { strassenSuchen } from '#contract/endpoints/zuers.ts';
import { createClient } from '#portal/client/client.ts';

/** A client whose calls go nowhere, and the addresses it asked. */
function client() {
  const asked: string[] = [];
  const { call } = createClient({
    fetch: (url) => {
      asked.push(typeof url === 'string' ? url : 'no address');
      return Promise.resolve(Response.json([]));
    },
    token: () => Promise.resolve(null),
    onSessionOver: () => {},
  });
  return { call, asked };
}

test('what a customer types stands in the address as one value, whatever it is', async () => {
  const { call, asked } = client();
  await call(hunderasseSuchen, { query: { pattern: 'Mops & Spitz?#ß 100%' } });
  const url = new URL(asked[0] ?? '', 'http://localhost');
  expect(url.pathname).toBe('/api/hunderasse');
  expect(Object.fromEntries(url.searchParams)).toEqual({ pattern: 'Mops & Spitz?#ß 100%' });
});

test('a value that is not given is not sent', async () => {
  const { call, asked } = client();
  await call(strassenSuchen, { query: { plz: '04109', ort: 'Leipzig', pattern: undefined } });
  expect(asked).toEqual(['/api/zuers/strassen?plz=04109&ort=Leipzig']);
});
