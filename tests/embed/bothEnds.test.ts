import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { connect, type ConnectOptions, type Handlers } from '#embed/host/connect.ts';
import { type Bridge, createBridge } from '#portal/embedding/bridge.ts';
import { message, pageWithFrame } from './windows.ts';

type World = ReturnType<typeof embedded>;

const warnings: string[] = [];
const assigned: string[] = [];
const worlds: { bridge: Pick<Bridge, 'stop'>; host: { destroy: () => void } }[] = [];

beforeEach(() => {
  warnings.length = 0;
  assigned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((said: unknown) => void warnings.push(String(said)));
  vi.stubGlobal('location', {
    origin: 'https://bank.example',
    assign: (url: string) => assigned.push(url),
  });
});
afterEach(() => {
  for (const { bridge, host } of worlds.splice(0)) {
    bridge.stop();
    host.destroy();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The frame of a portal on a host's page, both with their real ends. */
function embedded(
  handlers: Handlers = {},
  { windows = pageWithFrame(), ...options }: Partial<ConnectOptions> & { windows?: Windows } = {},
) {
  const clock = new SimulatedClock();
  const themes: unknown[] = [];
  const frameWarnings: string[] = [];
  // The SDK listens to the window of the page.
  vi.stubGlobal('window', windows.parent);
  const style: Partial<CSSStyleDeclaration> = {};
  const scrolled: unknown[] = [];
  const frame = {
    contentWindow: windows.seenByParent,
    style,
    scrollIntoView: (how: unknown) => scrolled.push(how),
  } as unknown as HTMLIFrameElement;
  const host = connect(frame, { portal: windows.frame, handlers, ...options });
  let ids = 0;
  const bridge = createBridge({
    window: windows.child,
    parent: windows.seenByChild as Window,
    hosts: ['https://bank.example', 'https://other.example'],
    newId: () => `c${(ids += 1)}`,
    onTheme: (theme) => themes.push(theme),
    warn: (reason) => frameWarnings.push(reason),
    clock,
  });
  const world = { windows, bridge, host, clock, themes, frameWarnings, style, scrolled };
  worlds.push(world);
  return world;
}

type Windows = ReturnType<typeof pageWithFrame>;

const settled = () => new Promise((resolve) => setImmediate(resolve));
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: Error) => error.message,
  );

test('the frame draws itself in the theme of its host, and is answered what the host says', async () => {
  const contract = {
    contractId: 'HR1',
    productKey: 'HAUSRAT',
    productName: 'Hausrat',
    status: 'AKTIV',
    begin: '2026-12-01',
  };
  const { bridge, themes } = embedded({
    getTheme: () => ({ name: 'bank', tokens: { primary: '#003366' } }),
    getAuthToken: () => Promise.resolve('a.b.c'),
    getPartnerNumber: () => 'P000001',
    getContracts: () => [contract],
    getContract: () => contract,
    getBrokerInfo: () => ({ brokerId: '4711000001', distributionPath: 'MAKLER', name: 'Petra' }),
    getEmbeddingApplication: () => ({ name: 'Bankportal', version: '4.1' }),
  });
  expect(await bridge.ask('getAuthToken')).toBe('a.b.c');
  expect(themes).toEqual([{ name: 'bank', tokens: { primary: '#003366' } }]);
  expect(await bridge.ask('getPartnerNumber')).toBe('P000001');
  expect(await bridge.ask('getContracts')).toEqual([contract]);
  expect(await bridge.ask('getContract')).toEqual(contract);
  expect(await bridge.ask('getBrokerInfo')).toMatchObject({ brokerId: '4711000001' });
  expect(await bridge.ask('getEmbeddingApplication')).toEqual({
    name: 'Bankportal',
    version: '4.1',
  });
});

test('a host that says nothing lends its light theme, and nobody is signed in', async () => {
  const { bridge, themes } = embedded();
  expect(await bridge.ask('getAuthToken')).toBeNull();
  expect(await bridge.ask('getContracts')).toEqual([]);
  expect(await bridge.ask('getBrokerInfo')).toBeNull();
  expect(themes).toEqual(['light']);
});

test('how an application ends is told the host, and whoever does not listen to it warns', async () => {
  const ends: unknown[] = [];
  const { bridge, clock } = embedded({
    handleContractConclusion: (end) => void ends.push(end),
    handleGenericError: (where) => void ends.push(where),
  });
  await bridge.ask('handleContractConclusion', { productName: 'Hausrat', isCreated: false });
  await bridge.ask('handleGenericError', 'fehler');
  expect(ends).toEqual([{ productName: 'Hausrat', isCreated: false }, 'fehler']);
  const unheard = refused(bridge.ask('handleUninsurablePricingResult'));
  await settled();
  clock.increment(20_000);
  expect(await unheard).toBe('Timeout exceeded for command handleUninsurablePricingResult');
  expect(warnings).toEqual(['portal-flow: Unhandled command handleUninsurablePricingResult']);
});

test('the frame is as high as its content and a little more, never higher than it may be', async () => {
  const { bridge, style } = embedded();
  await bridge.ask('resize', 812.2);
  expect(style.height).toBe('837px');
  await bridge.ask('resize', 1e12);
  expect(style.height).toBe('20000px');
});

test('the page is scrolled to the frame a moment later', async () => {
  const { bridge, scrolled } = embedded();
  await bridge.ask('scrollTop');
  await bridge.ask('scrollCenter');
  expect(scrolled).toEqual([]);
  await vi.waitFor(() => expect(scrolled).toEqual([{ block: 'start' }, { block: 'center' }]));
});

test('the page is led to the origins it allows and to no others', async () => {
  const { bridge } = embedded({}, { locations: ['https://bank.example'] });
  await bridge.ask('setLocation', 'https://bank.example/danke');
  await bridge.ask('setLocation', 'https://evil.example/');
  await bridge.ask('setLocation', 'https://bank.example.evil.example/');
  expect(assigned).toEqual(['https://bank.example/danke']);
  expect(warnings).toHaveLength(2);
});

test('a host that answers something else is told so itself, and the frame waits no longer than its time', async () => {
  const handlers = { getPartnerNumber: () => 7 } as unknown as Handlers;
  const { bridge, clock } = embedded(handlers);
  const asked = refused(bridge.ask('getPartnerNumber'));
  await settled();
  expect(warnings[0]).toContain('getPartnerNumber');
  clock.increment(20_000);
  expect(await asked).toBe('Timeout exceeded for command getPartnerNumber');
});

test('an answer that does not fit its command rejects it by receiver, command and id', async () => {
  const { bridge, host, windows } = embedded();
  await bridge.ask('getAuthToken');
  host.destroy();
  const asked = refused(bridge.ask('getPartnerNumber'));
  windows.child.dispatchEvent(
    message(response('c3', { number: 7 }), windows.page, windows.seenByChild),
  );
  expect(await asked).toBe(
    'Parse failure of the response to child for command getPartnerNumber with id c3',
  );
});

const response = (to: string, payload: unknown) => ({
  id: 'r',
  sender: 'parent',
  receiver: 'child',
  correspondingCommandId: to,
  payload,
});

test('nobody but the host’s own window and origin can answer', async () => {
  const { bridge, host, windows, frameWarnings } = embedded();
  await bridge.ask('getAuthToken');
  host.destroy();
  const asked = bridge.ask('getAuthToken');
  const forged = response('c3', 'forged');
  const { child, page, seenByChild } = windows;
  child.dispatchEvent(message(forged, page, { postMessage: () => undefined }));
  child.dispatchEvent(message(forged, 'https://evil.example', seenByChild));
  // One of the hosts, but not the one that frames this portal.
  child.dispatchEvent(message(forged, 'https://other.example', seenByChild));
  child.dispatchEvent(message('x'.repeat(5_000_000), page, seenByChild));
  child.dispatchEvent(message({ ...forged, extra: true }, page, seenByChild));
  child.dispatchEvent(message(response('c3', 'right'), page, seenByChild));
  expect(await asked).toBe('right');
  expect(frameWarnings).toEqual([
    'Message of a foreign origin',
    'Message of a foreign origin',
    'Invalid response schema',
    'Invalid response schema',
  ]);
});

test('nobody but the portal in its own frame can command the page', async () => {
  const heard: string[] = [];
  const { windows } = embedded({ getAuthToken: () => void heard.push('asked') });
  const command = {
    id: 'x',
    sender: 'child',
    receiver: 'parent',
    name: 'getAuthToken',
    payload: [],
  };
  const { parent, frame, page, seenByParent } = windows;
  parent.dispatchEvent(message(command, frame, { postMessage: () => undefined }));
  parent.dispatchEvent(message(command, 'https://evil.example', seenByParent));
  parent.dispatchEvent(message(command, page, parent));
  const location = { ...command, name: 'setLocation', payload: ['javascript:alert(1)'] };
  parent.dispatchEvent(message(location, frame, seenByParent));
  parent.dispatchEvent(message({ ...command, name: 'eval' }, frame, seenByParent));
  await settled();
  expect([heard, assigned]).toEqual([[], []]);
  expect(warnings).toEqual([
    'portal-flow: Invalid arguments of command setLocation',
    'portal-flow: Unknown command',
  ]);
});

test('a portal that no host may frame writes to nobody', async () => {
  const windows = pageWithFrame({ page: 'https://evil.example' });
  const { bridge, clock } = embedded({ getAuthToken: () => 'a.b.c' }, { windows });
  const asked = refused(bridge.ask('getAuthToken'));
  await settled();
  clock.increment(20_000);
  expect(await asked).toBe('Timeout exceeded for command getAuthToken');
  expect(await refused(bridge.ask('getAuthToken'))).toBe('No host page answers');
});

test('two frames on one page do not hear each other', async () => {
  const one = embedded({ getPartnerNumber: () => 'P000001' });
  const windows = pageWithFrame();
  // Both of one page.
  const other = embedded({ getPartnerNumber: () => 'P000002' }, { windows });
  for (const [{ windows: heard }, { windows: from }] of [
    [one, other],
    [other, one],
  ] satisfies [World, World][]) {
    heard.parent.dispatchEvent(message({ id: 'z' }, from.frame, from.seenByParent));
  }
  expect(await ask(one.bridge)).toBe('P000001');
  expect(await ask(other.bridge)).toBe('P000002');
  expect(warnings).toEqual([]);
});

const ask = (bridge: Bridge) => bridge.ask('getPartnerNumber');

test('a frame that is loaded anew begins anew, and answers to the one before count for nothing', async () => {
  const before = embedded({ getAuthToken: () => 'a.b.c' });
  expect(await before.bridge.ask('getAuthToken')).toBe('a.b.c');
  before.bridge.stop();
  before.host.destroy();
  const { windows } = before;
  const { bridge, frameWarnings } = embedded({ getAuthToken: () => 'd.e.f' }, { windows });
  const asked = bridge.ask('getAuthToken');
  windows.child.dispatchEvent(message(response('old', 'late'), windows.page, windows.seenByChild));
  expect(await asked).toBe('d.e.f');
  expect(frameWarnings).toEqual(['Response to no open command']);
});
