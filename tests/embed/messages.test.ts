import { describe, expect, test } from 'vitest';
import {
  type CommandName,
  parseFailure,
  readAnswer,
  readCommand,
  readResponse,
  timeoutExceeded,
} from '#embed/messages.ts';

const command = (name: string, ...payload: readonly unknown[]) => ({
  id: 'c1',
  sender: 'child',
  receiver: 'parent',
  name,
  payload,
});
const response = (payload: unknown) => ({
  id: 'r1',
  sender: 'parent',
  receiver: 'child',
  correspondingCommandId: 'c1',
  payload,
});
const contract = {
  contractId: 'HR1',
  productKey: 'HAUSRAT',
  productName: 'Hausrat',
  status: 'AKTIV',
  begin: '2026-12-01',
};

/** Each command of the specification (§7) with arguments and an answer that are right, and some that are not. */
const all: Record<
  CommandName,
  { good: unknown[]; bad: unknown[]; answer: unknown; wrong: unknown }
> = {
  getTheme: { good: [], bad: ['light'], answer: 'light', wrong: 'blue' },
  getBrokerInfo: {
    good: [],
    bad: [1],
    answer: { brokerId: '4711000001', distributionPath: 'MAKLER', name: 'Petra Muster' },
    wrong: { brokerId: '4711000001' },
  },
  handleGenericError: { good: ['kaputt'], bad: [{}], answer: null, wrong: 'nein' },
  handleUninsurablePricingResult: { good: [], bad: ['x'], answer: undefined, wrong: 1 },
  handleContractConclusion: {
    good: [{ contractId: 'HR1', productName: 'Hausrat', isCreated: true }],
    bad: [{ productName: 'Hausrat', isCreated: 'ja' }],
    answer: null,
    wrong: {},
  },
  resize: { good: [812.5], bad: [Number.NaN], answer: null, wrong: 3 },
  scrollTop: { good: [], bad: [0], answer: null, wrong: 3 },
  scrollCenter: { good: [], bad: [0], answer: null, wrong: 3 },
  setLocation: {
    good: ['https://host.example/danke'],
    bad: ['javascript:alert(1)'],
    answer: null,
    wrong: '',
  },
  getContracts: { good: [], bad: [1], answer: [contract], wrong: [{ ...contract, iban: 'DE' }] },
  getAuthToken: { good: [], bad: [1], answer: 'a.b.c', wrong: 7 },
  getPartnerNumber: { good: [], bad: [1], answer: 'P000001', wrong: 7 },
  getContract: { good: [], bad: [1], answer: { ...contract, end: '2027-12-01' }, wrong: [] },
  getEmbeddingApplication: {
    good: [],
    bad: [1],
    answer: { name: 'Bankportal', version: '4.1' },
    wrong: 'Bankportal',
  },
  createToast: {
    good: [{ title: 'Gespeichert', state: 'positive', duration: 3000 }],
    bad: [{ title: 'x'.repeat(513), state: 'positive' }],
    answer: null,
    wrong: 'gezeigt',
  },
};
const names = Object.keys(all) as CommandName[];

describe.each(names)('%s', (name) => {
  const { good, bad, answer, wrong } = all[name];

  test('is read with its own arguments and with no others', () => {
    expect(readCommand(command(name, ...good))).toMatchObject({ ok: true });
    expect(readCommand({ ...command(name, ...good), version: 1 })).toMatchObject({ ok: true });
    const reason = `Invalid arguments of command ${name}`;
    expect(readCommand(command(name, ...bad))).toEqual({ ok: false, reason });
  });

  test('is answered with its own answer, and another one rejects it by receiver, command and id', () => {
    expect(readAnswer({ id: 'c1', name }, answer)).toEqual({ ok: true, value: answer });
    const { reason } = { reason: '', ...readAnswer({ id: 'c1', name }, wrong) };
    expect(reason).toBe(parseFailure({ id: 'c1', name }));
    for (const part of ['child', name, 'c1']) expect(reason).toContain(part);
  });
});

const polluted: unknown = JSON.parse(
  '{"id":"c1","sender":"child","receiver":"parent","name":"scrollTop","payload":[],"__proto__":{"isAdmin":true}}',
);

test.each([
  ['a foreign message', 'hallo'],
  ['nothing', null],
  ['a message of another version', { ...command('scrollTop'), version: 2 }],
  ['an answer in place of a command', response(null)],
  ['a command the wrong way round', { ...command('scrollTop'), sender: 'parent' }],
  ['a command with more than it says', { ...command('scrollTop'), run: 'me' }],
  ['a command that would change every object', polluted],
  ['a command with too many arguments', command('resize', 1, 2)],
  ['an id of a megabyte', { ...command('scrollTop'), id: 'x'.repeat(1_000_000) }],
])('%s is no command', (_, data) => {
  expect(readCommand(data)).toEqual({ ok: false, reason: 'Invalid command' });
});

test.each(['constructor', '__proto__', 'getEverything'])('nobody knows the command %s', (name) => {
  expect(readCommand(command(name))).toEqual({ ok: false, reason: 'Unknown command' });
});

test('a response is one only with its command, the right way round and nothing more', () => {
  expect(readResponse(response('light')).ok).toBe(true);
  for (const wrong of [
    command('getTheme'),
    { ...response(1), sender: 'child' },
    { ...response(1), correspondingCommandId: '' },
    { ...response(1), extra: true },
  ]) {
    expect(readResponse(wrong)).toEqual({ ok: false, reason: 'Invalid response schema' });
  }
});

test('an unanswered command says which one', () => {
  expect(timeoutExceeded('getTheme')).toBe('Timeout exceeded for command getTheme');
});
