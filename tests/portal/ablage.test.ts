import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { adresseMit } from '#portal/flows/adresse.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { memoryStorage } from './memoryStorage.ts';

const address = { basis: '/los', schritte: ['eins', 'zwei'], ausgang: '/' } as const;

/** A flow of two questions with an end, as the page of its first runs it. */
function opened() {
  const chart = setup({ types: { events: {} as { type: 'WEITER' } } }).createMachine({
    initial: 'eins',
    states: {
      eins: { meta: { step: 'eins' }, on: { WEITER: 'zwei' } },
      zwei: { meta: { step: 'zwei' }, on: { WEITER: 'fertig' } },
      fertig: { type: 'final' },
    },
  });
  const actor = createActor(chart).start();
  const draft = draftAt(memoryStorage(), 'los', '', '');
  const adresse = createActor(
    adresseMit({
      actor,
      address,
      draft,
      ereignis: () => null,
      keep: (snapshot) => {
        if (snapshot.matches('fertig')) return 'saved';
        return snapshot.matches('zwei') ? { antworten: { eins: 1 } } : null;
      },
    }),
    { input: { ziel: 'eins', vonVorn: true } },
  ).start();
  return { actor, adresse, draft };
}

test('what a customer has answered is kept by the tab as soon as she is further', () => {
  const { actor, draft } = opened();
  expect(draft.read()).toBeNull();
  actor.send({ type: 'WEITER' });
  expect(draft.read()).toEqual({ schritt: 'zwei', antworten: { eins: 1 } });
});

test('what is done with is kept no longer', () => {
  const { actor, draft } = opened();
  actor.send({ type: 'WEITER' });
  actor.send({ type: 'WEITER' });
  expect(draft.read()).toBeNull();
});

test('a page that is left keeps nothing of what the flow does afterwards', () => {
  const { actor, adresse, draft } = opened();
  adresse.stop();
  actor.send({ type: 'WEITER' });
  expect(draft.read()).toBeNull();
});
