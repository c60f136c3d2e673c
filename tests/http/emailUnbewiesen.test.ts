import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { einreichung } from '#tests/support/antrag.ts';
import { anna, type KontoApi } from '#tests/support/kontoApi.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  neue,
  neukundin,
  openAmTagDerBeispiele,
  passwort,
  type Neukonto,
} from '#tests/support/neukundin.ts';

let api: KontoApi;
let sie: ReturnType<typeof neukundin>;
beforeEach(async () => {
  api = await openAmTagDerBeispiele();
  sie = neukundin(api);
});
afterEach(() => api.close());

const unbewiesen = {
  status: 409,
  body: {
    code: 'EMAIL_UNBEWIESEN',
    errorMessage:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Öffnen Sie dazu den Link in unserer E-Mail. Einen neuen Link fordern Sie unter „Ihre Daten“ an.',
  },
};

const bankAendern = ({ partnerNummer, token }: Neukonto) =>
  api.send({
    method: 'PATCH',
    path: `/partner/${partnerNummer}/bankverbindung`,
    authorization: `Bearer ${token}`,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { iban: 'DE02500105170137075030', kontoinhaber: null, vertraege: null, mandat: true },
  });
const nummerAendern = ({ token }: Neukonto) =>
  api.call('POST', '/benutzer/handynummer', { handynummer: '0152 28817009', token: null }, token);
const daten = ({ partnerNummer, token }: Neukonto) =>
  api.call('GET', `/partner/${partnerNummer}`, undefined, token);

describe('an account whose address is unproven', () => {
  let konto: Neukonto;
  let contractId: string;
  beforeEach(async () => {
    const { zugangsrecht, versicherungsNummer } = await sie.schliesstAb();
    contractId = versicherungsNummer;
    konto = await sie.richtetEin(zugangsrecht);
    await sie.gibtCode(konto);
  });

  test('keeps its bank details and its number, and is told what to do', async () => {
    expect(await bankAendern(konto)).toMatchObject(unbewiesen);
    expect(await nummerAendern(konto)).toMatchObject(unbewiesen);
    const wahl = { handynummer: '0152 28817009', token: null };
    expect(await api.call('POST', '/benutzer/smstan', wahl, konto.token)).toMatchObject(unbewiesen);
    const path = `/benutzer/${konto.partnerNummer}/smstanverification`;
    const tan = { ...wahl, code: '123456' };
    expect(await api.call('POST', path, tan, konto.token)).toMatchObject(unbewiesen);
    expect((await daten(konto)).body).toMatchObject({ emailUnbewiesen: true });
  });

  test('gets no code for a lost password, and nobody is told', async () => {
    api.sms.length = 0;
    const frage = (Username: string) => api.client.call('ForgotPassword', { Username });
    const [gefragt, niemand] = [await frage(konto.email), await frage('niemand@example.org')];
    expect(Object.keys(gefragt.body)).toEqual(Object.keys(niemand.body));
    const versuch = (Username: string) =>
      api.client.call('ConfirmForgotPassword', {
        Username,
        ConfirmationCode: '123456',
        Password: 'Ganz-anders-88y',
      });
    expect(await versuch(konto.email)).toEqual(await versuch('niemand@example.org'));
    await api.app.close();
    expect(api.sms).toEqual([]);
  });

  test('gets no link for another number, and nobody is told', async () => {
    const vorher = api.mails.length;
    const body = { email: konto.email, contractId, geburtsdatum: '1988-04-12' };
    const antwort = await api.call('POST', '/benutzer/handynummer/reset', body);
    expect(antwort).toMatchObject({ status: 200, body: {} });
    await api.app.close();
    const neu = api.mails.slice(vorher).map(({ betreff }) => betreff);
    expect(neu).not.toContain('Ihre neue Handynummer');
  });

  test('is joined by no other contract', async () => {
    const antwort = await api.send({
      method: 'POST',
      path: '/hausrat/vorbereiten',
      authorization: `Bearer ${konto.token}`,
      body: {
        ...einreichung(neue, crypto.randomUUID()),
        antragId: undefined,
        beitragErwartet: undefined,
      },
    });
    expect(antwort).toMatchObject({
      status: 409,
      body: { code: 'NICHT_ABSCHLIESSBAR', errorMessage: unbewiesen.body.errorMessage },
    });
  });

  test('may do all that once the link of its mail was opened, as an ordinary account', async () => {
    expect(await sie.beweistEmail()).toMatchObject({
      status: 200,
      body: { art: 'EMAIL_BESTAETIGT' },
    });
    expect((await daten(konto)).body).not.toHaveProperty('emailUnbewiesen');
    expect((await nummerAendern(konto)).status).toBe(200);
    expect((await bankAendern(konto)).status).toBe(200);
    api.sms.length = 0;
    await api.client.call('ForgotPassword', { Username: konto.email });
    await expect.poll(() => api.sms.length).toBe(1);
    const eintraege = await api.database.select().from(tables.journal);
    expect(eintraege.map(({ aktion }) => aktion)).toContain('email.bestaetigt');
  });

  test('is proven by a link that is asked for again, which tells an account that is', async () => {
    api.turnClock(25 * 3_600_000);
    await sie.fordertLink(contractId);
    expect((await sie.pruefen(api.link())).body).toEqual({ art: 'EMAIL_BESTAETIGT' });
    await sie.fordertLink(contractId);
    expect((await sie.pruefen(api.link())).body).toEqual({ art: 'BESTEHT' });
  });

  test('whose address was mistyped is proven by the link to another one', async () => {
    const wunsch = { art: 'EMAIL', email: 'carla.richtig@example.org', passwort };
    const { status } = await api.call('POST', '/benutzer/aendern', wunsch, konto.token);
    expect(status).toBe(200);
    expect(await bankAendern(konto)).toMatchObject(unbewiesen);
    await eventually(() => {
      expect(api.mails.some(({ an }) => an === wunsch.email)).toBe(true);
    });
    expect((await sie.pruefen(api.link())).body).toMatchObject({ art: 'EMAIL_GEAENDERT' });
    expect((await bankAendern(konto)).status).toBe(200);
  });

  test('is proven by the link of its mail only while that goes to its address', async () => {
    await sie.fordertLink(contractId);
    const anDieAlte = api.link();
    const email = 'carla.richtig@example.org';
    await api.database.update(tables.zugang).set({ email });
    expect((await sie.pruefen(anDieAlte)).body).toEqual({ art: 'BESTEHT' });
    expect(await bankAendern(konto)).toMatchObject(unbewiesen);
  });

  test('is not proven by the link of somebody else', async () => {
    await sie.fordertLink(anna.contractId, anna.plz);
    expect((await sie.pruefen(api.link())).body).toEqual({ art: 'BESTEHT' });
    expect(await bankAendern(konto)).toMatchObject(unbewiesen);
  });
});
