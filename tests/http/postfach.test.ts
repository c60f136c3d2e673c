import { afterAll, beforeAll, expect, test } from 'vitest';
import { mitteilung, schaden } from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  const zeit = new Date('2026-11-20T09:00:00Z');
  await api.database
    .insert(mitteilung)
    .values([
      nachricht('P000001', null),
      nachricht('P000001', null),
      nachricht('P000001', zeit),
      nachricht('P000002', null),
    ]);
  await api.database.insert(schaden).values([
    { ...gemeldet('S26-0000001', '2026-03-02', zeit), status: 'GESCHLOSSEN' },
    { ...gemeldet('S26-0000002', '2026-11-01', zeit), status: 'IN_PRUEFUNG' },
  ]);
});
afterAll(() => api.close());

test('a customer is told how many of her own messages she has not read', async () => {
  expect(await ungelesen(people.kundin)).toMatchObject({ status: 200, body: { ungelesen: 2 } });
  expect(await ungelesen(people.andererKunde)).toMatchObject({ body: { ungelesen: 1 } });
  expect(await ungelesen(people.kundeOhneVertrag)).toMatchObject({ body: { ungelesen: 0 } });
});

test('a contract shows where its claims stand, the newest first, and nothing of what happened', async () => {
  for (const als of [people.kundin, people.makler]) {
    const antwort = await api.send({ method: 'GET', path: `/vertrag/${nummern.eigener}`, als });
    expect(antwort.body).toMatchObject({
      schaeden: [
        { schadenNummer: 'S26-0000002', schadendatum: '2026-11-01', status: 'IN_PRUEFUNG' },
        { schadenNummer: 'S26-0000001', schadendatum: '2026-03-02', status: 'GESCHLOSSEN' },
      ],
    });
    expect(JSON.stringify(antwort.body)).not.toContain('PERSONENSCHADEN');
  }
});

function ungelesen(als: (typeof people)[keyof typeof people]) {
  return api.send({ method: 'GET', path: '/benutzer/nachricht/count', als });
}

function nachricht(partnerNummer: string, gelesenAm: Date | null) {
  const zeit = new Date('2026-11-19T09:00:00Z');
  const betreff = 'Ihre Vertragsänderung zum 01.01.2027';
  return {
    id: crypto.randomUUID(),
    portal: 'benutzer',
    partnerNummer,
    betreff,
    text: 'Text',
    zeit,
    gelesenAm,
  } as const;
}

function gemeldet(schadenNummer: string, schadendatum: string, gemeldetAm: Date) {
  return {
    schadenNummer,
    versicherungsNummer: nummern.eigener,
    schadenart: 'PERSONENSCHADEN',
    schadendatum,
    gemeldetAm,
  };
}
