import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#portal/client/client.ts';
import { aenderungMit } from '#portal/flows/vertrag/aenderung/effects.ts';
import { createQueryClient } from '#portal/queries/queryClient.ts';
import { versicherungsNummer } from '#tests/models/vertrag/aenderung/cases.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { eventually } from '#tests/support/eventually.ts';

test('a revenue confirmed again after its answer was lost is the same call', async () => {
  const keys: (string | null)[] = [];
  const client = createClient({
    fetch: (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return keys.length === 1
        ? Promise.reject(new TypeError('The line broke.'))
        : Promise.resolve(Response.json(vertrag));
    },
    token: () => Promise.resolve('token'),
    onSessionOver: () => undefined,
  });
  const actor = createActor(aenderungMit(client, createQueryClient()), {
    input: { versicherungsNummer, art: 'jahresumsatz' },
  });
  actor.start().send({ type: 'UNVERAENDERT' });
  await eventually(() => expect(actor.getSnapshot().matches('fehlerBeimBestaetigen')).toBe(true));
  actor.send({ type: 'ERNEUT' });
  await eventually(() => expect(actor.getSnapshot().matches('umsatzBestaetigt')).toBe(true));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});
