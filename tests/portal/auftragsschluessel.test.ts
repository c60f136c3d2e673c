import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import {
  type Auftragsschluessel,
  auftragsschluessel,
  nurHier,
} from '#portal/auftragsschluessel.ts';
import { createClient } from '#portal/client/client.ts';
import { clearDrafts } from '#portal/flows/clearDrafts.ts';
import { rahmennummerMit } from '#portal/flows/konto/rahmennummer/effects.ts';
import { eventually } from '#tests/support/eventually.ts';
import { memoryStorage } from './memoryStorage.ts';

const umzug = { ort: 'Münster', vertraege: ['HR250000102'] };

/** Sends and says under which key; answered with this status. */
async function keyOf(schluessel: Auftragsschluessel, inhalt: unknown, status: number | 'unknown') {
  let used = '';
  await schluessel.sende(inhalt, (key) => {
    used = key;
    return Promise.resolve(answered(status));
  });
  return used;
}

function answered(status: number | 'unknown'): ServiceResponse<null> {
  const common = { data: null, canceled: false } as const;
  return status === 200
    ? { ...common, ok: true, errorStatus: null, errorMessage: null }
    : { ...common, ok: false, errorStatus: status, errorMessage: 'x' };
}

test('what was sent and never answered is the same request after the page was opened anew', async () => {
  const speicher = memoryStorage();
  const before = await keyOf(auftragsschluessel(speicher, 'umzug', 'P1'), umzug, 'unknown');
  const anew = auftragsschluessel(speicher, 'umzug', 'P1');
  expect(await keyOf(anew, { ...umzug }, 'unknown')).toBe(before);
  const hers = auftragsschluessel(speicher, 'umzug', 'P2');
  expect(await keyOf(hers, umzug, 'unknown')).not.toBe(before);
});

test.each([401, 403, 429, 500, 503, 'unknown'] as const)(
  'a customer whose request ended with %s sends the same one again',
  async (status) => {
    const schluessel = auftragsschluessel(nurHier());
    const first = await keyOf(schluessel, umzug, status);
    expect(await keyOf(schluessel, umzug, status)).toBe(first);
    expect(await keyOf(schluessel, { ...umzug, ort: 'Köln' }, status)).not.toBe(first);
  },
);

test.each([200, 404, 409, 422] as const)(
  'a customer who was answered with %s and sends the same later wants it anew',
  async (status) => {
    const schluessel = auftragsschluessel(nurHier());
    const first = await keyOf(schluessel, umzug, status);
    expect(await keyOf(schluessel, umzug, status)).not.toBe(first);
  },
);

test('a customer whose session ended while it was sent sends the same request again, though it was answered meanwhile', async () => {
  const schluessel = auftragsschluessel(nurHier());
  const left = AbortSignal.abort();
  const keys: string[] = [];
  const answer = (key: string) => {
    keys.push(key);
    return Promise.resolve(answered(200));
  };
  await schluessel.sende(umzug, answer, left);
  await schluessel.sende(umzug, answer);
  expect(keys[1]).toBe(keys[0]);
});

test('whoever signs out leaves nothing of it behind', async () => {
  const speicher = memoryStorage();
  await keyOf(auftragsschluessel(speicher, 'umzug', 'P1'), umzug, 'unknown');
  clearDrafts(speicher);
  expect(speicher).toHaveLength(0);
});

test('a customer whose frame number was refused says the same one anew', async () => {
  const keys: (string | null)[] = [];
  const client = createClient({
    fetch: (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return Promise.resolve(Response.json({ code: 'STATUS', errorMessage: 'x' }, { status: 409 }));
    },
    token: () => Promise.resolve('token'),
    onSessionOver: () => undefined,
  });
  const actor = createActor(rahmennummerMit({ client, onGespeichert: () => undefined }));
  actor.start();
  const antwort = {
    versicherungsNummer: 'FA250000501',
    rahmennummer: 'WTU-123456',
    hersteller: 'Cube',
  };
  actor.send({ type: 'WEITER', antwort });
  await eventually(() => expect(actor.getSnapshot().hasTag('laedt')).toBe(false));
  actor.send({ type: 'WEITER', antwort });
  await eventually(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});
