import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { t } from '#portal/flows/konto/anmeldung/texte.ts';
import type { BrowserDriver, Stage } from '#tests/models/browser/driver.ts';
import type { Answer } from '#tests/models/browser/heldCalls.ts';
import {
  kundin,
  poolError,
  refused,
  serveIdentity,
  servePool,
  returnsToExpiredSession,
  signInElsewhere,
  signOutElsewhere,
  storedTokens,
  tokenSet,
} from '#tests/models/browser/pool.ts';
import { code, handynummer, neuesPasswort, restMs, zugangsdaten } from './cases.ts';

const adresse = '/kunden/login/';
const notiz = 'anmeldung.code.benutzer';

export const driver: BrowserDriver = {
  wire: async ({ page, calls }) => {
    await servePool(page);
    await serveIdentity(page, calls, (operation, route) => {
      if (operation === 'InitiateAuth') return passwordVerifier;
      if (operation !== 'RespondToAuthChallenge') return { json: {} };
      return invokeOf(challenge.parse(route.request().postDataJSON()).ChallengeName);
    });
    await page.route('**/api/vertrag/**', (route) => route.fulfill({ json: [] }));
  },
  starts: {
    frisch: async ({ page }) => void (await page.goto(adresse)),
    'mit offenem Code': async ({ page }) => {
      await page.goto(adresse);
      await page.evaluate(waitingForCode, { notiz, handynummer, restMs, username: kundin.sub });
      await page.reload();
    },
  },
  steps: {
    ANMELDEN: async ({ page }) => {
      await page.getByLabel(t('email')).fill(zugangsdaten.email);
      await page.getByLabel(t('passwort'), { exact: true }).fill(zugangsdaten.passwort);
      await page.getByRole('button', { name: t('anmelden') }).click();
    },
    NEUES_PASSWORT: async ({ page }) => {
      await page.getByLabel(t('neuesPasswort'), { exact: true }).fill(neuesPasswort);
      await page.getByLabel(t('wiederholung'), { exact: true }).fill(neuesPasswort);
      await page.getByRole('button', { name: t('passwortSpeichern') }).click();
    },
    BESTAETIGEN: async ({ page }) => {
      // The sixth digit sends it.
      await page.getByLabel(t('code')).fill('');
      await page.getByLabel(t('code')).fill(code);
    },
    ABBRECHEN: ({ page }) => page.getByRole('button', { name: t('zurueck') }).click(),
    ABGEMELDET: ({ page }) => signOutElsewhere(page),
    SITZUNG_ABGELAUFEN: async ({ page, calls }) => {
      await returnsToExpiredSession(page, storedTokens(await nowOf(page), -60));
      await calls.answer('renewal', refused());
    },
    ANDERSWO_ANGEMELDET: async ({ page, calls }) => {
      await signInElsewhere(page, storedTokens(await nowOf(page), -60));
      await calls.answer('renewal', tokenSet(await nowOf(page), -30));
    },
    'anmelden ✓ codeGesendet': answered('anmelden', () => codeChallenge('3')),
    'anmelden ✓ neuesPasswortNoetig': answered('anmelden', newPasswordChallenge),
    'anmelden ✓ angemeldet': signedIn('anmelden'),
    'anmelden ✗ ZUGANGSDATEN_FALSCH': answered('anmelden', () =>
      poolError('NotAuthorizedException', 'Incorrect username or password.'),
    ),
    'anmelden ✗ GESPERRT': answered('anmelden', () =>
      poolError('NotAuthorizedException', 'Password attempts exceeded'),
    ),
    'anmelden ✗ ZUGANG_DEAKTIVIERT': answered('anmelden', () =>
      poolError('NotAuthorizedException', 'User is disabled.'),
    ),
    'anmelden ✗ TECHNISCH': answered('anmelden', technisch),
    'neuesPasswortSetzen ✓ codeGesendet': answered('neuesPasswortSetzen', () => codeChallenge('3')),
    'neuesPasswortSetzen ✓ angemeldet': signedIn('neuesPasswortSetzen'),
    'neuesPasswortSetzen ✗ PASSWORT_ABGELEHNT': answered('neuesPasswortSetzen', () =>
      poolError('InvalidPasswordException'),
    ),
    'neuesPasswortSetzen ✗ ANMELDUNG_ABGELAUFEN': answered('neuesPasswortSetzen', () =>
      poolError('NotAuthorizedException', 'Invalid session for the user.'),
    ),
    'neuesPasswortSetzen ✗ GESPERRT': answered('neuesPasswortSetzen', () =>
      poolError('NotAuthorizedException', 'Password attempts exceeded'),
    ),
    'neuesPasswortSetzen ✗ TECHNISCH': answered('neuesPasswortSetzen', technisch),
    'codePruefen ✓ codeFalsch': answered('codePruefen', () => codeChallenge('2')),
    'codePruefen ✓ neuesPasswortNoetig': answered('codePruefen', newPasswordChallenge),
    'codePruefen ✓ angemeldet': signedIn('codePruefen'),
    'codePruefen ✗ ZU_VIELE_CODES': async (stage) => {
      await stage.page.evaluate(lastTry, notiz);
      await stage.calls.answer('codePruefen', poolError('NotAuthorizedException', 'Invalid code.'));
    },
    'codePruefen ✗ ANMELDUNG_ABGELAUFEN': answered('codePruefen', () =>
      poolError('NotAuthorizedException', 'Invalid session for the user.'),
    ),
    'codePruefen ✗ GESPERRT': answered('codePruefen', () =>
      poolError('NotAuthorizedException', 'Password attempts exceeded'),
    ),
    'codePruefen ✗ TECHNISCH': answered('codePruefen', technisch),
  },
  sentence: (snapshot) => {
    if (snapshot.matches('gesperrt')) return t('gesperrt');
    if (snapshot.hasTag('fehler')) return t('TECHNISCH');
    const { hinweis } = shown.parse(snapshot.context);
    if (hinweis === null) return null;
    return hinweis === 'CODE_FALSCH' ? t(hinweis, { n: 2 }) : t(hinweis);
  },
};

const challenge = z.object({ ChallengeName: z.string() });
const hinweise = [
  'ZUGANGSDATEN_FALSCH',
  'ZUGANG_DEAKTIVIERT',
  'ANMELDUNG_ABGELAUFEN',
  'ZU_VIELE_CODES',
  'PASSWORT_ABGELEHNT',
  'SITZUNG_ABGELAUFEN',
  'ABGEMELDET',
  'CODE_FALSCH',
] as const;
const shown = z.object({ hinweis: z.nullable(z.enum(hinweise)) });

function invokeOf(challengeName: string): string {
  if (challengeName === 'NEW_PASSWORD_REQUIRED') return 'neuesPasswortSetzen';
  return challengeName === 'PASSWORD_VERIFIER' ? 'anmelden' : 'codePruefen';
}

function answered(id: string, answer: () => Answer) {
  return ({ calls }: Stage) => calls.answer(id, answer());
}

/** The tokens are over at once: the client renews them for itself, then the portal waits for its own renewal. */
function signedIn(id: string) {
  return async ({ page, calls }: Stage) => {
    await calls.answer(id, tokenSet(await nowOf(page), -30));
    await calls.answer('renewal', tokenSet(await nowOf(page), -30));
  };
}

function technisch(): Answer {
  return poolError('InternalErrorException');
}

function codeChallenge(verbleibendeVersuche: string): Answer {
  return {
    json: {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: 'session-code',
      ChallengeParameters: { USERNAME: kundin.sub, handynummer, verbleibendeVersuche },
    },
  };
}

function newPasswordChallenge(): Answer {
  return {
    json: {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: 'session-passwort',
      ChallengeParameters: {
        USER_ID_FOR_SRP: kundin.sub,
        requiredAttributes: '[]',
        userAttributes: '{}',
      },
    },
  };
}

/** The client does not verify the server, so any numbers do. */
const passwordVerifier: Answer = {
  json: {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: 'session-srp',
    ChallengeParameters: {
      USERNAME: kundin.sub,
      USER_ID_FOR_SRP: kundin.sub,
      SALT: '5ab1e0c3d2f4968778695a4b3c2d1e0f',
      SRP_B: '7c'.repeat(384),
      SECRET_BLOCK: Buffer.from('secret block of the tour').toString('base64'),
    },
  },
};

function nowOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** A sign-in that waited for its code when the page was reloaded: our note and the client's. */
function waitingForCode({
  notiz,
  handynummer,
  restMs,
  username,
}: Record<'notiz' | 'handynummer' | 'username', string> & { restMs: number }) {
  const until = Date.now() + restMs;
  sessionStorage.setItem(notiz, JSON.stringify({ handynummer, versuche: 2, until }));
  const signIn = {
    username,
    challengeName: 'CUSTOM_CHALLENGE',
    signInSession: 'session-code',
    expiry: until,
  };
  for (const [key, value] of Object.entries(signIn)) {
    sessionStorage.setItem(`CognitoSignInState.${key}`, String(value));
  }
}

function lastTry(notiz: string): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(notiz) ?? '{}');
  sessionStorage.setItem(notiz, JSON.stringify(Object.assign({}, kept, { versuche: 1 })));
}
