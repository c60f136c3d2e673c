// Again on PostgreSQL: sessions and their limits live there.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zugangslinkPruefen } from '#contract/endpoints/benutzer/zugang.ts';
import { kontolink } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { passwort } from '#tests/identity/endpoint.ts';
import { step } from '#tests/identity/rawClient.ts';
import { anna, openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';
import { nummern } from '#tests/support/rows.ts';

const neu = 'Kornblume-77x';
const hour = 3_600_000;
/** A customer without an account. */
const ben = { contractId: nummern.fremder, plz: '48143', email: 'p000002@example.org' };

let api: KontoApi;
beforeEach(async () => {
  api = await openKontoApi();
});
afterEach(() => api.close());

const anfordern = ({ contractId, plz } = ben as { contractId: string; plz: string }) =>
  api.call('POST', '/benutzer/zugang/link', { contractId, plz });
const pruefen = (token: string) =>
  api.call('POST', '/benutzer/zugang/link/verification', { token });
const ungueltig = {
  status: 409,
  body: {
    code: 'LINK_UNGUELTIG',
    errorMessage: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  },
};

const lesen = (contractId: string, plz: string) =>
  api.call('GET', `/benutzer/zugang/email/${contractId}?plz=${plz}`);

/** Asks for a link and opens it. */
async function oeffnen() {
  await anfordern();
  await api.post();
  const { body } = await pruefen(api.link());
  return z.parse(zugangslinkPruefen.responses[200], body);
}

describe('a customer who has contracts but no account', () => {
  test('opens it by a link, sets a password, confirms her number and is signed in', async () => {
    const kontakt = await api.call(
      'GET',
      `/benutzer/zugang/email/${ben.contractId}?plz=${ben.plz}`,
    );
    expect(kontakt.body).toEqual({ maskierteEmail: 'p***@example.org' });
    const offen = await oeffnen();
    if (offen.art !== 'EINRICHTEN') throw new Error(offen.art);
    expect(offen).toMatchObject({ email: ben.email, partnerNummer: 'P000002' });
    const asked = step(
      await api.client.prove(await api.client.hello(ben.email), offen.initialPasswort),
    );
    const { body } = await api.client.respond(asked, { NEW_PASSWORD: neu });
    const { AccessToken } = z.parse(
      z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) }),
      body,
    ).AuthenticationResult;

    // Until then the account opens nothing.
    const vertraege = '/vertrag/findByPartnerNummer/P000002';
    expect((await api.call('GET', vertraege, undefined, AccessToken)).status).toBe(401);

    const handynummer = '0152 28817002';
    const wahl = { handynummer, token: null };
    expect(await api.call('POST', '/benutzer/handynummer', wahl, AccessToken)).toMatchObject({
      status: 200,
      body: { handynummer: '+4915228817002' },
    });
    expect(await api.call('POST', '/benutzer/smstan', wahl, AccessToken)).toMatchObject({
      status: 200,
      body: { handynummer: '+49 *** *****002' },
    });
    const code = { handynummer, code: api.code(), token: null };
    const path = '/benutzer/P000002/smstanverification';
    expect(await api.call('POST', path, code, AccessToken)).toMatchObject({
      status: 200,
      body: { art: 'EINGERICHTET', bankGesperrtBis: null },
    });
    expect((await api.call('GET', vertraege, undefined, AccessToken)).status).toBe(200);
    expect((await api.client.enter(ben.email, neu)).ChallengeName).toBe('CUSTOM_CHALLENGE');
    const eintraege = await api.database.select().from(tables.journal);
    expect(eintraege.map(({ aktion }) => aktion)).toEqual(['zugang.eingerichtet']);
  });

  test('goes on with a new link after she stopped half-way', async () => {
    const erster = await oeffnen();
    const zweiter = await oeffnen();
    if (erster.art !== 'EINRICHTEN' || zweiter.art !== 'EINRICHTEN') throw new Error('no account');
    const old = await api.client.prove(await api.client.hello(ben.email), erster.initialPasswort);
    expect(old.body.message).toBe('Incorrect username or password.');
    const asked = step(
      await api.client.prove(await api.client.hello(ben.email), zweiter.initialPasswort),
    );
    await api.client.respond(asked, { NEW_PASSWORD: neu });
    // A password alone is not enough to sign in; the next link begins anew.
    const unfinished = await api.client.prove(await api.client.hello(ben.email), neu);
    expect(unfinished.error).toBe('UserNotConfirmedException');
    expect((await oeffnen()).art).toBe('EINRICHTEN');
    expect(await api.database.select().from(tables.zugang)).toHaveLength(2);
  });

  test('is not handed an account that somebody else has under the same address', async () => {
    await api.database.update(tables.partner).set({ email: anna.email });
    expect(await oeffnen()).toEqual({ art: 'BESTEHT' });
    expect((await api.client.enter(anna.email, passwort)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  });
});

test('a customer with an account is told so by the link alone', async () => {
  expect((await anfordern(anna)).body).toEqual({});
  await api.post();
  expect((await pruefen(api.link())).body).toEqual({ art: 'BESTEHT' });
  expect((await api.client.enter(anna.email, passwort)).ChallengeName).toBe('CUSTOM_CHALLENGE');
});

describe('a link', () => {
  test('counts once, also when it is opened by many at once', async () => {
    await anfordern();
    await api.post();
    const token = api.link();
    const antworten = await Promise.all(Array.from({ length: 8 }, () => pruefen(token)));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const antwort of antworten.filter(({ status }) => status !== 200)) {
      expect(antwort).toMatchObject(ungueltig);
    }
  });

  test('counts 24 hours', async () => {
    await anfordern();
    await api.post();
    api.turnClock(24 * hour);
    expect(await pruefen(api.link())).toMatchObject(ungueltig);
  });

  test('ends when a newer one is asked for, and only its hash is stored', async () => {
    await anfordern();
    await api.post();
    const first = api.link();
    await anfordern();
    await api.post();
    expect(await pruefen(first)).toMatchObject(ungueltig);
    const rows = JSON.stringify(await api.database.select().from(kontolink));
    expect(rows).not.toContain(api.link());
    expect((await pruefen(api.link())).status).toBe(200);
  });

  test('that nobody sent is refused alike, and of another kind as well', async () => {
    expect(await pruefen('x'.repeat(43))).toMatchObject(ungueltig);
    await api.call('POST', '/benutzer/handynummer/reset', {
      email: anna.email,
      contractId: anna.contractId,
      geburtsdatum: anna.geburtsdatum,
    });
    await api.post();
    expect(await pruefen(api.link())).toMatchObject(ungueltig);
  });
});

test('a contract gets three links an hour, whoever asks, and nobody is told', async () => {
  for (let request = 1; request <= 5; request += 1) {
    expect(await anfordern()).toMatchObject({ status: 200, body: {} });
  }
  await api.app.close();
  expect(api.mails).toHaveLength(3);
});

test('a masked e-mail needs contract and postcode of one person', async () => {
  for (const [contractId, plz] of [
    [ben.contractId, '10115'],
    [nummern.unbekannt, ben.plz],
    ['123456789', ben.plz],
  ] as const) {
    expect(await lesen(contractId, plz)).toMatchObject({
      status: 200,
      body: { maskierteEmail: null },
    });
  }
  expect((await lesen('abc', ben.plz)).status).toBe(422);
});

test('who lives in Switzerland gets the link with the four digits of her postcode', async () => {
  const schweiz = { plz: '8001', ort: 'Zürich', strasse: 'Rennweg', hausnummer: '12' };
  await api.database.update(tables.partner).set(schweiz).where(eq(tables.partner.plz, ben.plz));
  expect(await lesen(ben.contractId, '8001')).toMatchObject({
    status: 200,
    body: { maskierteEmail: expect.stringContaining('@') as unknown },
  });
  expect(await lesen(ben.contractId, '8002')).toMatchObject({ body: { maskierteEmail: null } });
  expect((await lesen(ben.contractId, '0801')).status).toBe(422);
});

test('an address looks up five e-mails an hour', async () => {
  const begrenzt = await openKontoApi({ rateLimit: { max: 1_000 } });
  const statuses: number[] = [];
  for (let plz = 10_000; plz < 10_007; plz += 1) {
    const path = `/benutzer/zugang/email/${ben.contractId}?plz=${plz}`;
    statuses.push((await begrenzt.call('GET', path)).status);
  }
  await begrenzt.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('whoever guesses the postcode of a contract from many addresses gets ten tries an hour', async () => {
  for (let plz = 10_000; plz < 10_010; plz += 1) {
    await api.call('GET', `/benutzer/zugang/email/${ben.contractId}?plz=${plz}`);
  }
  const path = `/benutzer/zugang/email/${ben.contractId}?plz=${ben.plz}`;
  expect((await api.call('GET', path)).body).toEqual({ maskierteEmail: null });
  api.turnClock(hour);
  expect((await api.call('GET', path)).body).toEqual({ maskierteEmail: 'p***@example.org' });
});

describe('an initial password that has expired', () => {
  beforeEach(async () => {
    const sub = 'bbbbbbbb-1111-4111-8111-bbbbbbbbbbbb';
    const wer = {
      portal: 'vermittler',
      sub,
      email: 'neu@agentur.example',
      name: 'Nora Neu',
    } as const;
    await api.database.insert(tables.zugang).values({
      ...wer,
      rolle: 'inhaber',
      vermittlerNummer: '4711000001',
      rechte: [],
    });
    await api.identity.putUser({
      ...wer,
      handynummer: '+4915228817003',
      passwort,
      initial: true,
      attribute: { name: wer.name },
    });
    api.turnClock(8 * 24 * hour);
  });

  test('is replaced by mail for whoever still has one', async () => {
    const expired = await api.vermittlerClient.prove(
      await api.vermittlerClient.hello('neu@agentur.example'),
      passwort,
    );
    expect(expired.body.message).toMatch(/^Temporary password has expired/);
    const path = '/vermittler/neu%40agentur.example/initial-passwort';
    expect(await api.call('POST', path)).toMatchObject({ status: 200, body: {} });
    await api.post();
    const initial = /lautet: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const asked = await api.vermittlerClient.prove(
      await api.vermittlerClient.hello('neu@agentur.example'),
      initial,
    );
    expect(step(asked).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  test('is no way to another account, the other portal, or a password of one’s own', async () => {
    for (const path of [
      '/benutzer/neu%40agentur.example/reset/initial-passwort',
      `/benutzer/${encodeURIComponent(anna.email)}/reset/initial-passwort`,
      '/vermittler/niemand%40example.org/initial-passwort',
    ]) {
      expect(await api.call('POST', path)).toMatchObject({ status: 200, body: {} });
    }
    await api.app.close();
    expect(api.mails).toEqual([]);
  });
});

const sperren = (gesperrt: boolean) =>
  api.database.update(tables.zugang).set({ gesperrt }).where(eq(tables.zugang.email, anna.email));
const annaMit = async (eines: string) =>
  api.client.prove(await api.client.hello(anna.email), eines);

test('a customer whose access is locked reads so after the right password, and nothing after a wrong one', async () => {
  await sperren(true);
  expect((await annaMit(anna.passwort)).body.message).toBe('User is disabled.');
  expect((await annaMit('Falsch-Portal2026!')).body.message).toBe(
    'Incorrect username or password.',
  );
  await sperren(false);
  expect(step(await annaMit(anna.passwort)).ChallengeName).toBe('CUSTOM_CHALLENGE');
});
