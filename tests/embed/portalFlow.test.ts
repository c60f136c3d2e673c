import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('a page that has set its handlers before the script was there keeps them', async () => {
  const handlers = { getAuthToken: () => 'a.b.c' };
  const locations = ['https://www.bank.example'];
  // As a browser does when it upgrades: the element is there already, and the class is run over it.
  const element = { handlers, locations };
  vi.stubGlobal('HTMLElement', function upgraded() {
    return element;
  });
  vi.stubGlobal('customElements', { get: () => undefined, define: () => undefined });
  const { PortalFlow } = await import('#embed/host/portalFlow.ts');
  expect(new PortalFlow()).toBe(element);
  expect(element).toEqual({ handlers, locations });
});
