// Again on PostgreSQL: a right is used once whoever else asks at that moment.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { abschluss } from '#contract/endpoints/antrag/aufrufe.ts';
import { kontolink } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { consents } from '#server/reference/consents.ts';
import {
  antragIdVon,
  bereiteVor,
  einreichung,
  erklaerungen,
  mit,
  schliesseAb,
  stelle,
} from '#tests/support/antrag.ts';
import {
  anna,
  openKontoApi,
  openTestApiWithAccounts,
  type KontoApi,
} from '#tests/support/kontoApi.ts';
import {
  antragVon,
  neue,
  neukundin,
  openAmTagDerBeispiele,
  passwort,
} from '#tests/support/neukundin.ts';
import { insertRows, people } from '#tests/support/rows.ts';

const minute = 60_000;

let api: KontoApi;
let sie: ReturnType<typeof neukundin>;
beforeEach(async () => {
  api = await openAmTagDerBeispiele();
  sie = neukundin(api);
});
afterEach(() => api.close());

const verbraucht = {
  status: 409,
  body: {
    code: 'RECHT_UNGUELTIG',
    errorMessage: 'Ohne E-Mail geht das nur einmal, bis 30\u00A0Minuten nach dem Abschluss.',
  },
};

describe('whoever has just concluded as a new customer', () => {
  test('opens her account with a password and a code alone, and sees her contract', async () => {
    const { zugangsrecht, versicherungsNummer } = await sie.schliesstAb();
    const { email, partnerNummer, token } = await sie.richtetEin(zugangsrecht);
    expect(email).toBe('carla.neu@example.org');
    const liste = `/vertrag/findByPartnerNummer/${partnerNummer}`;
    const { status, body } = await api.call('GET', liste, undefined, token);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(versicherungsNummer);
    expect((await api.client.enter(email, passwort)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  });

  test('gets the same right when the answer was lost, and it opens one account', async () => {
    const antragId = await antragIdVon(bereiteVor(api, neue));
    const body = einreichung(neue, antragId);
    const antworten = await Promise.all([1, 2, 3].map(() => stelle(api, 'hausrat', body)));
    antworten.push(await stelle(api, 'hausrat', body));
    const rechte = antworten.map((antwort) => z.parse(abschluss, antwort.body).zugangsrecht);
    expect(new Set(rechte).size).toBe(1);
    expect((await sie.einloesen(rechte[0])).status).toBe(200);
    // The answer stays what it was; the right in it is used up.
    const danach = z.parse(abschluss, (await stelle(api, 'hausrat', body)).body);
    expect(danach.zugangsrecht).toBe(rechte[0]);
    expect(await sie.einloesen(danach.zugangsrecht)).toMatchObject(verbraucht);
  });

  test('uses the right once, however many ask at that moment', async () => {
    const { zugangsrecht } = await sie.schliesstAb();
    const antworten = await Promise.all(
      Array.from({ length: 8 }, () => sie.einloesen(zugangsrecht)),
    );
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const antwort of antworten.filter(({ status }) => status !== 200)) {
      expect(antwort).toMatchObject(verbraucht);
    }
  });

  test('has half an hour for it, and then the link of a mail', async () => {
    const { zugangsrecht, versicherungsNummer } = await sie.schliesstAb();
    api.turnClock(30 * minute);
    expect(await sie.einloesen(zugangsrecht)).toMatchObject(verbraucht);
    await api.call('POST', '/benutzer/zugang/link', {
      contractId: versicherungsNummer,
      plz: '48143',
    });
    await api.app.close();
    expect(api.link()).toHaveLength(43);
  });

  test('who has begun by the link of a mail goes on with that', async () => {
    const { zugangsrecht, versicherungsNummer } = await sie.schliesstAb();
    await sie.fordertLink(versicherungsNummer);
    expect((await sie.pruefen(api.link())).body).toMatchObject({ art: 'EINRICHTEN' });
    expect(await sie.einloesen(zugangsrecht)).toMatchObject(verbraucht);
  });

  test('finds the right again where the accounts could not be reached', async () => {
    const { zugangsrecht } = await sie.schliesstAb();
    const { open } = api.identity.administration;
    api.identity.administration.open = () => Promise.reject(new Error('away'));
    expect((await sie.einloesen(zugangsrecht)).status).toBe(500);
    api.identity.administration.open = open;
    expect((await sie.einloesen(zugangsrecht)).status).toBe(200);
  });
});

describe('a right', () => {
  test('opens nothing but the account of its own conclusion', async () => {
    const fremd = await sie.schliesstAb(antragVon('dora.fremd@example.org'));
    const { zugangsrecht } = await sie.schliesstAb();
    const { partnerNummer, token } = await sie.richtetEin(zugangsrecht);
    const path = `/vertrag/${fremd.versicherungsNummer}`;
    expect((await api.call('GET', path, undefined, token)).status).toBe(404);
    const { body } = await sie.einloesen(fremd.zugangsrecht);
    expect(body).toMatchObject({ email: 'dora.fremd@example.org' });
    expect(body).not.toMatchObject({ partnerNummer });
  });

  test('is not stored, not even in what is kept for a repeat', async () => {
    const { versicherungsNummer, zugangsrecht } = await sie.schliesstAb();
    const stored = JSON.stringify([
      await api.database.select().from(kontolink),
      await api.database.select().from(tables.wiederholung),
      await api.database.select().from(tables.journal),
      api.mails,
    ]);
    expect(stored).toContain(versicherungsNummer);
    expect(stored).not.toContain(zugangsrecht);
  });

  test('that nobody was given is refused alike, and none is a link', async () => {
    const { zugangsrecht } = await sie.schliesstAb();
    expect(await sie.einloesen('x'.repeat(43))).toMatchObject(verbraucht);
    expect((await sie.pruefen(zugangsrecht)).body).toMatchObject({ code: 'LINK_UNGUELTIG' });
    await sie.fordertLink(anna.contractId, anna.plz);
    expect(await sie.einloesen(api.link())).toMatchObject(verbraucht);
    expect((await sie.einloesen('kurz')).status).toBe(422);
  });

  test('over an address that has an account says the same as one that was used', async () => {
    const { zugangsrecht } = await sie.schliesstAb(antragVon(anna.email));
    expect(await sie.einloesen(zugangsrecht)).toMatchObject(verbraucht);
    expect((await api.client.enter(anna.email, anna.passwort)).ChallengeName).toBe(
      'CUSTOM_CHALLENGE',
    );
  });

  test('is given to nobody who is signed in: a broker would open the account of his customer', async () => {
    const { token } = await sie.richtetEin((await sie.schliesstAb()).zugangsrecht);
    await sie.beweistEmail();
    const weiterer = mit(neue, 'kontaktZahlung', { iban: 'DE02500105170137075030' });
    const antragId = await antragIdVon(bereiteVor(api, weiterer));
    const antwort = await api.send({
      method: 'POST',
      path: '/hausrat/antrag',
      authorization: `Bearer ${token}`,
      headers: { 'idempotency-key': antragId },
      body: einreichung(weiterer, antragId),
    });
    expect(antwort.body).toMatchObject({ status: 'ANGELEGT', neuerKunde: false });
    expect(antwort.body).not.toHaveProperty('zugangsrecht');
    // Nor what she concluded before she signed in.
    const erster = await antragIdVon(bereiteVor(api, neue));
    const wiederholt = await api.send({
      method: 'POST',
      path: '/hausrat/antrag',
      authorization: `Bearer ${token}`,
      headers: { 'idempotency-key': erster },
      body: einreichung(neue, erster),
    });
    expect(wiederholt.body).toMatchObject({ status: 'ANGELEGT', neuerKunde: true });
    expect(wiederholt.body).not.toHaveProperty('zugangsrecht');
  });

  test('is not given to a broker who concludes for his customer', async () => {
    const mitKonten = await openTestApiWithAccounts();
    await insertRows(mitKonten.database);
    const als = people.makler;
    const antragId = await antragIdVon(bereiteVor(mitKonten, neue, { als }));
    const einwilligungen = { ...erklaerungen, ...alsMakler };
    const antworten = { ...neue.antworten, abschluss: { antragId, einwilligungen } };
    const seiner = { ...einreichung(neue, antragId), antworten };
    const { body: durchMakler } = await stelle(mitKonten, 'hausrat', seiner, { als });
    const vonSelbst = await schliesseAb(mitKonten, antragVon('emma@example.org'));
    await mitKonten.close();
    expect(durchMakler).toMatchObject({ neuerKunde: true });
    expect(durchMakler).not.toHaveProperty('zugangsrecht');
    expect(vonSelbst.zugangsrecht).toHaveLength(43);
  });

  test('is tried twenty times a minute by an address', async () => {
    const begrenzt = await openKontoApi({ rateLimit: { max: 1_000 } });
    const statuses: number[] = [];
    for (let mal = 0; mal < 22; mal += 1) {
      const body = { recht: 'x'.repeat(43) };
      statuses.push((await begrenzt.call('POST', '/benutzer/zugang/recht', body)).status);
    }
    await begrenzt.close();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429, 429]);
  });
});

/** What he declares beside what everybody does. */
const alsMakler = Object.fromEntries(
  consents
    .filter(({ id }) => id === 'ERSTINFORMATION' || id === 'BERATUNGSPROTOKOLL')
    .map(({ id, version }) => [id, version]),
);
