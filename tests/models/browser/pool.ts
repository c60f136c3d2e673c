import type { Page, Route } from '@playwright/test';
import type { Answer, HeldCalls } from './heldCalls.ts';

/** The customer of the tours, as the identity pool knows her. */
export const kundin = { sub: '0b6f2c1e-7a51-4a4e-9d0c-3f2b8a1c5d77', partnernummer: 'P000101' };
export const clientId = 'tourbenutzer0client';

const store = `CognitoIdentityServiceProvider.${clientId}`;
const refreshKey = `${store}.${kundin.sub}.refreshToken`;

/** Pool settings, as `GET /portale/benutzer/pool` answers them. */
export async function servePool(page: Page): Promise<void> {
  await page.route('**/api/portale/*/pool', (route) =>
    route.fulfill({
      json: {
        userPoolId: 'eu-central-1_Benutzer1',
        userPoolClientId: clientId,
        userPoolEndpoint: '/idp/benutzer',
      },
    }),
  );
}

/** The identity pool: what a call of the flow sends is held under its id, renewals of tokens under `renewal`. */
export async function serveIdentity(
  page: Page,
  calls: HeldCalls,
  idOf: (operation: string, route: Route) => string | Answer,
): Promise<void> {
  await page.route('**/idp/**', async (route) => {
    const operation = route.request().headers()['x-amz-target']?.split('.').at(-1) ?? '';
    if (operation === 'GetTokensFromRefreshToken') return calls.hold('renewal', route, null);
    const id = idOf(operation, route);
    if (typeof id === 'string') return calls.hold(id, route, refused());
    return route.fulfill(id);
  });
}

/** An error as the pool words it; none of these is repeated by the client. */
export function poolError(type: string, message = type): Answer {
  return {
    status: 400,
    headers: { 'x-amzn-errortype': `${type}:` },
    json: { __type: type, message },
  };
}

export function refused(): Answer {
  return poolError('NotAuthorizedException', 'Refresh Token has been revoked');
}

/** A token set that is valid for so many seconds; one that is over has to be renewed first. */
export function tokenSet(now: number, seconds: number): Answer {
  const { accessToken, idToken } = tokens(now, seconds);
  return {
    json: {
      ChallengeParameters: {},
      AuthenticationResult: {
        AccessToken: accessToken,
        IdToken: idToken,
        RefreshToken: 'renewal',
        TokenType: 'Bearer',
        ExpiresIn: seconds,
      },
    },
  };
}

/** What the local storage of somebody signed in holds. */
export function storedTokens(now: number, seconds: number): Record<string, string> {
  const mine = `${store}.${kundin.sub}`;
  return {
    [`${store}.LastAuthUser`]: kundin.sub,
    [`${mine}.accessToken`]: tokens(now, seconds).accessToken,
    [`${mine}.idToken`]: tokens(now, seconds).idToken,
    [`${mine}.clockDrift`]: '0',
    // Last: its coming and going is what other tabs listen to.
    [refreshKey]: `renewal-${now}`,
  };
}

/** Another tab signs out. */
export async function signOutElsewhere(page: Page): Promise<void> {
  await page.evaluate(
    (key) => localStorage.setItem(key, localStorage.getItem(key) ?? 'x'),
    refreshKey,
  );
  await inOtherTab(
    page,
    (key) => {
      for (const name of Object.keys(localStorage)) if (name !== key) localStorage.removeItem(name);
      localStorage.removeItem(key);
    },
    refreshKey,
  );
}

/** Another tab leaves a session behind; whether it can be renewed is the next answer. */
export async function signInElsewhere(page: Page, stored: Record<string, string>): Promise<void> {
  await inOtherTab(
    page,
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    stored,
  );
}

/** Tokens that ran out while nobody looked; the tab notices when it gets the focus again. */
export async function returnsToExpiredSession(
  page: Page,
  stored: Record<string, string>,
): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    window.dispatchEvent(new Event('focus'));
  }, stored);
}

/** A real second tab, so that the browser itself tells the first one. */
async function inOtherTab<Argument>(
  page: Page,
  act: (argument: Argument) => void,
  argument: Argument,
): Promise<void> {
  const tab = await page.context().newPage();
  await tab.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  );
  await tab.goto('/');
  await tab.evaluate(act as (argument: unknown) => void, argument);
  await tab.close();
}

function tokens(now: number, seconds: number): { accessToken: string; idToken: string } {
  const iat = Math.floor(now / 1000);
  const shared = { sub: kundin.sub, iat, auth_time: iat, exp: iat + seconds };
  return {
    accessToken: jwt({ ...shared, token_use: 'access', client_id: clientId, username: kundin.sub }),
    idToken: jwt({
      ...shared,
      token_use: 'id',
      aud: clientId,
      'cognito:username': kundin.sub,
      name: 'Anna Bergmann',
      'custom:partnernummer': kundin.partnernummer,
    }),
  };
}

/** The client decodes tokens and does not verify them. */
function jwt(claims: object): string {
  return `${base64({ alg: 'RS256', kid: 'tour' })}.${base64(claims)}.c2lnbmF0dXJl`;
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
