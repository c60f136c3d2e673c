// Again on PostgreSQL: claims that are decided and paid.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nachrichtSchreiben } from '#contract/endpoints/nachrichtSchreiben.ts';
import { schadenLesen } from '#contract/endpoints/schaden.ts';
import { vermittlereinstellung } from '#server/database/kontoschema.ts';
import { journal, partner, vertrag } from '#server/database/schema.ts';
import { schaden } from '#server/database/vorgangsschema.ts';
import { internaufrufe } from '#server/intern/aufrufe.ts';
import type { TestApi } from '#tests/support/api.ts';
import { nummern, people } from '#tests/support/rows.ts';
import {
  gezahlt,
  grund,
  openSchadenpult,
  type Schadenpult,
  wasser,
} from '#tests/support/schadenpult.ts';
import { schadenNummer as fremdschaden } from '#tests/support/schadenrechte.ts';

let amPult: Schadenpult;
let api: TestApi;
beforeEach(async () => {
  amPult = await openSchadenpult();
  ({ api } = amPult);
});
afterEach(() => api.close());

const akte = async (
  nummer = wasser,
  als: typeof people.kundin | typeof people.makler = people.kundin,
) => {
  const { body } = await api.send({ method: 'GET', path: `/schaden/${nummer}`, als });
  return schadenLesen.responses[200].parse(body);
};
const blatt = async (nummer = wasser) =>
  internaufrufe.schadenLesen.responses[200].parse((await amPult.lies(`/schaeden/${nummer}`)).body);

describe('a claim that is paid', () => {
  test('goes to the account of the contract, and she sees how much, where and why', async () => {
    expect(
      (await amPult.tue('entscheidung', { ...gezahlt, grund: 'Der Teppich ist älter.' })).status,
    ).toBe(200);
    const ihrer = await akte();
    expect(ihrer).toMatchObject({ status: 'REGULIERT', antwortBis: null });
    expect(ihrer.zahlungen).toEqual([
      {
        datum: '2026-11-20',
        betrag: 1_180_00,
        empfaenger: 'Lena Krüger',
        iban: 'DE** **** **** **** **30 00',
      },
    ]);
    expect(ihrer.verlauf.slice(-2)).toMatchObject([
      { ereignis: 'ENTSCHEIDUNG', autor: 'Schadenservice', notiz: 'Wir zahlen 1.180,00\u00A0EUR.' },
      { ereignis: 'ZAHLUNG', autor: 'System', notiz: '1.180,00\u00A0EUR' },
    ]);
    expect(await amPult.zeile()).toMatchObject({ abgeschlossenAm: '2026-11-20' });
    expect(await amPult.zahlungen()).toMatchObject([{ iban: 'DE89370400440532013000' }]);
    const [brief] = await amPult.briefe();
    expect(brief).toMatchObject({
      betreff: `Entscheidung zu Ihrem Schaden ${wasser}`,
      kategorie: 'SCHADEN',
      verbindlich: true,
      versicherungsNummer: nummern.andererAgentur,
    });
    for (const steht of [
      '1.180,00',
      'Lena Krüger',
      '30\u00A000',
      'Der Teppich ist älter.',
      'Ombudsmann',
    ]) {
      expect(brief?.text.toLowerCase()).toContain(steht.toLowerCase());
    }
    expect(brief?.text).not.toContain('3704');
  });

  test('is told by a mail that names the claim, and neither amount nor reason', async () => {
    await amPult.tue('entscheidung', { ...gezahlt, grund: 'Der Teppich ist älter.' });
    await expect.poll(() => api.mails.length).toBe(1);
    const [mail] = api.mails;
    expect(mail?.an).toBe('p000001@example.org');
    expect(mail?.betreff).toBe(`Entscheidung zu Ihrem Schaden ${wasser}`);
    expect(mail?.text).not.toMatch(/1\.180|Teppich|3000/);
  });

  test('tells her broker by numbers, and he sees no reasons', async () => {
    await api.database.delete(vermittlereinstellung);
    await amPult.tue('entscheidung', { ergebnis: 'ABGELEHNT', grund });
    await expect.poll(() => api.mails.length).toBeGreaterThan(1);
    const seine = api.mails.filter(({ an }) => an !== 'p000001@example.org');
    expect(seine.map(({ betreff }) => betreff)).toContain(
      `Schaden entschieden: ${nummern.andererAgentur}`,
    );
    expect(seine.map(({ text }) => text).join()).not.toMatch(/Überschwemmung|Krüger/);
    await amPult.tue('entscheidung', { ergebnis: 'ABGELEHNT', grund }, { nummer: fremdschaden });
    expect((await akte(fremdschaden)).verlauf.at(-1)?.notiz).toBe(grund);
    expect((await akte(fremdschaden, people.makler)).verlauf.at(-1)).toMatchObject({
      ereignis: 'ENTSCHEIDUNG',
      notiz: null,
    });
  });

  test('goes to the other account that she named', async () => {
    const iban = 'DE02120300000000202051';
    await api.database
      .update(schaden)
      .set({ nachtrag: { auszahlung: { konto: 'ANDERES', iban } } });
    await amPult.tue('entscheidung', gezahlt);
    expect(await amPult.zahlungen()).toMatchObject([{ iban, empfaenger: 'Lena Krüger' }]);
  });

  test('in part stays open for the rest, and is no longer refused', async () => {
    const teil = { ergebnis: 'TEILREGULIERT', betrag: 300_00 };
    expect((await amPult.tue('entscheidung', teil)).status).toBe(200);
    expect(await amPult.zeile()).toMatchObject({ status: 'TEILREGULIERT', abgeschlossenAm: null });
    expect(await blatt()).toMatchObject({
      abgeschlossen: false,
      entscheidbar: ['REGULIERT', 'TEILREGULIERT', 'GESCHLOSSEN'],
    });
    const ablehnung = await amPult.tue('entscheidung', { ergebnis: 'ABGELEHNT', grund });
    expect(ablehnung).toMatchObject({ status: 409, body: { code: 'NICHT_ENTSCHEIDBAR' } });
    expect((await amPult.tue('entscheidung', gezahlt)).status).toBe(200);
    expect((await amPult.zahlungen()).map(({ betrag }) => betrag)).toEqual([300_00, 1_180_00]);
    expect(await amPult.zeile()).toMatchObject({
      status: 'REGULIERT',
      abgeschlossenAm: '2026-11-20',
    });
  });

  test('is paid once for each key, and another request with it is refused', async () => {
    const key = randomUUID();
    expect((await amPult.tue('entscheidung', gezahlt, { key })).status).toBe(200);
    expect((await amPult.tue('entscheidung', gezahlt, { key })).status).toBe(200);
    expect((await amPult.tue('entscheidung', { ...gezahlt, betrag: 1 }, { key })).status).toBe(422);
    expect(await amPult.zahlungen()).toHaveLength(1);
    expect(await amPult.briefe()).toHaveLength(1);
  });

  test('is in the journal as done by the desk, without reason and account', async () => {
    await amPult.tue('entscheidung', { ...gezahlt, grund: 'Der Teppich ist älter.' });
    const eintraege = await api.database.select().from(journal);
    expect(eintraege).toMatchObject([
      {
        aktion: 'schaden.entschieden',
        rolle: 'sachbearbeitung',
        alt: { status: 'IN_PRUEFUNG' },
        neu: { schadenNummer: wasser, status: 'REGULIERT', betrag: 1_180_00 },
      },
    ]);
    expect(JSON.stringify(eintraege)).not.toMatch(/Teppich|3000/);
  });
});

describe('where money cannot go', () => {
  test('whoever was harmed gets it, so her account has to be named', async () => {
    const ohne = await amPult.tue('entscheidung', gezahlt, { nummer: fremdschaden });
    expect(ohne).toMatchObject({ status: 409, body: { code: 'KEIN_KONTO' } });
    expect((await blatt(fremdschaden)).konto).toBeNull();
    const konto = { empfaenger: 'Ida Kern', iban: 'DE02 1203 0000 0000 2020 51' };
    expect(
      (await amPult.tue('entscheidung', { ...gezahlt, konto }, { nummer: fremdschaden })).status,
    ).toBe(200);
    expect(await amPult.zahlungen()).toMatchObject([
      { empfaenger: 'Ida Kern', iban: 'DE02120300000000202051' },
    ]);
  });

  test('without any account the desk is told to ask for one', async () => {
    await api.database.update(vertrag).set({ bankverbindung: null });
    const { status, body } = await amPult.tue('entscheidung', gezahlt);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'KEIN_KONTO',
      errorMessage:
        'Zu diesem Schaden kennen wir kein Konto. Fragen Sie den Kunden danach oder tragen Sie es hier ein.',
    });
    expect(await amPult.zeile()).toMatchObject({ status: 'IN_PRUEFUNG' });
    expect(await amPult.briefe()).toEqual([]);
  });

  test('while bank details are locked nothing goes to her account, and later it does', async () => {
    const bankGesperrtBis = new Date('2026-11-26T09:00:00Z');
    await api.database.update(partner).set({ bankGesperrtBis });
    const key = randomUUID();
    const gesperrt = await amPult.tue('entscheidung', gezahlt, { key });
    expect(gesperrt).toMatchObject({ status: 409, body: { code: 'BANK_GESPERRT' } });
    expect(JSON.stringify(gesperrt.body)).toContain('erst ab 26.11.2026, 10:00\u00A0Uhr');
    expect(await amPult.zahlungen()).toEqual([]);
    api.setNow('2026-11-26T09:00:01Z');
    expect((await amPult.tue('entscheidung', gezahlt, { key })).status).toBe(200);
  });
});

describe('a claim that is not paid', () => {
  test.each([
    ['ABGELEHNT', 'ENTSCHEIDUNG'],
    ['GESCHLOSSEN', 'GESCHLOSSEN'],
  ] as const)('says why, and nothing is paid: %s', async (ergebnis, ereignis) => {
    expect((await amPult.tue('entscheidung', { ergebnis, grund })).status).toBe(200);
    const ihrer = await akte();
    expect(ihrer).toMatchObject({ status: ergebnis, zahlungen: [] });
    expect(ihrer.verlauf.at(-1)).toMatchObject({ ereignis, notiz: grund });
    expect(await amPult.zeile()).toMatchObject({ abgeschlossenAm: '2026-11-20' });
    expect((await amPult.briefe())[0]?.text).toContain(grund);
    expect(await blatt()).toMatchObject({
      abgeschlossen: true,
      entscheidbar: [],
      wiedereroeffenbar: true,
      entscheidung: { ereignis, notiz: grund },
    });
  });

  test('she answers the decision, and the desk sees it waiting', async () => {
    await amPult.tue('entscheidung', { ergebnis: 'ABGELEHNT', grund });
    const [brief] = await amPult.briefe();
    const { method, path } = nachrichtSchreiben;
    const text = 'Damit bin ich nicht einverstanden.';
    const body = { anliegen: 'SCHADEN', versicherungsNummer: null, bezug: brief?.id, text };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await api.send({ method, path, als: people.kundin, body, headers })).status).toBe(200);
    const offene = await amPult.lies('/nachrichten');
    expect(offene.body).toMatchObject({
      gespraeche: [{ betreff: `Entscheidung zu Ihrem Schaden ${wasser}` }],
    });
  });
});
