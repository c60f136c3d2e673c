import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { antrag as antragstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { bhv, fahrrad, hausrat } from '#tests/support/musterantraege.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const pruefen = (
  antragId: string,
  { produkt, an = api, als = null }: { produkt: string; an?: TestApi; als?: Person | null },
) => an.send({ method: 'POST', path: `/${produkt}/bonitaet`, als, body: { antragId } });
const bonitaetVon = async (antrag: Musterantrag) =>
  (await pruefen(await antragIdVon(bereiteVor(api, antrag)), antrag)).body;

const mitName = (antrag: Musterantrag, nachname: string) =>
  mit(antrag, antrag === bhv ? 'firma' : 'person', { nachname });
const perRechnung = (antrag: Musterantrag) =>
  mit(antrag, 'kontaktZahlung', { zahlart: 'RECHNUNG' });
const firma = (rechtsform: string): Musterantrag => {
  if (rechtsform === 'GMBH') return bhv;
  const alle = z.parse(z.looseObject({}), bhv.antworten['firma']);
  const { handelsregister: _nr, registergericht: _ort, ...ohneRegister } = alle;
  return { ...bhv, antworten: { ...bhv.antworten, firma: { ...ohneRegister, rechtsform } } };
};

test.each([
  ['Bergmann', 'POSITIV'],
  ['Negativ', 'NEGATIV'],
  ['Unklar', 'UNKLAR'],
])(
  'Ms %s, whose application is prepared, is %s, for her home and for her bicycle',
  async (name, bonitaet) => {
    for (const antrag of [hausrat, fahrrad]) {
      expect(await bonitaetVon(mitName(antrag, name))).toEqual({ bonitaet });
    }
  },
);

test('a bill of more than 1,000 EUR a year is looked at by a person', async () => {
  const teuer = mit(bhv, 'einstieg', { jahresumsatz: 4_900_000_00 });
  expect(await bonitaetVon(perRechnung(hausrat))).toEqual({ bonitaet: 'POSITIV' });
  expect(await bonitaetVon(teuer)).toEqual({ bonitaet: 'POSITIV' });
  expect(await bonitaetVon(perRechnung(teuer))).toEqual({ bonitaet: 'UNKLAR' });
});

test.each([
  ['EINZELUNTERNEHMEN', 'NEGATIV'],
  ['GMBH', 'POSITIV'],
])('a firm of the form %s whose contact is Ms Negativ is %s', async (rechtsform, bonitaet) => {
  const antrag = mit(firma(rechtsform), 'firma', { nachname: 'Negativ' });
  expect(await bonitaetVon(antrag)).toEqual({ bonitaet });
});

describe('nobody asks about somebody', () => {
  const veraltet = { status: 409, body: { code: 'UNTERLAGEN_VERALTET' } };
  const person = {
    vorname: 'Anna',
    nachname: 'Negativ',
    geburtsdatum: '1992-03-14',
    anschrift: { plz: '48143', ort: 'Münster', strasse: 'Ludgeristraße', hausnummer: '12' },
  };

  test('by name, without an application', async () => {
    for (const body of [
      { nehmer: person, zahlart: 'LASTSCHRIFT', jahresbeitrag: 1 },
      { antragId: crypto.randomUUID(), nehmer: person },
    ]) {
      const antwort = await api.send({ method: 'POST', path: '/hausrat/bonitaet', body });
      expect(antwort.status).toBe(422);
    }
    expect(await pruefen(crypto.randomUUID(), hausrat)).toMatchObject(veraltet);
  });

  test('with an application for another product, or one whose time is over', async () => {
    const antragId = await antragIdVon(bereiteVor(api, hausrat));
    expect(await pruefen(antragId, fahrrad)).toMatchObject(veraltet);
    api.setNow('2026-12-04T10:00:01Z');
    expect(await pruefen(antragId, hausrat)).toMatchObject(veraltet);
    api.setNow('2026-11-20T10:00:00Z');
  });

  test('with an application that was prepared on the questions of an older release', async () => {
    const antragId = await antragIdVon(bereiteVor(api, mitName(hausrat, 'Frueher')));
    const { kontaktZahlung, person, ...andere } = hausrat.antworten;
    const { email, handynummer, ...zahlung } = z.parse(z.looseObject({}), kontaktZahlung);
    const { woanders, ...wer } = z.parse(z.looseObject({}), person);
    const kontakt = { email, emailWiederholung: email, handynummer };
    const frueher = { ...andere, person: wer, anschrift: { woanders }, kontakt, zahlung };
    for (const antworten of [frueher, { ...hausrat.antworten, person: wer }]) {
      await api.database
        .update(antragstabelle)
        .set({ antworten: JSON.stringify(antworten) })
        .where(eq(antragstabelle.id, antragId));
      expect(await pruefen(antragId, hausrat)).toMatchObject(veraltet);
    }
  });

  test('by preparing an application: it says nothing about her', async () => {
    const antwort = await bereiteVor(api, mitName(hausrat, 'Negativ'));
    expect(antwort.status).toBe(200);
  });

  test('by submitting one of another person under hers', async () => {
    const antragId = await antragIdVon(bereiteVor(api, hausrat));
    const fremde = einreichung(mitName(hausrat, 'Negativ'), antragId);
    expect(await stelle(api, 'hausrat', fremde)).toMatchObject(veraltet);
  });
});

test.each([
  ['Negativ', 'BONITAET_NEGATIV'],
  ['Unklar', 'NICHT_ABSCHLIESSBAR'],
])(
  'Ms %s has no contract without a person, whatever was called before (%s)',
  async (name, code) => {
    const antrag = mitName(hausrat, name);
    const antragId = await antragIdVon(bereiteVor(api, antrag));
    const antwort = await stelle(api, 'hausrat', einreichung(antrag, antragId));
    expect(antwort).toMatchObject({ status: 409, body: { code, schritt: null } });
  },
);

/** Application of the n-th of many people. */
const antrag = (n: number) =>
  mitName(n % 2 ? fahrrad : hausrat, `Berg${'abcdefghijklmnopqrstuvwxyz'.charAt(n)}`);

describe('who sounds out person after person', () => {
  const proxy = { trustProxy: ['127.0.0.1'], rateLimit: { max: 10_000 } };

  /** Prepared in another process, so that no limit a minute is met. */
  async function lage() {
    const on = await openTestDatabase();
    const frei = await openTestApi({ on });
    const [eins, zwei] = [await openTestApi({ ...proxy, on }), await openTestApi({ ...proxy, on })];
    const frage = async (n: number, als: Person | null = null) => {
      const { produkt } = antrag(n);
      const antragId = await antragIdVon(bereiteVor(frei, antrag(n)));
      return pruefen(antragId, { produkt, an: n % 3 ? eins : zwei, als });
    };
    const alle = [frei, eins, zwei];
    return { on, frei, eins, frage, alle, close: () => zwei.close() };
  }

  test('has twenty a day from an address, over all products and processes, and is told when to go on', async () => {
    const { eins, frage, alle, frei, close } = await lage();
    for (let n = 0; n < 20; n += 1) expect((await frage(n)).status).toBe(200);
    const zuViele = await frage(20);
    expect(zuViele).toMatchObject({
      status: 429,
      body: {
        code: 'ZU_VIELE_ANFRAGEN',
        errorMessage:
          'Von hier kamen heute schon viele Anträge. Bitte versuchen Sie es in 24\u00A0Stunden noch einmal.',
      },
    });
    expect(zuViele.headers['retry-after']).toBe('86400');
    // The binding call asks the agency as well; nor does it tell what the credit check may not.
    const antragId = await antragIdVon(bereiteVor(frei, antrag(20)));
    expect((await stelle(eins, 'hausrat', einreichung(antrag(20), antragId))).status).toBe(429);
    // Her own, asked again, tells nothing new.
    expect((await frage(0)).status).toBe(200);
    for (const eine of alle) eine.setNow('2026-11-21T10:00:00Z');
    expect((await frage(20)).status).toBe(200);
    await close();
  });

  test('a broker is counted by his account, not by the address of his office', async () => {
    const { on, frage, close } = await lage();
    await insertRows(on.database);
    for (let n = 0; n < 20; n += 1) await frage(n);
    expect((await frage(20)).status).toBe(429);
    expect((await frage(21, people.makler)).status).toBe(200);
    await close();
  });
});

test('nothing is stored of a look-up', async () => {
  await bonitaetVon(mitName(hausrat, 'Niemand'));
  expect(await api.database.select().from(tables.journal)).toEqual([]);
  expect(await api.database.select().from(tables.wiederholung)).toEqual([]);
});
