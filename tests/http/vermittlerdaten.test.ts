import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { zustimmung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { bedingungenVersion } from '#server/rules/konto.ts';
import { passwort } from '#tests/identity/endpoint.ts';
import { anna, openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';

const minute = 60_000;
const ralf = {
  portal: 'vermittler',
  sub: 'cccccccc-1111-4111-8111-cccccccccccc',
  email: 'ralf@agentur.example',
  name: 'Ralf Kemper',
} as const;
const sina = {
  ...ralf,
  sub: 'cccccccc-2222-4222-8222-cccccccccccc',
  email: 'sina@agentur.example',
};
const alteNummer = '+4915228817009';
const neueNummer = '+4915228817010';

let api: KontoApi;
let token: string;
beforeEach(async () => {
  api = await openKontoApi();
  await stellt(ralf, alteNummer);
  ({ AccessToken: token } = await api.vermittlerClient.signIn(ralf.email));
});
afterEach(() => api.close());

/** An agent of the agency that looks after Anna's contract, who has accepted the terms. */
async function stellt(wer: typeof ralf | typeof sina, handynummer: string): Promise<void> {
  const [vertrag] = await api.database.select().from(tables.vertrag);
  const vermittlerNummer = vertrag?.vermittlerNummer ?? '4711000001';
  await api.database
    .insert(tables.zugang)
    .values({ ...wer, rolle: 'inhaber', vermittlerNummer, rechte: [] });
  const { portal, sub } = wer;
  await api.database
    .insert(zustimmung)
    .values({ portal, sub, version: bedingungenVersion, erteiltAm: api.now() })
    .onConflictDoNothing();
  await api.identity.putUser({ ...wer, handynummer, passwort, initial: false, attribute: {} });
}

const ruft = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  api.call(method, path, body, token);
const neueEmail = (email: string) =>
  ruft('POST', '/vermittler/aendern', { art: 'EMAIL', email, passwort });
const aendern = (body: object) => ruft('PATCH', '/vermittler/einstellungen', body);

test('a broker reads his own name, address, number and agency', async () => {
  const { status, body } = await ruft('GET', '/vermittler/kundendaten');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: ralf.name, email: ralf.email, handynummer: alteNummer });
});

describe('another e-mail address of a broker', () => {
  test('counts from the moment the link in the new mailbox is opened, and the old mailbox is told before', async () => {
    const email = 'ralf.neu@agentur.example';
    expect((await neueEmail(email)).status).toBe(200);
    await api.post();
    await api.post();
    expect(api.mails.map(({ an }) => an)).toEqual([email, ralf.email]);
    expect(api.mails[0]?.text).toContain('/vermittler/login/email-bestaetigen/#token=');
    const link = { token: api.link() };
    const geoeffnet = await api.call('POST', '/benutzer/zugang/link/verification', link);
    expect(geoeffnet.body).toEqual({ art: 'EMAIL_GEAENDERT', email });
    expect((await api.vermittlerClient.enter(email)).ChallengeName).toBe('CUSTOM_CHALLENGE');
    const alle = await api.database.select().from(tables.zugang);
    const zeile = alle.find(({ sub }) => sub === ralf.sub);
    expect(zeile).toMatchObject({ email, rolle: 'inhaber' });
    const eintraege = await api.database.select().from(tables.journal);
    expect(eintraege).toMatchObject([
      { aktion: 'email.angefordert', rolle: 'inhaber' },
      { aktion: 'email.geaendert', rolle: 'inhaber', portal: 'vermittler' },
    ]);
  });

  test('does not count once his access is locked', async () => {
    expect((await neueEmail('ralf.neu@agentur.example')).status).toBe(200);
    await api.post();
    const { zugang } = tables;
    await api.database.update(zugang).set({ gesperrt: true }).where(eq(zugang.sub, ralf.sub));
    const link = { token: api.link() };
    const geoeffnet = await api.call('POST', '/benutzer/zugang/link/verification', link);
    expect(geoeffnet).toMatchObject({ status: 409, body: { code: 'LINK_UNGUELTIG' } });
    const konto = await api.identity.administration.bySub('vermittler', ralf.sub);
    expect(konto?.email).toBe(ralf.email);
  });

  test('may be that of a customer and not that of another broker, and needs a code of the last ten minutes', async () => {
    await stellt(sina, '+4915228817019');
    expect(await neueEmail(sina.email)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_NICHT_VERWENDBAR' },
    });
    expect((await neueEmail(anna.email)).status).toBe(200);
    api.turnClock(10 * minute + 1_000);
    expect(await neueEmail('spaet@agentur.example')).toMatchObject({
      status: 409,
      body: { code: 'BESTAETIGUNG_NOETIG' },
    });
  });
});

describe('another number of a broker', () => {
  test('counts after its code; the old number and the mailbox are told, and no bank details wait', async () => {
    const wunsch = { handynummer: neueNummer };
    expect((await ruft('POST', '/vermittler/handynummer', wunsch)).status).toBe(200);
    expect((await ruft('POST', '/vermittler/smstan', wunsch)).status).toBe(200);
    const code = { ...wunsch, code: api.code() };
    const geprueft = await ruft('POST', '/vermittler/smstanverification', code);
    expect(geprueft).toMatchObject({
      status: 200,
      body: { art: 'GEAENDERT', bankGesperrtBis: null },
    });
    expect(api.sms.at(-1)).toMatchObject({ an: alteNummer });
    await api.post();
    expect(api.mails).toMatchObject([
      { an: ralf.email, betreff: 'Ihre Handynummer wurde geändert' },
    ]);
    expect((await ruft('GET', '/vermittler/kundendaten')).body).toMatchObject(wunsch);
  });

  test('may be changed again after a code to the present one, once the last is too old', async () => {
    api.turnClock(10 * minute + 1_000);
    const wunsch = { handynummer: neueNummer };
    expect((await ruft('POST', '/vermittler/handynummer', wunsch)).status).toBe(409);
    expect((await ruft('POST', '/vermittler/smstan', { handynummer: null })).status).toBe(200);
    expect(api.sms.at(-1)).toMatchObject({ an: alteNummer });
    const code = { handynummer: null, code: api.code() };
    expect(await ruft('POST', '/vermittler/smstanverification', code)).toMatchObject({
      body: { art: 'BESTAETIGT' },
    });
    expect((await ruft('POST', '/vermittler/handynummer', wunsch)).status).toBe(200);
  });
});

describe('settings of a broker', () => {
  const alle = { AUFGABE: true, SCHADEN: true, KUENDIGUNG: true, ENTWURF: true };

  test('are all mails and no signature until he says otherwise; what he does not name stays', async () => {
    expect((await ruft('GET', '/vermittler/einstellungen')).body).toEqual({
      mails: alle,
      signatur: null,
    });
    await aendern({ signatur: 'Ralf Kemper\nMaklerbüro' });
    const { body } = await aendern({ mails: { SCHADEN: false } });
    expect(body).toEqual({
      mails: { ...alle, SCHADEN: false },
      signatur: 'Ralf Kemper\nMaklerbüro',
    });
    expect((await ruft('GET', '/vermittler/einstellungen')).body).toEqual(body);
    for (const falsch of [
      { signatur: '' },
      { signatur: 'x'.repeat(501) },
      { mails: { X: true } },
    ]) {
      expect((await aendern(falsch)).status).toBe(422);
    }
  });

  test('put the signature below what he writes while he is signed in, and below nothing else', async () => {
    await aendern({ signatur: 'Ralf Kemper' });
    const nachricht = {
      anliegen: 'ALLGEMEIN',
      nachricht: 'Bitte rufen Sie mich an.',
      name: 'Ralf',
      email: ralf.email,
      marke: 'andsafe',
      vermittlerNummer: null,
      antrag: null,
    };
    const senden = (idempotencyKey: string, authorization?: string) =>
      api.send({
        method: 'POST',
        path: '/vermittler/nachricht',
        body: nachricht,
        headers: { 'idempotency-key': idempotencyKey },
        ...(authorization !== undefined && { authorization }),
      });
    expect((await senden('11111111-1111-4111-8111-111111111111', `Bearer ${token}`)).status).toBe(
      200,
    );
    await api.post();
    expect((await senden('22222222-2222-4222-8222-222222222222')).status).toBe(200);
    await api.post();
    expect(
      api.mails.map(({ text }) => text.includes('Bitte rufen Sie mich an.\n\nRalf Kemper')),
    ).toEqual([true, false]);
  });
});
