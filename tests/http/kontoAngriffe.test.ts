import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints/table.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { decodeJwt } from 'jose';
import { passwort } from '#tests/identity/endpoint.ts';
import { timestamp } from '#tests/identity/rawClient.ts';
import { anna, openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';
import { nummern } from '#tests/support/rows.ts';

let api: KontoApi;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  api = await openKontoApi({ log });
});
afterAll(() => api.close());

const origin = 'https://evil.example';
/** What a form can send without being asked. */
const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const niemand = 'niemand@example.org';
const falsch = 'Falsch-Portal2026!';

interface Frage {
  ask: (known: boolean) => Promise<{ status: number; body: unknown }>;
  /** Differs by nature: random numbers, masked digits. */
  ohne?: RegExp;
}

/** Calls that anybody may send about somebody. */
const fragen: Record<string, Frage> = {
  'the first step of a sign-in': {
    ask: async (known) => {
      const { body } = await api.client.call('InitiateAuth', {
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: {
          USERNAME: known ? anna.email : niemand,
          SRP_A: 'abcdef',
          CHALLENGE_NAME: 'SRP_A',
        },
      });
      return { status: 200, body: Object.keys(body) };
    },
  },
  'a wrong password': {
    ask: async (known) => {
      const proof = {
        PASSWORD_CLAIM_SECRET_BLOCK: '',
        PASSWORD_CLAIM_SIGNATURE: '',
        TIMESTAMP: timestamp,
      };
      return api.client.respond(await api.client.hello(known ? anna.email : niemand), proof);
    },
  },
  'a lost password': {
    ask: (known) => api.client.call('ForgotPassword', { Username: known ? anna.email : niemand }),
    ohne: /\d{3}(?=")/g,
  },
  'a wrong code for a lost password': {
    ask: (known) =>
      api.client.call('ConfirmForgotPassword', {
        Username: known ? anna.email : niemand,
        ConfirmationCode: '12345x',
        Password: 'Kornblume-77x',
      }),
  },
  'a masked e-mail with a wrong postcode': {
    ask: (known) => {
      const nummer = known ? anna.contractId : nummern.unbekannt;
      return api.call('GET', `/benutzer/zugang/email/${nummer}?plz=10115`);
    },
  },
  'a link to register': {
    ask: (known) => {
      const contractId = known ? anna.contractId : nummern.unbekannt;
      return api.call('POST', '/benutzer/zugang/link', { contractId, plz: anna.plz });
    },
  },
  'a phone reset': {
    ask: (known) => {
      const { contractId, geburtsdatum } = anna;
      const email = known ? anna.email : niemand;
      return api.call('POST', '/benutzer/handynummer/reset', { email, contractId, geburtsdatum });
    },
  },
  'an initial password': {
    ask: (known) => {
      const email = encodeURIComponent(known ? anna.email : niemand);
      return api.call('POST', `/benutzer/${email}/reset/initial-passwort`);
    },
  },
};

describe('whether somebody has an account shows', () => {
  const runs = 21;
  test.each(Object.entries(fragen))(
    'neither in text, status and length nor in the time of %s',
    async (what, { ask, ohne }) => {
      const taken: Record<'known' | 'unknown', Taken[]> = { known: [], unknown: [] };
      // The first ones are the compiler's.
      for (let run = -4; run < runs; run += 1) {
        const answers = [];
        // No limit is reached: each answer is the one with all its work.
        api.turnClock(21 * 60_000);
        // In turns, so that a busy machine slows both.
        for (const known of run % 2 === 0 ? [true, false] : [false, true]) {
          const [begin, processor] = [performance.now(), process.cpuUsage()];
          const { status, body } = await ask(known);
          const { user, system } = process.cpuUsage(processor);
          const took = { wall: performance.now() - begin, processor: (user + system) / 1_000 };
          if (run >= 0) taken[known ? 'known' : 'unknown'].push(took);
          answers.push([status, JSON.stringify(body).replaceAll(ohne ?? /$^/g, '')]);
        }
        expect(answers[0]).toEqual(answers[1]);
      }
      const wall = compared(taken, 'wall');
      const processor = compared(taken, 'processor');
      process.stdout.write(`${what}: ${wall.text}; of the processor ${processor.text}\n`);
      expect(wall.difference).toBeLessThanOrEqual(Math.max(10, wall.spread));
      // What others do on the machine is not in here.
      expect(processor.difference).toBeLessThanOrEqual(10);
    },
    120_000,
  );
});

interface Taken {
  wall: number;
  processor: number;
}

/** Median of the differences within each pair, which a machine busy for a while does not move. */
function compared({ known, unknown }: Record<'known' | 'unknown', Taken[]>, of: keyof Taken) {
  const [some, none] = [known.map((took) => took[of]), unknown.map((took) => took[of])];
  const pairs = some.map((took, pair) => took - (none[pair] ?? 0));
  const difference = Math.abs(quantile(pairs, 0.5));
  const medians = [some, none].map((times) => quantile(times, 0.5).toFixed(1)).join(' and ');
  const text = `medians known and unknown ${medians} ms, difference in pairs ${difference.toFixed(1)} ms`;
  return { difference, spread: quantile(none, 0.75) - quantile(none, 0.25), text };
}

test('wrong passwords from many addresses lock the name all the same', async () => {
  const wer = 'viele.adressen@example.org';
  const messages: unknown[] = [];
  for (let guess = 1; guess <= 12; guess += 1) {
    const client = api.clientFrom(`192.0.2.${guess}`);
    const { body } = await client.prove(await client.hello(wer), falsch);
    messages.push(body.message);
  }
  const looked = messages.filter((text) => text === 'Incorrect username or password.').length;
  process.stdout.write(
    `passwords: ${messages.length} tried, ${looked} looked at, ${12 - looked} refused\n`,
  );
  expect(looked).toBe(5);
});

test('a page elsewhere can send nothing in her name: no cookie, no simple request, no foreign origin', async () => {
  api.turnClock(3_600_000);
  const { AccessToken } = await api.client.signIn(anna.email);
  const writes = Object.values<Endpoint>(endpoints).filter(
    ({ method, path }) =>
      method !== 'GET' && /^\/(?:benutzer|vermittler\/(?:passwort|nutz))/.test(path),
  );
  expect(writes.length).toBeGreaterThan(8);
  const statuses = new Set<number>();
  const headers = new Set<unknown>();
  for (const { method, path } of writes) {
    const url = `/api${path.replaceAll(/\{\w+\}/g, 'P000001')}`;
    for (const type of simpleTypes) {
      const { statusCode } = await api.app.inject({
        method: method as 'POST',
        url,
        headers: { 'content-type': type, origin, cookie: `token=${AccessToken}` },
        payload: '{"token":null}',
      });
      statuses.add(statusCode);
    }
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': method },
    });
    headers.add(preflight.headers['access-control-allow-origin']);
    headers.add(preflight.headers['set-cookie']);
  }
  // 401 where the session is asked for first; a body where none is wanted is not read.
  expect(statuses).toEqual(new Set([401, 415]));
  expect([...headers]).toEqual([undefined]);
});

test('a session that an attacker began is not the one she signs in with', async () => {
  api.turnClock(3_600_000);
  const attacker = await api.client.hello(anna.email);
  const hers = await api.client.call('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    Session: attacker.Session,
    AuthParameters: { USERNAME: anna.email, SRP_A: 'abcdef', CHALLENGE_NAME: 'SRP_A' },
  });
  expect(hers.body.Session).not.toBe(attacker.Session);
  const first = await api.client.signIn(anna.email);
  api.turnClock(3_600_000);
  const second = await api.client.signIn(anna.email);
  const origins = [first, second].map(({ AccessToken }) => decodeJwt(AccessToken).origin_jti);
  expect(new Set(origins).size).toBe(2);
  expect(first.RefreshToken).not.toBe(second.RefreshToken);
});

test('the token of the other portal, an id token and a refresh token change nothing', async () => {
  api.turnClock(3_600_000);
  const { IdToken, RefreshToken, AccessToken } = await api.client.signIn(anna.email);
  const body = { passwort, neuesPasswort: 'Kornblume-77x' };
  for (const token of [IdToken, RefreshToken, `${AccessToken}x`]) {
    expect((await api.call('POST', '/benutzer/passwort/aendern', body, token)).status).toBe(401);
    const idp = await api.client.call('ChangePassword', {
      AccessToken: token,
      PreviousPassword: passwort,
      ProposedPassword: 'Kornblume-77x',
    });
    expect(idp.error).toBe('NotAuthorizedException');
  }
  expect((await api.call('POST', '/vermittler/passwort/aendern', body, AccessToken)).status).toBe(
    401,
  );
});

test('nothing secret or personal stands in the log of all that', () => {
  const log = lines.join('');
  expect(log).toContain('/api/benutzer/zugang/link');
  const secrets = [
    ...api.mails.flatMap(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1] ?? []),
    ...api.sms.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []),
  ];
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of [...secrets, anna.email, anna.handynummer, anna.contractId, passwort]) {
    expect(log).not.toMatch(
      new RegExp(`(?<![\\w-])${secret.replaceAll(/[+.!]/g, '\\$&')}(?![\\w-])`),
    );
  }
});

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}
