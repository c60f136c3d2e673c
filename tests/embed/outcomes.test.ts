import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { Bridge } from '#portal/embedding/bridge.ts';
import { followOutcomes } from '#portal/embedding/outcomes.ts';
import type { FlowActor } from '#portal/flows/replay.ts';
import { memoryStorage } from '#tests/portal/memoryStorage.ts';

/** An application that ends with a contract of this number as soon as she sends it. */
function application(versicherungsNummer: string | null) {
  const chart = createMachine({
    id: 'hausrat',
    context: { abschluss: { status: 'ANGELEGT', versicherungsNummer } },
    initial: 'offen',
    states: {
      offen: { on: { SENDEN: 'bestaetigung' } },
      bestaetigung: { meta: { step: 'bestaetigung' } },
    },
  });
  const actor = createActor(chart).start();
  return { actor: actor as unknown as FlowActor, send: () => actor.send({ type: 'SENDEN' }) };
}

test('the host is told of a contract once, though its last page is loaded anew, and of the next one too', () => {
  const told: unknown[] = [];
  const tell = (async (name: string, payload: unknown) => {
    told.push([name, payload]);
  }) as Bridge['ask'];
  const storage = memoryStorage();
  for (const number of ['HR1', 'HR1', 'HR2']) {
    const { actor, send } = application(number);
    const end = followOutcomes(actor, tell, storage);
    send();
    end();
  }
  const conclusion = { productName: 'Hausratversicherung', isCreated: true };
  expect(told).toEqual([
    ['handleContractConclusion', { ...conclusion, contractId: 'HR1' }],
    ['handleContractConclusion', { ...conclusion, contractId: 'HR2' }],
  ]);
});

test('a page that is left tells the host nothing more', () => {
  const told: string[] = [];
  const { actor, send } = application('HR1');
  const tell = (async (name: string) => void told.push(name)) as Bridge['ask'];
  followOutcomes(actor, tell, memoryStorage())();
  send();
  expect(told).toEqual([]);
});
