// Again on PostgreSQL: locks and lost connections are its own.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { einwilligung } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { wiederholungen } from '#server/repositories/wiederholungen.ts';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

let api: TestApi;
let vorher = { vertraege: 0, partner: 0 };
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
beforeEach(async () => {
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
  vorher = await bestand();
});
afterAll(() => api.close());

const bestand = async () => ({
  vertraege: await api.database.$count(tables.vertrag),
  partner: await api.database.$count(tables.partner),
});
const vorbereitet = async (vorname: string, nachname = 'Bergmann') => {
  const antrag = mit(hausrat, 'person', { vorname, nachname });
  return einreichung(antrag, await antragIdVon(bereiteVor(api, antrag)));
};
/** What stays the same in every answer; links are made anew each time. */
const kern = ({ status, body }: Reply) => {
  const { dokumente, ...rest } = body as { dokumente: { typ: string }[] };
  return JSON.stringify([status, rest, dokumente.map(({ typ }) => typ)]);
};
const geaendert = async (vorname: string) => {
  const antrag = mit(hausrat, 'person', { vorname });
  const erster = await antragIdVon(bereiteVor(api, antrag));
  const anders = mit(antrag, 'kontaktZahlung', { handynummer: '+491709999999' });
  const bereiteNeuVor = () => bereiteVor(api, anders, { felder: { ersetzt: erster } });
  return { antrag, anders, bereiteNeuVor, ersterAntrag: einreichung(antrag, erster) };
};
const einVertragMehr = { vertraege: 1, partner: 1 };
const zuwachs = async () => {
  const jetzt = await bestand();
  return { vertraege: jetzt.vertraege - vorher.vertraege, partner: jetzt.partner - vorher.partner };
};

/** Mails with a policy: the papers before it are another one. */
const scheine = () =>
  api.mails.filter(({ betreff }) => betreff.startsWith('Ihr Versicherungsschein'));

test.each([
  ['a double click', 2],
  ['forty submits at once', 40],
])(
  '%s makes one contract, one customer and one mail, and every answer is the same',
  async (_, anzahl) => {
    const body = await vorbereitet(`Anna ${'x'.repeat(anzahl)}`);
    const antworten = await Promise.all(
      Array.from({ length: anzahl }, () => stelle(api, 'hausrat', body)),
    );
    expect(antworten[0]?.status).toBe(200);
    expect(new Set(antworten.map(kern)).size).toBe(1);
    expect(await zuwachs()).toEqual(einVertragMehr);
    await eventually(() => expect(scheine().length).toBeGreaterThan(0));
    expect(scheine()).toHaveLength(1);
  },
);

test('an answer that got lost is given again, also to whoever has been signed out meanwhile', async () => {
  const body = await vorbereitet('Lena', 'Krüger');
  const erste = await stelle(api, 'hausrat', body, { als: people.kundin });
  api.setNow('2026-11-22T10:00:00Z');
  const zweite = await stelle(api, 'hausrat', body);
  expect(kern(zweite)).toBe(kern(erste));
  expect(await zuwachs()).toEqual({ vertraege: 1, partner: 0 });
});

test('the key of a concluded application takes no other request', async () => {
  const body = await vorbereitet('Clara');
  await stelle(api, 'hausrat', body);
  const andere = await stelle(api, 'hausrat', { ...body, referenz: 'anders' });
  expect(andere).toMatchObject({ status: 422, body: { fehler: [{ feld: 'idempotency-key' }] } });
  expect(await zuwachs()).toEqual(einVertragMehr);
});

test('whoever lost the answer, reloads and goes through all of it again gets the contract she has', async () => {
  const antrag = mit(hausrat, 'person', { vorname: 'Frieda' });
  const body = einreichung(antrag, await antragIdVon(bereiteVor(api, antrag)));
  const erste = await stelle(api, 'hausrat', body);
  api.setNow('2026-11-20T10:20:00Z');
  const nochmal = einreichung(antrag, await antragIdVon(bereiteVor(api, antrag)));
  expect(kern(await stelle(api, 'hausrat', nochmal))).toBe(kern(erste));
  expect(await zuwachs()).toEqual(einVertragMehr);
});

test('long after the first answer was forgotten a repeat still makes no second contract', async () => {
  const body = await vorbereitet('Dora');
  await stelle(api, 'hausrat', body);
  await wiederholungen(api.database).vergessen(new Date('2026-12-31T00:00:00Z'));
  expect((await stelle(api, 'hausrat', body)).status).toBe(409);
  expect(await zuwachs()).toEqual(einVertragMehr);
});

test('a mail nobody took is sent later, and nothing of the contract is lost', async () => {
  let kaputt = true;
  const mails: string[] = [];
  const stumm = await openTestApi({
    sendMail({ an }) {
      if (kaputt) return Promise.reject(new Error('no server'));
      mails.push(an);
      return Promise.resolve();
    },
  });
  await insertRows(stumm.database);
  const antragId = await antragIdVon(bereiteVor(stumm, hausrat));
  const body = einreichung(hausrat, antragId);
  expect((await stelle(stumm, 'hausrat', body)).status).toBe(200);
  kaputt = false;
  stumm.setNow('2026-11-20T10:03:00Z');
  // Any later save or start wakes whoever sends the mails; here a repeat does.
  expect((await stelle(stumm, 'hausrat', body)).status).toBe(200);
  await eventually(() => expect(mails).toEqual(['anna.bergmann@example.org']));
  await stumm.close();
});

test('a database that goes away in the middle leaves nothing behind', async () => {
  const body = await vorbereitet('Emma');
  // The last thing written is the mail: without its table the whole conclusion is undone.
  await api.database.execute('alter table postausgang rename to fort');
  const antwort = await stelle(api, 'hausrat', body);
  await api.database.execute('alter table fort rename to postausgang');
  expect(antwort.status).toBe(500);
  expect(await zuwachs()).toEqual({ vertraege: 0, partner: 0 });
  const waise = await api.database
    .select()
    .from(einwilligung)
    .leftJoin(
      tables.vertrag,
      eq(tables.vertrag.versicherungsNummer, einwilligung.versicherungsNummer),
    );
  expect(waise.filter(({ vertrag }) => vertrag === null)).toEqual([]);
  expect((await stelle(api, 'hausrat', body)).status).toBe(200);
  expect(await zuwachs()).toEqual(einVertragMehr);
});

describe('Whoever changes an answer because the first conclusion was never answered', () => {
  test('is told that there is a contract where the first did arrive, and gets no second', async () => {
    const { antrag, bereiteNeuVor, ersterAntrag } = await geaendert('Greta');
    const erste = await stelle(api, 'hausrat', ersterAntrag);
    const { status, body } = await bereiteNeuVor();
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('SCHON_ANGEKOMMEN'),
    ]);
    const { antragId: ersetzt } = ersterAntrag;
    const wieZuvor = await antragIdVon(bereiteVor(api, antrag, { felder: { ersetzt } }));
    expect(kern(await stelle(api, 'hausrat', einreichung(antrag, wieZuvor)))).toBe(kern(erste));
    expect(await zuwachs()).toEqual(einVertragMehr);
  });

  test('has one contract, the changed one, where the first arrives only later', async () => {
    const { anders, bereiteNeuVor, ersterAntrag } = await geaendert('Hanna');
    api.setNow('2026-11-20T10:01:00Z');
    const zweiter = einreichung(anders, await antragIdVon(bereiteNeuVor()));
    // Its clock was read before the second was prepared.
    api.setNow('2026-11-20T10:00:30Z');
    expect(await stelle(api, 'hausrat', ersterAntrag)).toMatchObject({
      status: 409,
      body: { code: 'UNTERLAGEN_VERALTET' },
    });
    api.setNow('2026-11-20T10:01:30Z');
    expect((await stelle(api, 'hausrat', zweiter)).status).toBe(200);
    expect(await zuwachs()).toEqual(einVertragMehr);
  });

  test('has one contract whichever of the two comes first', async () => {
    const { anders, bereiteNeuVor, ersterAntrag } = await geaendert('Ida');
    const [erste, neue] = await Promise.all([
      stelle(api, 'hausrat', ersterAntrag),
      bereiteNeuVor(),
    ]);
    if (neue.status === 200) {
      const zweiter = einreichung(anders, await antragIdVon(Promise.resolve(neue)));
      await stelle(api, 'hausrat', zweiter);
    }
    expect(new Set([erste.status, neue.status])).toEqual(new Set([200, 409]));
    expect(await zuwachs()).toEqual(einVertragMehr);
  });
});
