// Again on PostgreSQL: pages, the search through texts and documents by their message, which nothing else asks for.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postfaecher } from '#contract/endpoints/postfach.ts';
import { mitteilung, schaden } from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { dokument } from '#server/database/schema.ts';
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

describe('the mailbox of somebody who has much of it', () => {
  const wer = people.kundeOhneVertrag;
  beforeAll(async () => {
    await api.database
      .insert(mitteilung)
      .values(Array.from({ length: 25 }, (_, i) => dritte(i, { betreff: `Brief ${i + 1}` })));
  });

  test('she leafs through it, 20 a page, the newest first', async () => {
    const [erste, zweite] = await Promise.all([eingang(wer), eingang(wer, '?seite=2')]);
    expect(erste.body).toMatchObject({ gesamt: 25 });
    const betreffe = [...nachrichtenIn(erste), ...nachrichtenIn(zweite)].map(
      ({ betreff }) => betreff,
    );
    expect(betreffe).toEqual(Array.from({ length: 25 }, (_, i) => `Brief ${25 - i}`));
    expect(nachrichtenIn(erste)).toHaveLength(20);
    expect(JSON.stringify(erste.body)).not.toContain('Guten Tag');
  });

  test('she finds one by a word of its text, and a percent sign is no pattern', async () => {
    const { database } = api;
    const text = 'Guten Tag,\n\nIhr Nachlass beträgt 10 % & mehr.\nEs grüßt <Ihr Team>';
    await database.insert(mitteilung).values(dritte(40, { betreff: 'Nachlass', text }));
    expect((await eingang(wer, '?suche=NACHLASS+BETR%C3%84GT')).body).toMatchObject({ gesamt: 1 });
    expect((await eingang(wer, '?suche=10+%25')).body).toMatchObject({ gesamt: 1 });
    expect((await eingang(wer, '?suche=%25')).body).toMatchObject({ gesamt: 1 });
    expect((await eingang(wer, '?suche=_')).body).toMatchObject({ gesamt: 0 });
    const [gefunden] = nachrichtenIn(await eingang(wer, '?suche=Nachlass'));
    const gelesen = await eine(wer, gefunden?.id);
    expect(gelesen.body).toMatchObject({
      text: '<p>Guten Tag,</p><p>Ihr Nachlass beträgt 10 % &amp; mehr.<br>Es grüßt &lt;Ihr Team&gt;</p>',
    });
  });

  test('a page that is none is refused with a sentence', async () => {
    for (const falsch of ['?seite=0', '?seite=x', `?suche=${'a'.repeat(51)}`, '?suche=a%00b']) {
      expect((await eingang(wer, falsch)).status).toBe(422);
    }
  });
});

test('who opens a message has read it, and may mark it as unread again', async () => {
  const wer = people.andererKunde;
  const [neue] = nachrichtenIn(await eingang(wer));
  expect(neue).toMatchObject({ gelesen: false });
  expect(await eine(wer, neue?.id)).toMatchObject({ status: 200, body: { gelesen: true } });
  expect(await ungelesen(wer)).toMatchObject({ body: { ungelesen: 0 } });
  const markieren = { method: 'PATCH', path: `/benutzer/nachricht/${neue?.id}`, als: wer } as const;
  expect((await api.send({ ...markieren, body: { gelesen: false } })).status).toBe(200);
  expect(await ungelesen(wer)).toMatchObject({ body: { ungelesen: 1 } });
});

test('what changes her contract is deleted only once it was opened, and then is gone for her alone', async () => {
  const wer = people.andererKunde;
  const id = crypto.randomUUID();
  const verbindliche = { ...nachricht('P000002', null), id, verbindlich: true };
  await api.database.insert(mitteilung).values(verbindliche);
  const loeschen = () =>
    api.send({ method: 'DELETE', path: `/benutzer/nachricht/${id}`, als: wer });
  expect(await loeschen()).toMatchObject({ status: 409, body: { code: 'UNGEOEFFNET' } });
  await eine(wer, id);
  expect((await loeschen()).status).toBe(200);
  expect((await eine(wer, id)).status).toBe(404);
  // Sent once more after an answer that was lost.
  expect((await loeschen()).status).toBe(200);
  const [zeile] = await api.database.select().from(mitteilung).where(eq(mitteilung.id, id));
  expect(zeile).toMatchObject({ text: 'Text' });
});

test('a document that came with a message is opened from there, by its owner and nobody else', async () => {
  const vorgangId = crypto.randomUUID();
  const id = crypto.randomUUID();
  const nachtrag: typeof dokument.$inferInsert = {
    id,
    antragId: vorgangId,
    stelle: 0,
    typ: 'NACHTRAG',
    version: '2026-11',
    titel: 'Nachtrag',
    inhalt: '{}',
    versicherungsNummer: nummern.eigener,
    erstelltAm: new Date('2026-11-19T09:00:00Z'),
    laeuftAb: null,
    zustand: 'AUFGEHOBEN',
    zustandSeit: '2026-11-20',
  };
  await api.database.insert(dokument).values(nachtrag);
  const brief = { ...nachricht('P000001', null), vorgangId, betreff: 'Mit Nachtrag' };
  await api.database.insert(mitteilung).values(brief);
  expect(await eine(people.kundin, brief.id)).toMatchObject({
    body: { anhaenge: [{ id, name: 'Nachtrag', typ: 'NACHTRAG', groesse: null }] },
  });
  const path = `/benutzer/nachricht/download/${id}`;
  const antwort = await api.send({ method: 'GET', path, als: people.kundin });
  // It counts no longer: whoever opens it from an old message is told so.
  expect(antwort.body).toMatchObject({
    name: 'Nachtrag',
    typ: 'NACHTRAG',
    zustand: 'AUFGEHOBEN',
    zustandSeit: '2026-11-20',
  });
  expect(JSON.stringify(antwort.body)).toMatch(/"url":"\/api\/druck\//);
  expect((await api.send({ method: 'GET', path, als: people.andererKunde })).status).toBe(404);
});

test('a sub-agent reads what is about the contracts he looks after, whoever runs the agency reads all', async () => {
  await api.database
    .insert(mitteilung)
    .values([
      derAgentur(nummern.eigener, 'Ihrer'),
      derAgentur(nummern.zweiter, 'Seiner'),
      derAgentur(null, 'Allen'),
    ]);
  const gelesen = async (als: (typeof people)[keyof typeof people]) => {
    const antwort = await api.send({ method: 'GET', path: '/vermittler/nachricht/eingang', als });
    return nachrichtenIn(antwort)
      .map(({ betreff }) => betreff)
      .toSorted();
  };
  expect(await gelesen(people.makler)).toEqual(['Allen', 'Ihrer', 'Seiner']);
  expect(await gelesen(people.betreuerin)).toEqual(['Ihrer']);
  expect(await gelesen(people.leser)).toEqual(['Seiner']);
  expect(await gelesen(people.andererMakler)).toEqual([]);
});

type Person = (typeof people)[keyof typeof people];
type Antwort = Awaited<ReturnType<typeof eingang>>;

function eingang(als: Person, abfrage = '') {
  return api.send({ method: 'GET', path: `/benutzer/nachricht/eingang${abfrage}`, als });
}

function eine(als: Person, id: string | undefined) {
  return api.send({ method: 'GET', path: `/benutzer/nachricht/${id}`, als });
}

function nachrichtenIn({ body }: Antwort) {
  return postfaecher.benutzer.eingang.responses[200].parse(body).nachrichten;
}

/** Of the customer who has no contract, so many minutes after the first. */
function dritte(
  minuten: number,
  { betreff, text = 'Guten Tag' }: { betreff: string; text?: string },
) {
  const zeit = new Date(Date.parse('2026-11-18T09:00:00Z') + minuten * 60_000);
  return { ...nachricht('P000003', null), betreff, text, zeit };
}

/** To agency A. */
function derAgentur(versicherungsNummer: string | null, betreff: string) {
  return {
    ...nachricht('P000001', null),
    portal: 'vermittler' as const,
    partnerNummer: null,
    vermittlerNummer: '4711000001',
    versicherungsNummer,
    betreff,
  };
}

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
    letzteAktivitaet: gemeldetAm,
  };
}
