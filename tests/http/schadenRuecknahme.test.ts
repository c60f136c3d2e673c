// Again on PostgreSQL: a report of the same day and kind beside one that was withdrawn.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schadenZurueckziehen } from '#contract/endpoints/schaden.ts';
import { kuendigungLesen } from '#contract/endpoints/vertrag/beendigung.ts';
import { istZurueckziehbar, type Schaden } from '#contract/entities/schadenakte.ts';
import { journal } from '#server/database/schema.ts';
import { schaden, schadenZahlung } from '#server/database/vorgangsschema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { nummerAus, schadenaufrufe, wohnung } from '#tests/support/schadenaufrufe.ts';

let api: TestApi;
let nummer: string;
const { melde, reicheEin, liste, schaden: gelesen, datei, vertragMit } = schadenaufrufe(() => api);
const { leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  await vertragMit({});
  nummer = nummerAus(await melde());
  api.setNow('2026-11-25T10:00:00Z');
});
afterEach(async () => {
  await leeren();
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const ziehZurueck = (als: Person = people.kundin) => {
  const { method } = schadenZurueckziehen;
  return api.send({ method, path: `/schaden/${nummer}/ruecknahme`, als });
};
const istNun = (neu: Partial<typeof schaden.$inferInsert>) =>
  api.database.update(schaden).set(neu).where(eq(schaden.schadenNummer, nummer));
const eingetragen = () =>
  api.database.select().from(journal).where(eq(journal.aktion, 'schaden.zurueckgezogen'));
const bestaetigt = () =>
  api.mails.filter(({ betreff }) => betreff.includes(`${nummer} zurückgezogen`));
const nachSchaden = async () => {
  const path = `/vertrag/${wohnung}/kuendigung` as const;
  const { body } = await api.send({ method: 'GET', path, als: people.kundin });
  const { gruende } = z.parse(kuendigungLesen.responses[200], body);
  return gruende.find(({ key }) => key === 'SCHADENFALL');
};

describe('a customer whose damage has settled itself', () => {
  test('withdraws the claim once, however often she presses', async () => {
    expect((await ziehZurueck()).status).toBe(200);
    expect((await ziehZurueck()).status).toBe(200);
    const { verlauf, ...jetzt } = await gelesen(nummer);
    expect(jetzt).toMatchObject({ status: 'ZURUECKGEZOGEN', antwortBis: null });
    expect(verlauf.map(({ ereignis, autor }) => `${ereignis} ${autor}`)).toEqual([
      'GEMELDET Sie',
      'ZURUECKGEZOGEN Sie',
    ]);
    expect(await eingetragen()).toHaveLength(1);
    const [zeile] = await api.database
      .select()
      .from(schaden)
      .where(eq(schaden.schadenNummer, nummer));
    expect(zeile?.abgeschlossenAm).toBe('2026-11-25');
    const path = '/benutzer/nachricht/eingang?suche=zur%C3%BCckgezogen';
    const eingang = await api.send({ method: 'GET', path, als: people.kundin });
    expect(eingang.body).toMatchObject({
      gesamt: 1,
      nachrichten: [{ betreff: `Sie haben Ihren Schaden ${nummer} zurückgezogen` }],
    });
  });

  test('is asked for nothing any more, and nothing is taken for it', async () => {
    await ziehZurueck();
    const einreichung = { typ: 'FOTOS', dateien: [await datei()] };
    expect(await reicheEin(nummer, einreichung)).toMatchObject({
      status: 409,
      body: { code: 'GESCHLOSSEN' },
    });
  });

  test('reports it anew without being told that it is there already', async () => {
    await istNun({ gemeldetAm: new Date('2026-11-25T09:00:00Z') });
    expect(await melde()).toMatchObject({ status: 409, body: { claimId: nummer } });
    await ziehZurueck();
    const neue = nummerAus(await melde());
    expect((await liste()).map(({ schadenNummer: eine, status }) => [eine, status])).toEqual([
      [neue, 'GEMELDET'],
      [nummer, 'ZURUECKGEZOGEN'],
    ]);
  });

  test('does not get a right to cancel by it', async () => {
    expect(await nachSchaden()).toMatchObject({ hinderung: null });
    await ziehZurueck();
    expect(await nachSchaden()).toMatchObject({
      termine: null,
      hinderung: 'Zu diesem Vertrag liegt kein Schaden vor, nach dem Sie jetzt kündigen können.',
    });
  });

  test.each<Partial<Pick<Schaden, 'status' | 'melder'>>>([
    { status: 'REGULIERT' },
    { status: 'TEILREGULIERT' },
    { status: 'ABGELEHNT' },
    { status: 'GESCHLOSSEN' },
    { status: 'WIEDEREROEFFNET' },
    { melder: 'GESCHAEDIGTER' },
  ])('cannot withdraw what is decided or somebody else reported: %o', async (anders) => {
    await istNun(anders);
    expect(await ziehZurueck()).toMatchObject({ status: 409, body: { code: 'GESCHLOSSEN' } });
    expect(await eingetragen()).toEqual([]);
    // The page offers just what is taken.
    expect(istZurueckziehbar(await gelesen(nummer))).toBe(false);
  });

  test('cannot withdraw what was paid for in part, whatever is asked for since', async () => {
    const datum = '2026-11-24';
    const zahlung = { id: crypto.randomUUID(), datum, betrag: 20_000, empfaenger: 'Lena Krüger' };
    await api.database
      .insert(schadenZahlung)
      .values({ ...zahlung, schadenNummer: nummer, iban: 'DE02120300000000202051' });
    await istNun({ status: 'UNTERLAGEN_ANGEFORDERT' });
    expect((await ziehZurueck()).status).toBe(409);
    expect(istZurueckziehbar(await gelesen(nummer))).toBe(false);
  });

  test('is told by mail, for nobody shall end it who only sits at her screen', async () => {
    await ziehZurueck();
    await expect.poll(bestaetigt).toHaveLength(1);
    expect(bestaetigt()[0]?.text).toContain('Waren Sie das nicht?');
  });

  test('finds no claim of somebody else', async () => {
    expect((await ziehZurueck(people.andererKunde)).status).toBe(404);
    expect(istZurueckziehbar(await gelesen(nummer))).toBe(true);
  });
});
