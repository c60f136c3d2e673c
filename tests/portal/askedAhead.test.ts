import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAhead, withAskedAhead } from '#portal/client/askedAhead.ts';

const url = 'https://portal.example.org/api/vertrag/findByPartnerNummer/P000001';
const hers = {
  method: 'GET',
  headers: { accept: 'application/json', authorization: 'Bearer anna' },
};

let network: ReturnType<typeof vi.fn<typeof globalThis.fetch>>;

beforeEach(() => {
  network = vi.fn<typeof globalThis.fetch>().mockImplementation(async () => Response.json('new'));
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof globalThis.fetch>(async () => Response.json('ahead')),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.askedAhead = undefined;
});

test('what the document has asked is handed out once, then the server is asked again', async () => {
  void askAhead(url, 'Bearer anna');
  expect(await read(hers)).toBe('ahead');
  expect(network).not.toHaveBeenCalled();
  expect(await read(hers)).toBe('new');
});

test('somebody else, or the same person with renewed tokens, gets an answer of her own', async () => {
  void askAhead(url, 'Bearer anna');
  expect(await read({ ...hers, headers: { authorization: 'Bearer deniz' } })).toBe('new');
  // Nor does it wait for the one it was asked for.
  expect(await read(hers)).toBe('new');
});

test('whoever stood at another page for a minute reads what is true now', async () => {
  vi.useFakeTimers();
  void askAhead(url, 'Bearer anna');
  vi.advanceTimersByTime(60_000);
  expect(await read(hers)).toBe('new');
});

test('a line that broke off while the scripts were on their way is tried once more', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('off')));
  void askAhead(url, 'Bearer anna');
  expect(await read(hers)).toBe('new');
});

test('whoever gives up waiting for it is heard at once', async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  void askAhead(url, 'Bearer anna');
  const controller = new AbortController();
  const answer = read({ ...hers, signal: controller.signal });
  controller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
});

test('a save of the same address is never answered by what was read', async () => {
  void askAhead(url, 'Bearer anna');
  expect(await read({ ...hers, method: 'PUT' })).toBe('new');
});

async function read(init: RequestInit): Promise<unknown> {
  return (await withAskedAhead(network)(url, init)).json();
}
