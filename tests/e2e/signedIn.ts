import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { rawClient } from '#tests/identity/rawClient.ts';

type Stored = Readonly<Record<string, string>>;

/** What the browser kept after an agent signed in, by e-mail address; of this worker alone. */
const sessions = new Map<string, Stored>();

/** Keeps the session of whoever has just signed in. */
export async function remember(page: Page, email: string): Promise<void> {
  sessions.set(email, await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
}

/** Signs the page in as its worker was before; false where it never was, or where that session has ended since. */
export async function takeUp(page: Page, email: string): Promise<boolean> {
  const session = sessions.get(email);
  if (session === undefined) return false;
  if (!(await isAlive(page, session))) {
    sessions.delete(email);
    return false;
  }
  await leaveBehind(page, session);
  return true;
}

/** Signs a customer in without the form: her browser holds afterwards what the form would have left in it. */
export async function signInWithoutForm(
  page: Page,
  email: string,
  readCode: () => Promise<string>,
): Promise<void> {
  const pool = await poolOf(page, 'benutzer');
  const client = rawClient({
    identity: { pool: () => pool },
    call: async (operation, body) => {
      const reply = await ask(page, pool, operation, body);
      const told: unknown = await reply.json();
      return {
        status: reply.status(),
        error: undefined,
        body: z.record(z.string(), z.unknown()).parse(told),
      };
    },
    lastCode: readCode,
  });
  const { AccessToken, IdToken, RefreshToken } = await client.signIn(email);
  const { sub } = claims.parse(
    JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString()),
  );
  const store = `CognitoIdentityServiceProvider.${pool.userPoolClientId}`;
  await leaveBehind(page, {
    [`${store}.LastAuthUser`]: sub,
    [`${store}.${sub}.accessToken`]: AccessToken,
    [`${store}.${sub}.idToken`]: IdToken,
    [`${store}.${sub}.refreshToken`]: RefreshToken,
    [`${store}.${sub}.clockDrift`]: '0',
  });
}

const poolShape = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
});
const claims = z.object({ sub: z.string() });

/** A test that signed out, or changed the password, has ended the session for all. */
async function isAlive(page: Page, session: Stored): Promise<boolean> {
  const key = Object.keys(session).find((name) => name.endsWith('.accessToken')) ?? '';
  const pool = await poolOf(page, 'vermittler');
  const reply = await ask(page, pool, 'GetUser', { AccessToken: session[key] });
  return reply.ok();
}

async function poolOf(page: Page, portal: 'benutzer' | 'vermittler') {
  const answer = await page.request.get(`/api/portale/${portal}/pool`);
  return poolShape.parse(await answer.json());
}

function ask(
  page: Page,
  { userPoolEndpoint }: z.infer<typeof poolShape>,
  operation: string,
  data: unknown,
) {
  const target = `AWSCognitoIdentityProviderService.${operation}`;
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target };
  return page.request.post(userPoolEndpoint, { headers, data });
}

/** Whoever was here a moment ago is not asked whether she is still there. */
async function leaveBehind(page: Page, session: Stored): Promise<void> {
  const now = Date.now();
  const life = JSON.stringify({ beginn: now, aktiv: now });
  const empty = '/leer-fuer-die-anmeldung/';
  await page.route(`**${empty}`, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await page.goto(empty);
  await page.evaluate(store, { ...session, 'sitzung.benutzer': life, 'sitzung.vermittler': life });
  await page.unroute(`**${empty}`);
}

/** Runs in the page. */
function store(entries: Stored): void {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}
