// Again on PostgreSQL: locks and lost connections are its own.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { beendigung, mitteilung } from '#server/database/vorgangsschema.ts';
import {
  berechneSb,
  insertTarifierte,
  leeren,
  loescheSb,
  speichereSb,
} from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type Person, type Reply, type TestApi } from '#tests/support/api.ts';
import { zugestellt } from '#tests/support/beendigung.ts';
import { berechne, speichere } from '#tests/support/berechnung.ts';
import { grundvertrag, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertTarifierte(api));
afterEach(async () => {
  await zugestellt(api);
  await api.database.execute(sql`truncate aufgabe, beendigung cascade`);
  await leeren(api);
});
afterAll(() => api.close());

const nr = nummern.eigener;

/** What can be done to a contract with one key, and what must have been done before. */
interface Act {
  davor?: () => Promise<unknown>;
  /** The request as the portal sends it. */
  anfrage: (
    als: Person,
  ) => Promise<Pick<Parameters<TestApi['send']>[0], 'method' | 'path' | 'body'>>;
}

const acts: Record<string, Act> = {
  'changes his deductible': {
    anfrage: async (als) => ({
      method: 'PATCH',
      path: `/vertrag/${nr}/selbstbeteiligung`,
      body: await berechneSb(api, als),
    }),
  },
  'takes a pending change back': {
    davor: async () => speichereSb(api, await berechneSb(api)),
    anfrage: () =>
      Promise.resolve({
        method: 'DELETE',
        path: `/vertrag/${nr}/vormerkung/selbstBeteiligung`,
        body: {},
      }),
  },
  'confirms his revenue': {
    davor: umsatzGefragt,
    anfrage: () =>
      Promise.resolve({ method: 'POST', path: `/vertrag/${nr}/umsatz/bestaetigung`, body: {} }),
  },
  'cancels his contract': { anfrage: () => Promise.resolve(kuendigung) },
  'takes his cancellation back': {
    davor: () => senden(kuendigung, people.kundin),
    anfrage: () =>
      Promise.resolve({ method: 'POST', path: `/vertrag/${nr}/kuendigung/ruecknahme`, body: {} }),
  },
};
const kuendigung = {
  method: 'DELETE',
  path: `/vertrag/${nr}/kuendigung/ZU_TEUER`,
  body: { kuendigungsdatum: '2026-12-31' },
} as const;

describe.each(Object.entries(acts))('a customer who %s', (_what, { davor, anfrage }) => {
  test('ten times at once and once more has done it once, and is answered alike', async () => {
    await davor?.();
    await zugestellt(api);
    const vorher = await counts();
    const request = await anfrage(people.kundin);
    const key = crypto.randomUUID();
    const antworten = await Promise.all(
      Array.from({ length: 10 }, () => senden(request, people.kundin, key)),
    );
    antworten.push(await senden(request, people.kundin, key));
    expect(antworten.map(({ status }) => status)).toEqual(antworten.map(() => 200));
    expect(new Set(antworten.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await zugestellt(api);
    const nachher = await counts();
    expect(nachher.journal - vorher.journal).toBe(1);
    expect(nachher.mitteilungen - vorher.mitteilungen).toBe(1);
    expect(nachher.mails - vorher.mails).toBe(1);
    expect(nachher.dokumente - vorher.dokumente).toBeLessThanOrEqual(1);
    expect(nachher.beendigungen - vorher.beendigungen).toBeLessThanOrEqual(1);
  });

  test('in two tabs at once has done it once, and the other tab says why not', async () => {
    await davor?.();
    const vorher = await counts();
    const request = await anfrage(people.kundin);
    const antworten = await Promise.all([1, 2].map(() => senden(request, people.kundin)));
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    const andere = antworten.find(({ status }) => status !== 200);
    expect([404, 409]).toContain(andere?.status);
    expect(andere?.body).toHaveProperty('errorMessage');
    expect((await counts()).journal - vorher.journal).toBe(1);
  });
});

test('of two agents who save for the same customer at once one wins, and the other is told', async () => {
  const body = { ...(await berechneSb(api, people.makler)), imAuftragDesKunden: true };
  const antworten = await Promise.all(
    [people.makler, people.betreuerin].map((als) => speichereSb(api, body, als)),
  );
  expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(antworten.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'VORGEMERKT',
  });
  expect(await api.database.$count(tables.journal)).toBe(1);
});

test('a calculation from before another tab saved is refused, and a new one is taken', async () => {
  const veraltet = await berechneSb(api);
  await speichere(api, people.kundin, await berechne(api, people.kundin));
  expect(await speichereSb(api, veraltet)).toMatchObject({
    status: 409,
    body: { code: 'PREIS_GEAENDERT' },
  });
  expect((await speichereSb(api, await berechneSb(api))).status).toBe(200);
});

test('a withdrawal that found nothing takes nothing away that was saved since', async () => {
  const key = crypto.randomUUID();
  expect((await loescheSb(api, people.kundin, {}, key)).status).toBe(409);
  await speichereSb(api, await berechneSb(api));
  expect((await loescheSb(api, people.kundin, {}, key)).status).toBe(409);
  expect(await api.database.$count(tables.vormerkung)).toBe(1);
});

function senden(
  request: Pick<Parameters<TestApi['send']>[0], 'method' | 'path' | 'body'>,
  als: Person,
  key: string = crypto.randomUUID(),
): Promise<Reply> {
  return api.send({ ...request, als, headers: { 'idempotency-key': key } });
}

async function counts() {
  const { database, mails } = api;
  return {
    journal: await database.$count(tables.journal),
    mitteilungen: await database.$count(mitteilung),
    dokumente: await database.$count(tables.dokument),
    beendigungen: await database.$count(beendigung),
    mails: mails.length,
  };
}

async function umsatzGefragt(): Promise<void> {
  const jahresumsatz = { value: 20_000_000, isAdjustable: true };
  const risiken = { ...grundvertrag.risiken, jahresumsatz };
  await api.database.update(tables.vertrag).set({ risiken });
  await api.database.insert(tables.aufgabe).values({
    id: crypto.randomUUID(),
    versicherungsNummer: nr,
    typ: 'UmsatzErinnern1',
    status: 'Offen',
    erstelltAm: '2026-10-03',
    faelligAm: '2026-12-02',
  });
}
