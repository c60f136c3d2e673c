import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#portal/client/client.ts';
import { aenderungMit } from '#portal/flows/vertrag/aenderung/effects.ts';
import { forgetWithSession, holdOverEnd } from '#portal/queries/forgetWithSession.ts';
import { createQueryClient } from '#portal/queries/queryClient.ts';
import { vertragQuery } from '#portal/queries/vertragLesen.ts';
import type { SessionZustand } from '#portal/session/session.ts';
import { jaehrlich } from '#tests/models/vertrag/aenderung/antworten.ts';
import { berechnet, versicherungsNummer } from '#tests/models/vertrag/aenderung/cases.ts';
import { vertragGespeichert } from '#tests/models/vertrag/aenderung/wire.ts';
import { eventually } from '#tests/support/eventually.ts';

const anna: SessionZustand = { status: 'angemeldet', nutzer: { sub: 'anna', name: 'Anna' } };
const bernd: SessionZustand = { status: 'angemeldet', nutzer: { sub: 'bernd', name: 'Bernd' } };

test.each<[string, SessionZustand]>([
  ['signs out', { status: 'abgemeldet', grund: 'SELBST' }],
  ['is signed out in another tab', { status: 'abgemeldet', grund: 'ABGEMELDET' }],
  ['lets her session expire', { status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' }],
  ['is followed by somebody else', bernd],
])('what a customer read is gone at once when she %s', (_, next) => {
  const { queries, become } = browser();
  become(anna);
  queries.setQueryData(['vertraege'], ['PH250000101']);
  become(next);
  expect(queries.getQueryData(['vertraege'])).toBeUndefined();
});

test('what a customer read is gone also when she was signed in before anything was read', () => {
  const { queries, become } = browser(anna);
  queries.setQueryData(['vertraege'], ['PH250000101']);
  become(bernd);
  expect(queries.getQueryData(['vertraege'])).toBeUndefined();
});

test('what a customer read stays while she is signed in', () => {
  const { queries, become } = browser();
  become(anna);
  queries.setQueryData(['vertraege'], ['PH250000101']);
  become({ ...anna });
  expect(queries.getQueryData(['vertraege'])).toEqual(['PH250000101']);
});

test('what a customer read stays beneath the sign-in until she is back, and is read again then', () => {
  const { queries, become } = browser(anna);
  const release = holdOverEnd(queries);
  queries.setQueryData(['vertraege'], ['PH250000101']);
  become({ status: 'abgemeldet', grund: 'SITZUNG_ABGELAUFEN' });
  expect(queries.getQueryData(['vertraege'])).toEqual(['PH250000101']);
  become(anna);
  expect(queries.getQueryData(['vertraege'])).toEqual(['PH250000101']);
  expect(queries.getQueryState(['vertraege'])?.isInvalidated).toBe(true);
  release();
  expect(queries.getQueryData(['vertraege'])).toEqual(['PH250000101']);
});

test.each<[string, (stage: ReturnType<typeof browser>, release: () => void) => void]>([
  ['somebody else signs in', ({ become }) => become(bernd)],
  ['the flow is left', (_, release) => release()],
])('what waited beneath the sign-in is gone as soon as %s', (_, happens) => {
  const stage = browser(anna);
  const release = holdOverEnd(stage.queries);
  stage.queries.setQueryData(['vertraege'], ['PH250000101']);
  stage.become({ status: 'abgemeldet', grund: 'ABGEMELDET' });
  happens(stage, release);
  expect(stage.queries.getQueryData(['vertraege'])).toBeUndefined();
});

test('nothing waits for a customer who signs out herself', () => {
  const { queries, become } = browser(anna);
  holdOverEnd(queries);
  queries.setQueryData(['vertraege'], ['PH250000101']);
  become({ status: 'abgemeldet', grund: 'SELBST' });
  expect(queries.getQueryData(['vertraege'])).toBeUndefined();
});

test('a save that ends after its session leaves nothing behind for the next customer', async () => {
  const { queries, become } = browser();
  become(anna);
  const saves: ((answer: Response) => void)[] = [];
  const client = createClient({
    fetch: (_, init) =>
      init?.method === 'PATCH'
        ? new Promise((resolve) => saves.push(resolve))
        : Promise.resolve(Response.json(berechnet)),
    token: () => Promise.resolve('token'),
    onSessionOver: () => undefined,
  });
  const { queryKey } = vertragQuery(client, versicherungsNummer);
  const actor = createActor(aenderungMit(client, queries), {
    input: { versicherungsNummer, art: 'zahlweise' },
  });
  actor.start().send({ type: 'WEITER', antwort: jaehrlich });
  await eventually(() => expect(actor.getSnapshot().matches('vergleich')).toBe(true));
  actor.send({
    type: 'SPEICHERN',
    antwort: { ohneElementar: false, imAuftragDesKunden: false },
  });
  actor.send({ type: 'BESTAETIGEN' });
  await eventually(() => expect(saves).toHaveLength(1));
  become(bernd);
  saves[0]?.(Response.json(vertragGespeichert));
  await eventually(() => expect(actor.getSnapshot().matches('gespeichert')).toBe(true));
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});

function browser(zustand: SessionZustand = { status: 'unbekannt' }) {
  const listeners: (() => void)[] = [];
  const queries = createQueryClient();
  forgetWithSession(
    { zustand: () => zustand, abonnieren: (listen) => (listeners.push(listen), () => undefined) },
    queries,
  );
  const become = (next: SessionZustand) => {
    zustand = next;
    for (const listen of listeners) listen();
  };
  return { queries, become };
}
