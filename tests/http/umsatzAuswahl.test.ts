import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#portal/client/client.ts';
import { umsatzMit } from '#portal/flows/vermittler/umsatz-bestaetigen/effects.ts';
import { sicher } from '#portal/speicher.ts';
import { bestand } from '#server/database/bestandsschema.ts';
import * as tables from '#server/database/schema.ts';
import { insertTarifierte } from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { eventually } from '#tests/support/eventually.ts';
import { grundvertrag, nummern, people } from '#tests/support/rows.ts';

const vertraege = Array.from({ length: 50 }, (_, i) => `BH2600${String(i + 10_000)}`);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertTarifierte(api);
  const [wie] = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nummern.eigener));
  if (!wie) throw new Error('There is no contract to copy.');
  const jahresumsatz = { value: 20_000_000, isAdjustable: true };
  const risiken = { ...grundvertrag.risiken, jahresumsatz };
  await api.database
    .insert(tables.vertrag)
    .values(vertraege.map((versicherungsNummer) => ({ ...wie, versicherungsNummer, risiken })));
  await api.database.insert(tables.aufgabe).values(
    vertraege.map((versicherungsNummer) => ({
      id: crypto.randomUUID(),
      versicherungsNummer,
      typ: 'UmsatzErinnern1' as const,
      status: 'Offen' as const,
      erstelltAm: '2026-10-03',
      faelligAm: '2026-12-02',
    })),
  );
});
afterAll(() => api.close());

test('a broker whose line breaks and whose tab is closed in between has confirmed each of 50 revenues once', async () => {
  const speicher = sicher(() => {
    throw new Error('This browser keeps nothing beyond the page.');
  });
  const { fetch, keys } = await brokenLine();
  const client = createClient({
    fetch,
    token: () => api.pools.token('vermittler', people.makler.sub),
    onSessionOver: () => undefined,
  });
  let left: readonly string[] = vertraege;
  let tabs = 0;
  while (left.length > 0) {
    tabs += 1;
    left = await bestaetige(left, umsatzMit({ client, speicher }));
  }
  expect(tabs).toBeGreaterThan(2);
  // What was asked for again was asked for with its key.
  expect(keys.size).toBe(50);
  const geschrieben = await api.database
    .select({ aktion: tables.journal.aktion, nummer: tables.journal.versicherungsNummer })
    .from(tables.journal)
    .orderBy(tables.journal.versicherungsNummer);
  expect(geschrieben).toEqual(
    vertraege.map((nummer) => ({ aktion: 'jahresumsatz.bestaetigt', nummer })),
  );
  const offen = await api.database
    .select({ nummer: bestand.versicherungsNummer })
    .from(bestand)
    .where(eq(bestand.umsatzOffen, true));
  expect(offen).toEqual([]);
}, 60_000);

/** One tab: goes on once after a lost answer, is closed at the next; what is left then. */
async function bestaetige(nummern: readonly string[], chart: ReturnType<typeof umsatzMit>) {
  const actor = createActor(chart).start();
  actor.send({ type: 'FRAGEN', antwort: { vertraege: [...nummern] } });
  actor.send({ type: 'BESTAETIGEN', antwort: { imAuftragDesKunden: true } });
  const haelt = () =>
    eventually(() => expect(actor.getSnapshot().matches('bestaetigen')).toBe(false));
  await haelt();
  if (actor.getSnapshot().matches('fehler')) actor.send({ type: 'ERNEUT' });
  await haelt();
  const { ergebnisse } = actor.getSnapshot().context;
  expect(ergebnisse.filter(({ abgelehnt }) => abgelehnt !== null)).toEqual([]);
  actor.stop();
  return nummern.slice(ergebnisse.length);
}

/** Every fifth call reaches the server twice at once; of every seventh the answer is lost when all is done. */
async function brokenLine() {
  const keys = new Set<string | null>();
  let calls = 0;
  const authorization = `Bearer ${await api.pools.token('vermittler', people.makler.sub)}`;
  const fetch: typeof globalThis.fetch = async (url, init) => {
    if (typeof url !== 'string' || typeof init?.body !== 'string') throw new TypeError('No text.');
    const { body: payload } = init;
    calls += 1;
    const key = new Headers(init.headers).get('idempotency-key');
    keys.add(key);
    const send = () =>
      api.app.inject({
        method: 'POST',
        url,
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': key ?? '',
        },
        payload,
      });
    const mal = calls % 5 === 0 ? 2 : 1;
    const [antwort] = await Promise.all(Array.from({ length: mal }, send));
    if (!antwort || calls % 7 === 0) throw new TypeError('The line broke.');
    return new Response(antwort.body, {
      status: antwort.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
  return { fetch, keys };
}
