// Again on PostgreSQL: sessions and their limits live there.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postausgang } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { passwort } from '#tests/identity/endpoint.ts';
import { anna, openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';
import { eventually } from '#tests/support/eventually.ts';

const minute = 60_000;
const neu = 'Kornblume-77x';
const email = 'anna.neu@example.org';

let api: KontoApi;
let token: string;
beforeEach(async () => {
  api = await openKontoApi();
  ({ AccessToken: token } = await api.client.signIn(anna.email));
});
afterEach(() => api.close());

const aendern = (body: object, accessToken = token) =>
  api.call('POST', '/benutzer/aendern', body, accessToken);
const neueEmail = (changes: object = {}) => aendern({ art: 'EMAIL', email, passwort, ...changes });
const passwortAendern = (alt: string, neuesPasswort: string) =>
  api.call('POST', '/benutzer/passwort/aendern', { passwort: alt, neuesPasswort }, token);

describe('a new password', () => {
  test('ends every other session and is told by mail', async () => {
    const other = await api.client.signIn(anna.email);
    expect(await passwortAendern(passwort, neu)).toMatchObject({ status: 200, body: {} });
    await api.post();
    expect(api.mails.at(-1)).toMatchObject({
      an: anna.email,
      betreff: 'Ihr Passwort wurde geändert',
    });
    const path = `/vertrag/${anna.contractId}`;
    expect((await api.call('GET', path, undefined, token)).status).toBe(200);
    expect((await api.call('GET', path, undefined, other.AccessToken)).status).toBe(401);
  });

  test('is refused where it is wrong, used before or common', async () => {
    const codes = [];
    for (const [alt, neues] of [
      ['Falsch-Portal2026!', neu],
      [passwort, passwort],
      [passwort, 'Hausrat-2026!'],
    ] as const) {
      codes.push((await passwortAendern(alt, neues)).body);
    }
    expect(codes).toMatchObject([
      { code: 'PASSWORT_FALSCH' },
      {
        code: 'PASSWORT_VERWENDET',
        errorMessage: 'Bitte wählen Sie ein Passwort, das Sie noch nicht verwendet haben.',
      },
      { code: 'PASSWORT_ZU_EINFACH' },
    ]);
    expect((await passwortAendern(passwort, 'kurz')).status).toBe(422);
  });

  test('is not asked for a sixth time after five wrong old ones, at once or one by one', async () => {
    const antworten = await Promise.all(
      Array.from({ length: 20 }, () => passwortAendern('Falsch-Portal2026!', neu)),
    );
    expect(antworten.filter(({ status }) => status === 409)).toHaveLength(5);
    const gesperrt = await passwortAendern(passwort, neu);
    expect(gesperrt.status).toBe(429);
    expect(Number(gesperrt.headers['retry-after'])).toBeGreaterThan(890);
    expect(gesperrt.body).toMatchObject({
      errorMessage: 'Zu viele Fehlversuche. Bitte versuchen Sie es in 15\u00A0Minuten erneut.',
    });
  });

  test('is refused with the time that is really left', async () => {
    for (let i = 0; i < 5; i += 1) await passwortAendern('Falsch-Portal2026!', neu);
    api.turnClock(8 * minute + 30_000);
    const nachAchtMinuten = await passwortAendern(passwort, neu);
    expect(Number(nachAchtMinuten.headers['retry-after'])).toBeLessThanOrEqual(390);
    expect(nachAchtMinuten.body).toMatchObject({
      errorMessage: 'Zu viele Fehlversuche. Bitte versuchen Sie es in 7\u00A0Minuten erneut.',
    });
    api.turnClock(6 * minute);
    expect((await passwortAendern(passwort, neu)).body).toMatchObject({
      errorMessage: 'Zu viele Fehlversuche. Bitte versuchen Sie es in einer Minute erneut.',
    });
  });
});

test('a lost password that was set anew is told by mail', async () => {
  await api.client.call('ForgotPassword', { Username: anna.email });
  await eventually(() => expect(api.sms.at(-1)?.text).toContain('für ein neues Passwort'));
  await api.client.call('ConfirmForgotPassword', {
    Username: anna.email,
    ConfirmationCode: api.code(),
    Password: neu,
  });
  const geschrieben = await api.database.select().from(postausgang);
  expect(geschrieben).toMatchObject([{ an: anna.email, betreff: 'Ihr Passwort wurde geändert' }]);
  const eintraege = await api.database.select().from(tables.journal);
  expect(eintraege).toMatchObject([{ aktion: 'passwort.zurueckgesetzt' }]);
});

describe('a new e-mail', () => {
  test('counts after its link, and the old address is told before', async () => {
    expect(await neueEmail()).toMatchObject({ status: 200, body: {} });
    await api.post();
    await api.app.close();
    expect(api.mails).toMatchObject([
      { an: email, betreff: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' },
      { an: anna.email, text: expect.stringContaining('a***@example.org') as string },
    ]);
  });

  test('signs in from the moment its link is opened, the old one no more', async () => {
    await neueEmail();
    await api.post();
    expect((await api.client.enter(anna.email)).ChallengeName).toBe('CUSTOM_CHALLENGE');
    const link = { token: api.link() };
    const geoeffnet = await api.call('POST', '/benutzer/zugang/link/verification', link);
    expect(geoeffnet.body).toEqual({ art: 'EMAIL_GEAENDERT', email });
    expect((await api.client.enter(email)).ChallengeName).toBe('CUSTOM_CHALLENGE');
    const old = await api.client.prove(await api.client.hello(anna.email), passwort);
    expect(old.body.message).toBe('Incorrect username or password.');
    const rows = await api.database.select().from(tables.zugang);
    expect(rows).toMatchObject([{ email }]);
  });

  test('is refused without the password, or where somebody has it', async () => {
    expect(await neueEmail({ passwort: 'Falsch-Portal2026!' })).toMatchObject({
      status: 409,
      body: { code: 'PASSWORT_FALSCH' },
    });
    expect(await neueEmail({ email: anna.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: {
        code: 'EMAIL_NICHT_VERWENDBAR',
        errorMessage: 'Diese E-Mail-Adresse kann nicht verwendet werden.',
      },
    });
  });

  test('cannot be tried out endlessly', async () => {
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) {
      statuses.push((await neueEmail({ email: `anna.${n}@example.org` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('needs a code of the last ten minutes', async () => {
    api.turnClock(10 * minute + 1_000);
    expect(await neueEmail()).toMatchObject({
      status: 409,
      body: { code: 'BESTAETIGUNG_NOETIG' },
    });
  });
});

test('contact data count at once, stand in the journal, and take no other field', async () => {
  const kontakt = { art: 'KONTAKTDATEN', anrede: 'FRAU', titel: 'Dr.', telefon: '0251 123456' };
  expect(await aendern(kontakt)).toMatchObject({ status: 200, body: {} });
  const gelesen = await api.call('GET', `/partner/${anna.partnerNummer}`, undefined, token);
  expect(gelesen.body).toMatchObject({ anrede: 'FRAU', titel: 'Dr.', telefon: '+49251123456' });
  const eintraege = await api.database.select().from(tables.journal);
  expect(eintraege).toMatchObject([{ aktion: 'kontaktdaten.geaendert' }]);
  for (const more of [
    { nachname: 'Neu' },
    { partnerNummer: 'P000002' },
    { bankGesperrtBis: null },
    { email },
  ]) {
    expect((await aendern({ ...kontakt, ...more })).status).toBe(422);
  }
});

test('a firm reads its name, its contact person and how it is reached, and changes the latter', async () => {
  const path = `/partner/${anna.partnerNummer}`;
  await api.database.update(tables.partner).set({ firma: 'Nordlicht IT GmbH' });
  expect((await api.call('GET', path, undefined, token)).body).toMatchObject({
    art: 'FIRMA',
    firmenname: 'Nordlicht IT GmbH',
    rechtsform: null,
    ansprechpartner: { vorname: 'Lena', nachname: 'Krüger' },
  });
  const kontakt = { art: 'KONTAKTDATEN', anrede: 'DIVERS', titel: null, telefon: '0251 123457' };
  expect((await aendern(kontakt)).status).toBe(200);
  expect((await api.call('GET', path, undefined, token)).body).toMatchObject({
    ansprechpartner: { anrede: 'DIVERS' },
    telefon: '+49251123457',
  });
});

test('an agent accepts the terms once, in the version that counts', async () => {
  const sub = 'cccccccc-1111-4111-8111-cccccccccccc';
  const wer = { portal: 'vermittler', sub, email: 'ralf@agentur.example', name: 'Ralf' } as const;
  const zeile = { ...wer, rolle: 'inhaber', vermittlerNummer: '4711000001', rechte: [] } as const;
  await api.database.insert(tables.zugang).values({ ...zeile, rechte: [] });
  const handynummer = '+4915228817009';
  await api.identity.putUser({ ...wer, handynummer, passwort, initial: false, attribute: {} });
  const { AccessToken } = await api.vermittlerClient.signIn(wer.email);
  const path = '/vermittler/nutzungsbedingungen';
  const lesen = async () => (await api.call('GET', path, undefined, AccessToken)).body;
  expect(await lesen()).toEqual({ version: '2026-11', angenommen: false });
  const beide = { nutzungsbedingungen: true, auftragsverarbeitung: true };
  const annehmen = (body: object) => api.call('POST', path, body, AccessToken);
  expect((await annehmen({ ...beide, version: '2025-01' })).status).toBe(422);
  expect((await annehmen({ version: '2026-11', nutzungsbedingungen: true })).status).toBe(422);
  expect((await annehmen({ ...beide, version: '2026-11' })).status).toBe(200);
  expect(await lesen()).toEqual({ version: '2026-11', angenommen: true });
  expect((await api.call('GET', path, undefined, token)).status).toBe(401);
  const geaendert = await api.call(
    'POST',
    '/vermittler/passwort/aendern',
    { passwort, neuesPasswort: neu },
    AccessToken,
  );
  expect(geaendert.status).toBe(200);
});
