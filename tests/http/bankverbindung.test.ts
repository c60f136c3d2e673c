// Again on PostgreSQL: statements no other of these tests makes.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import * as tables from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { anna, openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';
import { nummern } from '#tests/support/rows.ts';

const minute = 60_000;
const iban = 'DE02120300000000202051';
const wunsch = { iban, kontoinhaber: null, vertraege: null, mandat: true };

let api: KontoApi;
let token: string;
beforeEach(async () => {
  api = await openKontoApi();
  ({ AccessToken: token } = await api.client.signIn(anna.email));
});
afterEach(() => api.close());

async function aendern(
  changes: object = {},
  { partner, key }: { partner?: string; key?: string } = {},
) {
  const antwort = await api.app.inject({
    method: 'PATCH',
    url: `/api/partner/${partner ?? anna.partnerNummer}/bankverbindung`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key ?? crypto.randomUUID() },
    payload: { ...wunsch, ...changes },
  });
  return { status: antwort.statusCode, body: antwort.json<unknown>() };
}

async function konten() {
  const zeilen = await api.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.partnerNummer, anna.partnerNummer));
  return new Map(zeilen.map((zeile) => [zeile.versicherungsNummer, zeile]));
}

/** Messages and documents that exist. */
const folgen = async () => [
  ...(await api.database.select().from(mitteilung)),
  ...(await api.database.select().from(tables.dokument)),
];

describe('a customer with another account', () => {
  test('gives it to every contract that runs, also to one that ends soon, each with a new mandate', async () => {
    const vorher = await konten();
    const { status, body } = await aendern();
    expect({ status, body }).toMatchObject({ status: 200, body: {} });
    const { eigener, zweiter, andererAgentur } = nummern;
    expect(body).toMatchObject({ vertraege: [eigener, andererAgentur, zweiter] });
    const nachher = await konten();
    for (const nummer of [eigener, zweiter, andererAgentur]) {
      expect(nachher.get(nummer)).toMatchObject({
        bankverbindung: { iban, swiftBic: 'BYLADEM1001', kontoinhaber: 'Lena Krüger' },
        mandatsreferenz: `${nummer}-02`,
        version: (vorher.get(nummer)?.version ?? 0) + 1,
      });
    }
  });

  test('leaves her motor contract alone, which the portal knows by its name only', async () => {
    const { eigener, zweiter, andererAgentur } = nummern;
    const ihrer = eq(tables.vertrag.versicherungsNummer, zweiter);
    await api.database.update(tables.vertrag).set({ produkt: 'KFZ' }).where(ihrer);
    expect(await aendern({ vertraege: [zweiter] })).toMatchObject({ status: 409 });
    const { body } = await aendern();
    expect(body).toMatchObject({ vertraege: [eigener, andererAgentur] });
    expect((await konten()).get(zweiter)?.bankverbindung?.iban).not.toBe(iban);
  });

  test('gives it to the contracts she chose and leaves the others', async () => {
    const { status, body } = await aendern({ vertraege: [nummern.zweiter] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ vertraege: [nummern.zweiter] });
    const nachher = await konten();
    expect(nachher.get(nummern.eigener)?.bankverbindung?.iban).not.toBe(iban);
    expect(nachher.get(nummern.eigener)?.mandatsreferenz).toBeNull();
  });

  test('may name another person whose account it is', async () => {
    expect((await aendern({ kontoinhaber: ' Paul Krüger ' })).status).toBe(200);
    const nachher = await konten();
    expect(nachher.get(nummern.eigener)?.bankverbindung?.kontoinhaber).toBe('Paul Krüger');
  });

  test('pays by direct debit what she paid by invoice, and is overdue no longer', async () => {
    await api.database
      .update(tables.vertrag)
      .set({ bankverbindung: null, mahnung: true })
      .where(eq(tables.vertrag.versicherungsNummer, nummern.eigener));
    expect((await aendern({ vertraege: [nummern.eigener] })).status).toBe(200);
    const { body } = await api.call('GET', `/vertrag/${nummern.eigener}`, undefined, token);
    expect(body).toMatchObject({
      mahnung: true,
      bankverbindung: { iban: 'DE** **** **** **** **20 51' },
    });
    expect((await konten()).get(nummern.eigener)?.mandatsreferenz).toBe(`${nummern.eigener}-01`);
  });

  test('is told once for all contracts, in the Postfach and by mail, and never with the whole number', async () => {
    await aendern();
    await api.post();
    const [nachricht, ...weitere] = await api.database.select().from(mitteilung);
    expect(weitere).toEqual([]);
    expect(nachricht).toMatchObject({ betreff: 'Ihre Bankverbindung wurde geändert' });
    const { mails } = api;
    expect(mails).toMatchObject([{ betreff: 'Ihre Bankverbindung wurde geändert' }]);
    expect(nachricht?.text).toContain('20\u00A051');
    for (const nummer of [nummern.eigener, nummern.zweiter]) {
      expect(nachricht?.text).toContain(nummer);
    }
    const eintraege = await api.database.select().from(tables.journal);
    expect(eintraege.map(({ aktion }) => aktion)).toEqual(
      Array.from({ length: 3 }, () => 'bankverbindung.geaendert'),
    );
    const geschrieben = JSON.stringify([nachricht, mails, eintraege]).replaceAll(/[\s\u00A0]/g, '');
    expect(geschrieben).not.toContain(iban);
    expect(geschrieben).not.toContain('DE89370400440532013000');
  });

  test('finds the mandate with its reference and the whole number among the documents', async () => {
    await aendern({ vertraege: [nummern.eigener] });
    const [dokument] = await api.database.select().from(tables.dokument);
    expect(dokument).toMatchObject({
      typ: 'SEPA_MANDAT',
      versicherungsNummer: nummern.eigener,
      laeuftAb: null,
    });
    expect(dokument?.inhalt).toContain(`${nummern.eigener}-02`);
    expect(dokument?.inhalt.replaceAll('\u00A0', '')).toContain(iban);
  });

  test('is not debited from it before the day after tomorrow', async () => {
    const heute = new Date(api.now().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }));
    const uebermorgen = new Date(heute.getTime() + 2 * 24 * 60 * minute);
    expect((await aendern()).body).toMatchObject({
      abbuchungAb: uebermorgen.toISOString().slice(0, 10),
    });
  });

  test('who sends it twice changes it once', async () => {
    const key = crypto.randomUUID();
    const [erste, zweite] = await Promise.all([aendern({}, { key }), aendern({}, { key })]);
    expect(erste.status).toBe(200);
    expect(zweite).toEqual(erste);
    expect(await api.database.select().from(mitteilung)).toHaveLength(1);
    expect((await konten()).get(nummern.eigener)?.mandatsreferenz).toBe(`${nummern.eigener}-02`);
  });
});

describe('an account stays as it is', () => {
  test('until a code of the last ten minutes was given; the same request then goes through', async () => {
    api.turnClock(11 * minute);
    const key = crypto.randomUUID();
    expect(await aendern({}, { key })).toMatchObject({
      status: 409,
      body: { code: 'BESTAETIGUNG_NOETIG' },
    });
    expect(await folgen()).toEqual([]);
    await api.call('POST', '/benutzer/smstan', { handynummer: null, token: null }, token);
    const verifikation = `/benutzer/${anna.partnerNummer}/smstanverification`;
    const angaben = { handynummer: null, code: api.code(), token: null };
    expect((await api.call('POST', verifikation, angaben, token)).status).toBe(200);
    expect((await aendern({}, { key })).status).toBe(200);
  });

  test('for a day after the phone number has changed', async () => {
    const bankGesperrtBis = new Date(api.now().getTime() + 60 * minute);
    await api.database.update(tables.partner).set({ bankGesperrtBis });
    expect(await aendern()).toMatchObject({
      status: 409,
      body: {
        code: 'BANK_GESPERRT',
        errorMessage: expect.stringMatching(
          /^Aus Sicherheitsgründen können Sie Ihre Bankverbindung erst ab .+ ändern\.$/,
        ) as string,
      },
    });
  });

  test('where a chosen contract belongs to somebody else, does not exist or has ended', async () => {
    for (const nummer of [nummern.fremder, nummern.unbekannt]) {
      const { status } = await aendern({ vertraege: [nummern.eigener, nummer] });
      expect(status).toBe(404);
    }
    await api.database
      .update(tables.vertrag)
      .set({ status: 'STORNIERT' })
      .where(eq(tables.vertrag.partnerNummer, anna.partnerNummer));
    for (const vertraege of [[nummern.eigener], null]) {
      expect(await aendern({ vertraege })).toMatchObject({
        status: 409,
        body: {
          code: 'STATUS',
          errorMessage: 'Dieser Vertrag kann nicht mehr geändert werden.',
        },
      });
    }
    expect((await aendern({}, { partner: 'P000002' })).status).toBe(404);
    expect(await folgen()).toEqual([]);
  });

  test('where the number is no account, nobody agreed to the mandate, or no contract was chosen', async () => {
    for (const changes of [
      { iban: 'DE02120300000000202052' },
      { kontoinhaber: ' ' },
      { vertraege: [] },
      { mandat: false },
    ]) {
      expect((await aendern(changes)).status).toBe(422);
    }
  });
});

test('the account that is known already is told apart from another one', async () => {
  await aendern();
  expect(await aendern()).toMatchObject({
    status: 409,
    body: {
      code: 'UNVERAENDERT',
      errorMessage: 'Bitte wählen Sie einen anderen Wert als bisher.',
    },
  });
});
