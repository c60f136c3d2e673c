import type { Page } from '@playwright/test';
import type { Stage } from './flowInBrowser.ts';
import type { StageAnswer } from './heldCalls.ts';
import { inTime } from './inTime.ts';
import type { Rule, StageRequest } from './stageServer.ts';

/** The customer of the tours, as the identity pool knows her. */
export const kundin = { sub: '0b6f2c1e-7a51-4a4e-9d0c-3f2b8a1c5d77', partnernummer: 'P000101' };
/** Somebody else at the same browser. */
export const andere = '5d1f0a77-2c46-4f0b-8c1e-6a9e0d4b7c12';
export const email = 'anna.bergmann@example.org';
export const clientId = 'tourbenutzer0client';

const store = `CognitoIdentityServiceProvider.${clientId}`;
const refreshKey = `${store}.${kundin.sub}.refreshToken`;

/** The time at which every tour begins, so that what it shows is the same each time. */
export const tourStart = Date.parse('2026-11-21T10:00:00+01:00');

/** Pool settings, renewals of tokens held under `renewal`, and nothing to say to anything else. */
export const identityRules: readonly Rule[] = [
  ({ path }) =>
    /^\/api\/portale\/[^/]+\/pool$/.test(path)
      ? {
          json: {
            userPoolId: 'eu-central-1_Benutzer1',
            userPoolClientId: clientId,
            userPoolEndpoint: '/idp/benutzer',
          },
        }
      : null,
  (request) => (operationOf(request) === 'GetTokensFromRefreshToken' ? { hold: 'renewal' } : null),
  (request) => (operationOf(request) === null ? null : { json: {} }),
];

/** Operation of the identity pool that is asked for; null where the request is for somebody else. */
export function operationOf({ path, headers }: StageRequest): string | null {
  if (!path.startsWith('/idp/')) return null;
  return String(headers['x-amz-target']).split('.').at(-1) ?? '';
}

/** An error as the pool words it; none of these is repeated by the client. */
export function poolError(type: string, message = type): StageAnswer {
  return {
    status: 400,
    headers: { 'x-amzn-errortype': `${type}:` },
    json: { __type: type, message },
  };
}

export function refused(): StageAnswer {
  return poolError('NotAuthorizedException', 'Refresh Token has been revoked');
}

/** A token set that is valid for so many seconds; one that is over has to be renewed first. */
export function tokenSet(now: number, seconds: number, sub = kundin.sub): StageAnswer {
  const { accessToken, idToken } = tokens(now, seconds, { sub });
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

/** Pages that anybody may open look who is signed in only where this browser was signed in to. */
const life = JSON.stringify({ beginn: tourStart, aktiv: tourStart });
export const signOfLife = { 'sitzung.benutzer': life, 'sitzung.vermittler': life };

/** What the local storage of somebody signed in holds; the customer, unless more is said of whose it is. */
export function storedTokens(
  now: number,
  seconds: number,
  nutzer: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const sub = nutzer['sub'] ?? kundin.sub;
  const mine = `${store}.${sub}`;
  const { accessToken, idToken } = tokens(now, seconds, nutzer);
  return {
    [`${store}.LastAuthUser`]: sub,
    [`${mine}.accessToken`]: accessToken,
    [`${mine}.idToken`]: idToken,
    [`${mine}.clockDrift`]: '0',
    // Last: its coming and going is what other tabs listen to.
    [`${mine}.refreshToken`]: `renewal-${now}`,
  };
}

/** Another tab signs out. */
export async function signOutElsewhere({ page, otherTab }: Stage): Promise<void> {
  await page.evaluate(
    (key) => localStorage.setItem(key, localStorage.getItem(key) ?? 'x'),
    refreshKey,
  );
  await otherTab.evaluate(removeTokens, refreshKey);
}

/** Runs in the other tab, which learns a moment later what the first one has stored. */
async function removeTokens(last: string): Promise<void> {
  if (localStorage.getItem(last) === null) {
    await new Promise<void>((resolve) => {
      addEventListener('storage', ({ key }) => key === last && resolve());
    });
  }
  for (const name of Object.keys(localStorage)) if (name !== last) localStorage.removeItem(name);
  localStorage.removeItem(last);
}

/** Another tab leaves a session behind; whether it can be renewed is the next answer. */
export async function signInElsewhere(
  { otherTab }: Pick<Stage, 'otherTab'>,
  stored: Record<string, string>,
): Promise<void> {
  await otherTab.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** As `signInElsewhere`, after this tab's session ended: what it has thrown away must be gone in the other tab, too. */
export async function signInAgainElsewhere(
  stage: Pick<Stage, 'otherTab'>,
  stored: Record<string, string>,
): Promise<void> {
  await inTime(
    stage.otherTab.evaluate(untilGone, Object.keys(stored)),
    () => 'The tokens of the session that ended are still there.',
  );
  await signInElsewhere(stage, stored);
}

/** Runs in the other tab: to store what it still believes to be stored would change nothing. */
async function untilGone(names: string[]): Promise<void> {
  const isGone = () => names.every((name) => localStorage.getItem(name) === null);
  if (isGone()) return;
  await new Promise<void>((resolve) => {
    addEventListener('storage', () => isGone() && resolve());
  });
}

export function nowOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** The tokens have run out; the tab finds it when it gets the focus again, and the pool does not renew them. */
export async function sessionExpires({ page, calls }: Stage): Promise<void> {
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      window.dispatchEvent(new Event('focus'));
    },
    storedTokens(await nowOf(page), -60),
  );
  await calls.answer('renewal', refused());
}

function tokens(
  now: number,
  seconds: number,
  nutzer: Readonly<Record<string, string>> = {},
): { accessToken: string; idToken: string } {
  const iat = Math.floor(now / 1000);
  const sub = nutzer['sub'] ?? kundin.sub;
  const shared = { sub, iat, auth_time: iat, exp: iat + seconds };
  return {
    accessToken: jwt({ ...shared, token_use: 'access', client_id: clientId, username: sub }),
    idToken: jwt({
      ...shared,
      token_use: 'id',
      aud: clientId,
      'cognito:username': sub,
      email,
      name: 'Anna Bergmann',
      'custom:partnernummer': kundin.partnernummer,
      // In the other area the same sub is a broker.
      'custom:vermittlernummer': '1000000101',
      ...nutzer,
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
