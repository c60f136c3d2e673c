import { afterEach, expect, test, vi } from 'vitest';
import { inOwnTab, leadOutside } from '#portal/embedding/links.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A framed page with one link, and what comes of a click on it. */
function linkTo(href: string, isReady: boolean) {
  const led: string[] = [];
  const opened: unknown[] = [];
  vi.stubGlobal('Element', EventTarget);
  const { origin, protocol, pathname } = new URL(href);
  const link = { href, origin, protocol, pathname, target: '', rel: '', hasAttribute: () => false };
  const target = Object.assign(new EventTarget(), { closest: () => link });
  const document = Object.assign(new EventTarget(), {
    location: { origin: 'https://portal.example' },
    defaultView: { open: (...all: unknown[]) => opened.push(...all) },
  });
  leadOutside(document as unknown as Document, {
    isReady: () => isReady,
    lead: (url) => led.push(url),
  });
  const click = (keys: { ctrlKey?: boolean } = {}) => {
    const event = new Event('click', { cancelable: true });
    const pressed = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    Object.assign(event, pressed, keys);
    Object.defineProperty(event, 'target', { value: target });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { link, led, opened, click };
}

test('a link elsewhere leads the page of the bank, and a tab of its own where she wants one', () => {
  const { led, click } = linkTo('https://www.bafin.de/', true);
  expect(click({ ctrlKey: true })).toBe(false);
  expect(led).toEqual([]);
  expect(click()).toBe(true);
  expect(led).toEqual(['https://www.bafin.de/']);
});

test('where no bank listens a link elsewhere opens a tab of its own', () => {
  const { link, led, click } = linkTo('https://www.bafin.de/', false);
  expect(click()).toBe(false);
  expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
  expect(led).toEqual([]);
});

test('the sign-in opens a tab of its own, with the way back and the brand', () => {
  const login = 'https://portal.example/kunden/login/?zurueck=%2Fkunden%2F#oben';
  const { opened, click } = linkTo(login, false);
  expect(click()).toBe(true);
  expect(opened.slice(1)).toEqual(['_blank', 'noopener']);
  expect(inOwnTab(login, 'hfk')).toBe(
    'https://portal.example/kunden/login/?zurueck=%2Fkunden%2F&embedded=false&brand=hfk#oben',
  );
});
