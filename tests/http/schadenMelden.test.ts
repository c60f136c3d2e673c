// Again on PostgreSQL: locks, a sequence and a repeated key.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { belehrung } from '#contract/schaeden/belehrung.ts';
import { journal } from '#server/database/schema.ts';
import { mitteilung, schaden, schadenUnterlage, upload } from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import {
  ereignis,
  meldung,
  nummerAus,
  ohneFrage,
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
  await vertragMit({});
});
afterEach(async () => {
  await leeren();
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const gespeicherte = () => api.database.select().from(schaden);

describe('a customer whose washing machine leaked', () => {
  test('reports it, and finds it in her list and whole with all she said', async () => {
    const antwort = await melde();
    expect(antwort).toMatchObject({
      status: 200,
      body: {
        status: 'GEMELDET',
        gemeldetAm: '2026-11-20T10:00:00.000Z',
        antwortBis: '2026-11-24',
      },
    });
    const schadenNummer = nummerAus(antwort);
    // The demo data stays below.
    expect(schadenNummer >= 'S26-0001234').toBe(true);
    expect(await liste()).toEqual([
      {
        schadenNummer,
        versicherungsNummer: wohnung,
        productKey: 'HAUSRAT',
        schadenart: 'LEITUNGSWASSER',
        bezeichnung: 'Leitungswasser',
        schadendatum: '2026-11-18',
        status: 'GEMELDET',
        letzteAktivitaet: '2026-11-20T10:00:00.000Z',
        fehlend: 6,
      },
    ]);
    expect(await gelesen(schadenNummer)).toMatchObject({
      melder: 'KUNDE',
      antwortBis: '2026-11-24',
      angaben: [
        { label: 'Was', wert: 'Leitungswasser' },
        { label: 'Wann', wert: '18.11.2026, 18:30\u00A0Uhr' },
        { label: 'Wo', wert: 'In der versicherten Wohnung' },
        { label: 'Läuft noch Wasser aus?', wert: 'Nein' },
        { label: 'Was ist passiert', wert: ereignis.hergang },
        { label: 'Was ist beschädigt oder weg', wert: ereignis.sachen },
        { label: 'Telefon', wert: '+4915200000000' },
        { label: 'E\u2011Mail', wert: 'lena@example.org' },
      ],
      verlauf: [{ ereignis: 'GEMELDET', autor: 'Sie', notiz: null }],
      zahlungen: [],
    });
    expect(await gespeicherte()).toMatchObject([{ manuell: [], melder: 'KUNDE' }]);
  });

  test('reads all answers and the notice in her mailbox, and none of the answers in the mail', async () => {
    const nummer = nummerAus(await melde());
    const [brief] = await api.database.select().from(mitteilung);
    expect(brief).toMatchObject({
      betreff: `Ihre Schadenmeldung ${nummer}`,
      kategorie: 'SCHADEN',
      partnerNummer: 'P000001',
      versicherungsNummer: wohnung,
    });
    for (const teil of [
      ereignis.hergang,
      'Läuft noch Wasser aus? Nein',
      'Was: Leitungswasser',
      'Fotos des Schadens\nKaufbelege',
      belehrung.titel,
      belehrung.text,
      belehrung.quelle,
      '24.11.2026',
    ]) {
      expect(brief?.text).toContain(teil);
    }
    await expect.poll(() => api.mails.length).toBe(1);
    const [mail] = api.mails;
    expect(mail?.betreff).toBe(`Ihre Schadenmeldung ${nummer}`);
    expect(mail?.text).toContain(nummer);
    for (const antwort of [ereignis.hergang, ereignis.sachen, 'Leitungswasser', '+49152']) {
      expect(mail?.text).not.toContain(antwort);
    }
    const eintraege = JSON.stringify(await api.database.select().from(journal));
    expect(eintraege).toContain('schaden.gemeldet');
    expect(eintraege).not.toContain('Waschmaschine');
  });

  test('sends the same request twice and gets one claim and the first answer', async () => {
    const schluessel = crypto.randomUUID();
    const erste = await melde(meldung, { schluessel });
    const zweite = await melde(meldung, { schluessel });
    expect(zweite.status).toBe(200);
    expect(zweite.body).toEqual(erste.body);
    expect(await gespeicherte()).toHaveLength(1);
    expect(await api.database.select().from(mitteilung)).toHaveLength(1);
  });

  test('sends photos along, and the entry for them is done', async () => {
    const fotos = [await datei(), await datei()];
    const nummer = nummerAus(await melde({ ...meldung, fotos }));
    const { unterlagen, fehlend } = await gelesen(nummer);
    expect(unterlagen.find(({ typ }) => typ === 'FOTOS')).toMatchObject({ erhalten: true });
    expect(fehlend).toBe(5);
    const alle = await api.database.select().from(schadenUnterlage);
    const eintrag = alle.find(({ typ }) => typ === 'FOTOS');
    const dateien = await api.database.select().from(upload);
    expect(dateien.map(({ vorgangId }) => vorgangId)).toEqual([eintrag?.id, eintrag?.id]);
  });

  test('sends photos where none are asked for, and they are kept with the claim', async () => {
    const fotos = [await datei()];
    const notfall = {
      ...meldung,
      schadenart: 'NOTFALL',
      ereignis: { ...ereignis, antwort: 'ERLEDIGT', sachen: undefined },
      fotos,
    };
    const nummer = nummerAus(await melde(notfall));
    expect((await gelesen(nummer)).unterlagen).toMatchObject([
      { typ: 'RECHNUNG', pflicht: true, erhalten: false },
      { typ: 'FOTOS', pflicht: false, erhalten: true },
    ]);
  });
});

describe('photos that are not there any more', () => {
  test.each([
    ['of somebody else', () => datei(people.andererKunde)],
    ['sent for a cancellation', () => datei(people.kundin, 'KUENDIGUNG')],
    ['unknown', () => Promise.resolve<string>(crypto.randomUUID())],
  ])('%s: nothing is reported, and the same key goes through once they are sent', async (_, id) => {
    const schluessel = crypto.randomUUID();
    const antwort = await melde({ ...meldung, fotos: [await id()] }, { schluessel });
    expect(antwort).toMatchObject({
      status: 409,
      body: {
        code: 'NACHWEIS',
        claimId: null,
        errorMessage: 'Laden Sie die Fotos bitte noch einmal hoch.',
      },
    });
    expect(await gespeicherte()).toEqual([]);
    expect((await melde(meldung, { schluessel })).status).toBe(200);
  });

  test('used for another report', async () => {
    const fotos = [await datei()];
    await melde({ ...meldung, fotos });
    const wieder = await melde({ ...meldung, fotos, trotzdem: true });
    expect(wieder).toMatchObject({ status: 409, body: { code: 'NACHWEIS' } });
  });
});

describe('whatever the contract does not cover is reported all the same, and the desk knows why', () => {
  test.each([
    ['glass that is not insured', [], { schadenart: 'GLASBRUCH' }, ['NICHT_ENTHALTEN']],
    ['glass that is insured', ['GLASBRUCH'], { schadenart: 'GLASBRUCH' }, []],
    ['something else', [], { schadenart: 'SONSTIGES' }, ['SONSTIGES']],
  ])('%s', async (_, deckungen, anders, manuell) => {
    await vertragMit({}, deckungen);
    const antwort = await melde({ ...meldung, ...anders, ereignis: ohneFrage });
    expect(antwort.status).toBe(200);
    expect(await gespeicherte()).toMatchObject([{ manuell }]);
  });

  test.each([
    ['before it began', { vertragsBeginn: '2026-11-19' }],
    [
      'after it ended',
      { vertragsBeginn: '2024-01-01', status: 'BEENDET', beendigungsdatum: '2026-11-17' },
    ],
  ] as const)('damage %s', async (_, anders) => {
    await vertragMit(anders);
    expect((await melde()).status).toBe(200);
    expect(await gespeicherte()).toMatchObject([{ manuell: ['AUSSERHALB_DES_SCHUTZES'] }]);
  });
});

describe('a contract that has ended', () => {
  test.each([
    ['2026-12-31T20:00:00Z', 200],
    ['2027-01-01T10:00:00Z', 404],
  ])('in 2023 takes reports at %s: %i', async (jetzt, status) => {
    await vertragMit({ status: 'BEENDET', beendigungsdatum: '2023-02-01' });
    api.setNow(jetzt);
    const damals = { ...ereignis, schadendatum: jetzt.slice(0, 10) };
    expect((await melde({ ...meldung, ereignis: damals })).status).toBe(status);
  });
});

describe('a customer who reports the same thing again', () => {
  test('is asked first, means it, and both are there', async () => {
    const nummer = nummerAus(await melde());
    const schluessel = crypto.randomUUID();
    const zweite = await melde(meldung, { schluessel });
    expect(zweite).toMatchObject({
      status: 409,
      body: {
        code: 'MOEGLICHE_DOPPELMELDUNG',
        claimId: nummer,
        errorMessage: `Zu diesem Ereignis liegt uns bereits eine Meldung vor (${nummer}).`,
      },
    });
    const trotzdem = await melde({ ...meldung, trotzdem: true }, { schluessel });
    expect(trotzdem.status).toBe(200);
    const alle = await gespeicherte();
    expect(alle.map(({ manuell }) => manuell)).toEqual([[], ['DOPPELT']]);
  });

  test('a day later, of another kind or day, is not asked', async () => {
    await melde();
    const brand = { ...ereignis, antwort: 'BEWOHNBAR' };
    expect((await melde({ ...meldung, schadenart: 'FEUER', ereignis: brand })).status).toBe(200);
    const davor = { ...ereignis, schadendatum: '2026-11-17' };
    expect((await melde({ ...meldung, ereignis: davor })).status).toBe(200);
    api.setNow('2026-11-21T10:00:01Z');
    expect((await melde()).status).toBe(200);
  });

  test('in two windows at once has reported it once', async () => {
    const beide = await Promise.all([melde(), melde(), melde()]);
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await gespeicherte()).toHaveLength(1);
  });
});
