import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schaden } from '#server/database/vorgangsschema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { ereignis, meldung, nummerAus, schadenaufrufe } from '#tests/support/schadenaufrufe.ts';

let api: TestApi;
const { melde, reicheEin, liste, schaden: gelesen, datei, vertragMit } = schadenaufrufe(() => api);
const { leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  await vertragMit({});
});
afterEach(() => leeren());
afterAll(() => api.close());

const gespeicherte = () => api.database.select().from(schaden);
const mit = (anders: object) => ({ ereignis: { ...ereignis, ...anders } });
const frueh = { schadendatum: '2026-10-01' };
const status = async (als: Person, path: string) =>
  (await api.send({ method: 'GET', path, als })).status;

describe('a report that lacks something says where', () => {
  test.each([
    ['a kind nobody knows', { schadenart: 'toString' }, 'schadenart'],
    ['a kind of another product', { schadenart: 'TIERSCHADEN' }, 'schadenart'],
    ['no answer to its question', mit({ antwort: undefined }), 'ereignis.antwort'],
    ['an answer of another question', mit({ antwort: 'VERSTAENDIGT' }), 'ereignis.antwort'],
    ['an answer nobody asked for', { schadenart: 'GLASBRUCH' }, 'ereignis.antwort'],
    ['no things', mit({ sachen: undefined }), 'ereignis.sachen'],
    ['no place', mit({ schadenort: 'UNTERWEGS' }), 'ereignis.ortsangabe'],
    ['no country', mit({ schadenort: 'AUSLAND', ortsangabe: 'Wien' }), 'ereignis.land'],
    ['tomorrow', mit({ schadendatum: '2026-11-21' }), 'ereignis.schadendatum'],
    ['noticed tomorrow', mit({ entdecktAm: '2026-11-21' }), 'ereignis.entdecktAm'],
    ['noticed before', mit({ entdecktAm: '2026-11-17' }), 'ereignis.entdecktAm'],
    ['old and not said when noticed', mit(frueh), 'ereignis.entdecktAm'],
    [
      'noticed long ago without a reason',
      mit({ ...frueh, entdecktAm: '2026-11-05' }),
      'ereignis.meldegrundSpaet',
    ],
    ['not said to be true', { wahr: false }, 'wahr'],
  ])('%s', async (_, anders, feld) => {
    const antwort = await melde({ ...meldung, ...anders });
    expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld }] } });
    expect(await gespeicherte()).toEqual([]);
  });

  test('in the sentences that stand beside the fields', async () => {
    const antwort = await melde({
      ...meldung,
      ereignis: { ...ereignis, schadendatum: '2026-11-21', sachen: undefined },
    });
    expect(antwort.body).toEqual({
      fehler: [
        {
          feld: 'ereignis.schadendatum',
          text: 'Wählen Sie einen Tag, der nicht in der Zukunft liegt.',
        },
        { feld: 'ereignis.sachen', text: 'Nennen Sie, was beschädigt oder weg ist.' },
      ],
    });
  });

  test('an old damage noticed a fortnight ago needs no reason, and abroad is named with its country', async () => {
    const draussen = {
      ...ereignis,
      schadendatum: '2026-10-01',
      entdecktAm: '2026-11-06',
      schadenort: 'AUSLAND',
      ortsangabe: 'Wien, Hotel am Ring',
      land: 'AT',
    };
    const nummer = nummerAus(await melde({ ...meldung, ereignis: draussen }));
    const { angaben } = await gelesen(nummer);
    expect(angaben).toContainEqual({
      label: 'Wo',
      wert: 'Im Ausland: Wien, Hotel am Ring, Österreich',
    });
    expect(angaben).toContainEqual({ label: 'Bemerkt am', wert: '06.11.2026' });
  });
});

describe('a contract or claim of somebody else', () => {
  test('is answered like an unknown one', async () => {
    for (const nummer of [nummern.fremder, nummern.unbekannt, 'HR299999999']) {
      expect((await melde(meldung, { nummer })).status).toBe(404);
    }
    expect((await melde(meldung, { als: people.andererKunde })).status).toBe(404);
    // Of a product that is not reported here.
    await vertragMit({ produkt: 'KFZ' });
    expect((await melde()).status).toBe(404);
    expect(await gespeicherte()).toEqual([]);
  });

  test('cannot be learnt of by sending the key of its report', async () => {
    const schluessel = crypto.randomUUID();
    await melde(meldung, { schluessel });
    expect((await melde(meldung, { schluessel, als: people.andererKunde })).status).toBe(404);
  });

  test('is not shown to other customers, and to agents as far as the contract is theirs', async () => {
    const nummer = nummerAus(await melde());
    const wege = [`/schaden/${nummer}`, `/schaden/HAUSRAT/required-documents/${nummer}`];
    for (const path of wege) {
      expect(await status(people.andererKunde, path)).toBe(404);
      expect(await status(people.makler, path)).toBe(404);
      expect(await status(people.andererMakler, path)).toBe(200);
    }
    expect(await status(people.kundin, `/schaden/BHV/required-documents/${nummer}`)).toBe(404);
    expect(await status(people.kundin, '/schaden/S26-0009999')).toBe(404);
    expect(await status(people.kundin, '/schaden?partnernummer=P000002')).toBe(404);
    expect(await status(people.fremderUntervermittler, '/schaden?partnernummer=P000001')).toBe(404);
    // Agency A has contracts of hers, but not this one.
    expect(await liste(people.makler)).toEqual([]);
    expect(await liste(people.andererMakler)).toHaveLength(1);
    const dateien = [await datei()];
    const fremd = await reicheEin(nummer, { typ: 'FOTOS', dateien }, { als: people.andererKunde });
    expect(fremd.status).toBe(404);
  });
});
