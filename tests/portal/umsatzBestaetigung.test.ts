import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allgemeinerFehler } from '#contract/constants.ts';
import { createClient } from '#portal/client/client.ts';
import { umsatzMit } from '#portal/flows/vermittler/umsatz-bestaetigen/effects.ts';
import { aenderungMit } from '#portal/flows/vertrag/aenderung/effects.ts';
import { createQueryClient } from '#portal/queries/queryClient.ts';
import { versicherungsNummer } from '#tests/models/vertrag/aenderung/cases.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { eventually } from '#tests/support/eventually.ts';
import { memoryStorage } from './memoryStorage.ts';

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

test('of several revenues one that always fails is told of, the others are confirmed, and where nobody answers it stops', async () => {
  const offen = ['BH250000601', 'BH250000602', 'BH250000603'];
  const client = createClient({
    fetch: (url) => {
      const asked = typeof url === 'string' ? url : '';
      if (asked.includes('BH250000603')) return Promise.reject(new TypeError('No line.'));
      const status = asked.includes('BH250000601') ? 500 : 200;
      return Promise.resolve(Response.json(vertrag, { status }));
    },
    token: () => Promise.resolve('token'),
    onSessionOver: () => undefined,
  });
  const actor = createActor(umsatzMit({ client, speicher: memoryStorage() })).start();
  actor.send({ type: 'FRAGEN', antwort: { vertraege: offen } });
  actor.send({ type: 'BESTAETIGEN', antwort: { imAuftragDesKunden: true } });
  await eventually(() => expect(actor.getSnapshot().matches('fehler')).toBe(true));
  expect(actor.getSnapshot().context.ergebnisse).toEqual([
    { nummer: 'BH250000601', abgelehnt: allgemeinerFehler },
    { nummer: 'BH250000602', abgelehnt: null },
  ]);
});
