// Again on PostgreSQL: sessions and their limits live there.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as tables from '#server/database/schema.ts';
import { bankSperre } from '#server/rules/konto.ts';
import { otherThan } from '#tests/identity/amplifyClient.ts';
import { anna, openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';
import { nummern } from '#tests/support/rows.ts';

const minute = 60_000;
const neue = '+4915228817222';
const geaendert = z.object({ bankGesperrtBis: z.iso.datetime() });
const verifikation = `/benutzer/${anna.partnerNummer}/smstanverification`;

let api: KontoApi;
beforeEach(async () => {
  api = await openKontoApi();
});
afterEach(() => api.close());

const reset = (changes: Partial<Record<'email' | 'contractId' | 'geburtsdatum', string>> = {}) => {
  const { email, contractId, geburtsdatum } = anna;
  const body = { email, contractId, geburtsdatum, ...changes };
  return api.call('POST', '/benutzer/handynummer/reset', body);
};
const oeffnen = (token: string) => api.call('POST', '/benutzer/handynummer/reset/token', { token });
const senden = (handynummer: string | null, token: string | null, accessToken?: string) =>
  api.call('POST', '/benutzer/smstan', { handynummer, token }, accessToken);
const pruefen = (
  angaben: { handynummer: string | null; code: string; token: string | null },
  accessToken?: string,
  path = verifikation,
) => api.call('POST', path, angaben, accessToken);

async function link(): Promise<string> {
  expect(await reset()).toMatchObject({ status: 200, body: {} });
  await api.post();
  return api.link();
}

describe('a customer who has lost her phone', () => {
  test('sets a new number by a link, is signed out everywhere, and is told on all ways', async () => {
    const { RefreshToken, AccessToken } = await api.client.signIn(anna.email);
    const token = await link();
    expect(await oeffnen(token)).toMatchObject({
      status: 200,
      body: { partnerNummer: anna.partnerNummer },
    });
    expect((await senden(neue, token)).status).toBe(200);
    const { status, body } = await pruefen({ handynummer: neue, code: api.code(), token });
    expect(status).toBe(200);
    const bis = new Date(api.now().getTime() + 24 * 60 * minute);
    expect(body).toMatchObject({ art: 'GEAENDERT' });

    const refreshed = await api.client.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(refreshed.body.message).toBe('Refresh Token has been revoked');
    const path = `/vertrag/${anna.contractId}`;
    expect((await api.call('GET', path, undefined, AccessToken)).status).toBe(401);

    expect(api.sms.at(-1)).toMatchObject({
      an: anna.handynummer,
      text: expect.stringContaining('andere Handynummer') as string,
    });
    await api.post();
    expect(api.mails.at(-1)).toMatchObject({
      an: anna.email,
      betreff: 'Ihre Handynummer wurde geändert',
      text: expect.stringContaining('+49 *** *****222') as string,
    });
    await api.client.enter(anna.email);
    expect(api.sms.at(-1)?.an).toBe(neue);

    const rows = await api.database.select().from(tables.partner);
    const sperre = rows.find(({ partnerNummer }) => partnerNummer === anna.partnerNummer);
    const gesperrtBis = sperre?.bankGesperrtBis ?? null;
    expect(Math.abs((gesperrtBis?.getTime() ?? 0) - bis.getTime())).toBeLessThan(minute);
    expect(bankSperre(gesperrtBis, api.now())).toMatch(
      /^Aus Sicherheitsgründen können Sie Ihre Bankverbindung erst ab .+\u00A0Uhr ändern\.$/,
    );
    expect(bankSperre(gesperrtBis, new Date(bis.getTime() + minute))).toBeNull();
  });

  test('uses the link once and within an hour', async () => {
    const token = await link();
    await senden(neue, token);
    const code = api.code();
    const antworten = await Promise.all(
      Array.from({ length: 6 }, () => pruefen({ handynummer: neue, code, token })),
    );
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await oeffnen(token)).toMatchObject({ status: 409, body: { code: 'LINK_UNGUELTIG' } });

    const spaeter = await link();
    api.turnClock(60 * minute);
    expect(await oeffnen(spaeter)).toMatchObject({ status: 409, body: { code: 'LINK_UNGUELTIG' } });
    expect((await senden('+4915228817333', spaeter)).status).toBe(409);
  });

  test('has three tries for a code', async () => {
    const token = await link();
    await senden(neue, token);
    const right = api.code();
    const antworten = await Promise.all(
      Array.from({ length: 40 }, () =>
        pruefen({ handynummer: neue, code: otherThan(right), token }),
      ),
    );
    const looked = antworten.filter(({ body }) => JSON.stringify(body).includes('CODE_FALSCH'));
    expect(looked.length).toBeLessThan(3);
    expect((await pruefen({ handynummer: neue, code: right, token })).status).toBe(409);
    // The link is not used up by that.
    expect((await oeffnen(token)).status).toBe(200);
  });

  test('cannot take the old number, a fixed line, one of a country no SMS goes to, or the number of another code', async () => {
    const token = await link();
    const waehlen = (handynummer: string) =>
      api.call('POST', '/benutzer/handynummer', { handynummer, token });
    expect(await waehlen(anna.handynummer)).toMatchObject({
      status: 409,
      body: {
        code: 'NUMMER_UNVERAENDERT',
        errorMessage: 'Bitte geben Sie eine andere Nummer ein.',
      },
    });
    expect((await waehlen('0251 123456')).status).toBe(422);
    expect((await waehlen('+3904712345')).status).toBe(422);
    const text =
      'In dieses Land senden wir keine SMS. Bitte geben Sie eine andere Handynummer ein.';
    const ausland = { status: 422, body: { fehler: [{ feld: 'handynummer', text }] } };
    expect(await waehlen('+79161234567')).toMatchObject(ausland);
    expect(await senden('+79161234567', token)).toMatchObject(ausland);
    await senden(neue, token);
    const fremd = { handynummer: '+4915228817444', code: api.code(), token };
    expect((await pruefen(fremd)).status).toBe(409);
  });
});

test('a phone reset needs account, contract and date of birth of one person', async () => {
  const antworten = [
    await reset({ contractId: nummern.fremder }),
    await reset({ geburtsdatum: '1992-03-15' }),
    await reset({ email: 'niemand@example.org' }),
  ];
  for (const antwort of antworten) expect(antwort).toMatchObject({ status: 200, body: {} });
  await api.app.close();
  expect(api.mails).toEqual([]);
});

test('the link of one customer changes nothing for another', async () => {
  const token = await link();
  await senden(neue, token);
  const fremd = '/benutzer/P000002/smstanverification';
  const code = api.code();
  expect((await pruefen({ handynummer: neue, code, token }, undefined, fremd)).status).toBe(404);
  expect((await pruefen({ handynummer: neue, code, token: 'x'.repeat(43) })).status).toBe(409);
  expect((await senden(neue, null)).status).toBe(401);
});

describe('a signed-in customer', () => {
  test('changes her number with a code to the new one, stays signed in, and is told on all ways', async () => {
    const { AccessToken } = await api.client.signIn(anna.email);
    await senden(neue, null, AccessToken);
    const angaben = { handynummer: neue, code: api.code(), token: null };
    const { status, body } = await pruefen(angaben, AccessToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ art: 'GEAENDERT' });
    const path = `/vertrag/${anna.contractId}`;
    expect((await api.call('GET', path, undefined, AccessToken)).status).toBe(200);

    expect(api.sms.at(-1)?.an).toBe(anna.handynummer);
    await api.post();
    const mail = api.mails.at(-1);
    expect(mail).toMatchObject({ an: anna.email, betreff: 'Ihre Handynummer wurde geändert' });
    expect(mail?.text).toContain('Ihre Bankverbindung können Sie aus Sicherheitsgründen erst ab');
    expect(mail?.text).not.toContain('abgemeldet');

    const partner = await api.database.select().from(tables.partner);
    const gesperrtBis = partner.find(
      (einer) => einer.partnerNummer === anna.partnerNummer,
    )?.bankGesperrtBis;
    expect(gesperrtBis?.toISOString()).toBe(z.parse(geaendert, body).bankGesperrtBis);
    const bis = api.now().getTime() + 24 * 60 * minute;
    expect(Math.abs((gesperrtBis?.getTime() ?? 0) - bis)).toBeLessThan(minute);
    const journal = await api.database.select().from(tables.journal);
    expect(journal.at(-1)).toMatchObject({
      aktion: 'handynummer.geaendert',
      neu: { handynummer: neue, durch: 'SITZUNG' },
    });
  });

  test('is asked for another code when the last is older than ten minutes', async () => {
    const { AccessToken } = await api.client.signIn(anna.email);
    api.turnClock(10 * minute + 1_000);
    const wunsch = { handynummer: neue, token: null };
    const gefragt = await api.call('POST', '/benutzer/handynummer', wunsch, AccessToken);
    expect(gefragt).toMatchObject({ status: 409, body: { code: 'BESTAETIGUNG_NOETIG' } });
    expect((await senden(neue, null, AccessToken)).status).toBe(409);
    expect((await senden(null, null, AccessToken)).status).toBe(200);
    expect(api.sms.at(-1)?.an).toBe(anna.handynummer);
    const bestaetigt = { handynummer: null, code: api.code(), token: null };
    expect(await pruefen(bestaetigt, AccessToken)).toMatchObject({
      status: 200,
      body: { art: 'BESTAETIGT' },
    });
    expect((await senden(neue, null, AccessToken)).status).toBe(200);
  });
});
