import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import { leaf } from '#machines/leaf.ts';
import { anfangszustand } from '#portal/flows/konto/anmeldung/anfang/zugangsseite.ts';

test('the sign-in that is drawn ahead stands where its chart begins', () => {
  const actor = createActor(anmeldung, { input: { portal: 'benutzer' } }).start();
  expect(leaf(actor.getSnapshot().value)).toBe(anfangszustand);
});
