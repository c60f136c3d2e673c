import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { meldungstexte } from '#contract/schaeden/pruefung.ts';
import type { Recht } from '#contract/entities/recht.ts';
import * as tables from '#server/database/schema.ts';
import { mitteilung, schaden } from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import {
  ereignis,
  meldung,
  nummerAus,
  schadenaufrufe,
  wohnung,
} from '#tests/support/schadenaufrufe.ts';

let api: TestApi;
const { melde, liste, schaden: gelesen, datei, vertragMit } = schadenaufrufe(() => api);
const { leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  // Looked after by a sub-agent of agency B.
  await vertragMit({ betreuer: 'fremder-unter' });
});
afterEach(async () => {
  await leeren();
  api.mails.length = 0;
});
afterAll(() => api.close());

/** The owner of agency B, whose contract it is. */
const als = people.andererMakler;
const unter = people.fremderUntervermittler;
const vomVermittler = { ...meldung, kundeInformiert: true };
const gespeicherte = () => api.database.select().from(schaden);
const mitRechten = (rechte: Recht[]) =>
  api.database.update(tables.zugang).set({ rechte }).where(eq(tables.zugang.sub, unter.sub));

describe('a broker reports the claim of a customer', () => {
  test('and it is known whose report it is, to her and to him', async () => {
    const fotos = [await datei(als)];
    const nummer = nummerAus(await melde({ ...vomVermittler, fotos }, { als }));
    expect(await gespeicherte()).toMatchObject([{ melder: 'VERMITTLER', manuell: [] }]);
    const verlauf = [
      { ereignis: 'GEMELDET', autor: 'System', notiz: `Vom Vermittler gemeldet: Name ${als.sub}` },
    ];
    expect(await gelesen(nummer)).toMatchObject({ melder: 'VERMITTLER', verlauf });
    expect(await liste()).toMatchObject([{ schadenNummer: nummer, fehlend: 5 }]);
    const fuerIhn = await gelesen(nummer, als);
    expect(fuerIhn).toMatchObject({ verlauf, status: 'GEMELDET', angaben: [] });
    expect(fuerIhn.unterlagen.map(({ typ }) => typ)).toContain('KAUFBELEGE');
    expect(JSON.stringify(fuerIhn)).not.toContain(ereignis.hergang);
  });

  test('and she reads in her mailbox who said what, and in the mail no more than the number', async () => {
    const nummer = nummerAus(await melde(vomVermittler, { als }));
    const briefe = await api.database.select().from(mitteilung);
    expect(briefe).toMatchObject([{ portal: 'benutzer', partnerNummer: 'P000001' }]);
    expect(briefe[0]?.text).toContain(`Name ${als.sub} hat in Ihrem Namen einen Schaden gemeldet.`);
    expect(briefe[0]?.text).toContain(
      `Das hat Name ${als.sub} uns zum Vertrag ${wohnung} gemeldet`,
    );
    expect(briefe[0]?.text).toContain(ereignis.hergang);
    await expect.poll(() => api.mails.length).toBe(1);
    const [mail] = api.mails;
    expect(mail?.an).toBe('p000001@example.org');
    expect(mail?.text).toContain(`Name ${als.sub}`);
    expect(mail?.text).toContain(nummer);
    expect(mail?.text).not.toContain('Leitungswasser');
    expect(mail?.text).not.toContain(ereignis.hergang);
  });

  test('only once he has told her, and she says no such thing herself', async () => {
    const antworten = [await melde(meldung, { als }), await melde(vomVermittler)];
    expect(antworten).toMatchObject(
      [meldungstexte.INFORMIERT, meldungstexte.UNGEFRAGT].map((text) => ({
        status: 422,
        body: { fehler: [{ feld: 'kundeInformiert', text }] },
      })),
    );
    expect(await gespeicherte()).toEqual([]);
  });

  test('again with the same key, and it is there once', async () => {
    const schluessel = crypto.randomUUID();
    const erste = await melde(vomVermittler, { als, schluessel });
    expect((await melde(vomVermittler, { als, schluessel })).body).toEqual(erste.body);
    expect(await gespeicherte()).toHaveLength(1);
  });

  test('with photos that only his customer has sent, and nothing is reported', async () => {
    const fotos = [await datei()];
    const antwort = await melde({ ...vomVermittler, fotos }, { als });
    expect(antwort).toMatchObject({ status: 409, body: { code: 'NACHWEIS' } });
  });
});

describe('a sub-agent', () => {
  test.each([
    ['who may report', ['kundenSehen', 'schadenMelden'], 200],
    ['who administers the agency', ['agenturVerwalten'], 200],
    ['who may change contracts but not report', ['kundenSehen', 'vertragAendern'], 403],
    ['who may report but sees no customers', ['schadenMelden'], 404],
  ] as const)('%s', async (_, rechte, status) => {
    await mitRechten([...rechte]);
    expect((await melde(vomVermittler, { als: unter })).status).toBe(status);
    expect(await gespeicherte()).toHaveLength(status === 200 ? 1 : 0);
  });

  test('who looks after another contract does not find it', async () => {
    await mitRechten(['kundenSehen', 'schadenMelden']);
    await vertragMit({ betreuer: null });
    expect((await melde(vomVermittler, { als: unter })).status).toBe(404);
  });

  test('is told with the customer whether he may report, and she is not', async () => {
    const lies = async (person: typeof unter | typeof als | typeof people.kundin) =>
      (await api.send({ method: 'GET', path: '/partner/P000001', als: person })).body;
    expect(await lies(unter)).toMatchObject({ vertretung: { melden: false } });
    expect(await lies(als)).toMatchObject({ vertretung: { melden: true } });
    expect(await lies(people.kundin)).not.toHaveProperty('vertretung');
  });
});

test('another agency does not find the contract it would report on', async () => {
  expect((await melde(vomVermittler, { als: people.makler })).status).toBe(404);
  expect((await melde(vomVermittler, { als, nummer: nummern.eigener })).status).toBe(404);
});
