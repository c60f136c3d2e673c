import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { findByPartnerNummer } from '#contract/endpoints/vertrag.ts';
import { t } from '#portal/flows/konto/anmeldung/texte.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { Answer } from '#tests/models/browser/heldCalls.ts';
import {
  kundin,
  nowOf,
  operationOf,
  poolError,
  signInElsewhere,
  storedTokens,
  tokenSet,
  tourStart,
} from '#tests/models/browser/pool.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { handynummer, restMs } from './cases.ts';

const notiz = 'anmeldung.code.benutzer';

export const inBrowser: FlowInBrowser = {
  address: '/kunden/login/',
  calls: {
    anmelden: (request) => challengeOf(request) === 'PASSWORD_VERIFIER',
    neuesPasswortSetzen: (request) => challengeOf(request) === 'NEW_PASSWORD_REQUIRED',
    codePruefen: (request) => challengeOf(request) === 'CUSTOM_CHALLENGE',
  },
  reads: [
    { of: (request) => operationOf(request) === 'InitiateAuth', answer: passwordVerifier() },
    { of: findByPartnerNummer, answer: { json: [] } },
  ],
  answers: {
    '✓ codeGesendet': codeChallenge('3'),
    '✓ codeFalsch': codeChallenge('2'),
    '✓ neuesPasswortNoetig': newPasswordChallenge(),
    '✗ ZUGANGSDATEN_FALSCH': notAuthorized('Incorrect username or password.'),
    '✗ GESPERRT': notAuthorized('Password attempts exceeded'),
    '✗ ZUGANG_DEAKTIVIERT': notAuthorized('User is disabled.'),
    '✗ PASSWORT_ABGELEHNT': poolError('InvalidPasswordException'),
    '✗ ANMELDUNG_ABGELAUFEN': notAuthorized('Invalid session for the user.'),
    '✗ TECHNISCH': poolError('InternalErrorException'),
  },
  kept: { 'mit offenem Code': waitingForCode() },
  buttons: { ABBRECHEN: t('zurueck') },
  fields: { 'NEUES_PASSWORT.passwort': ['passwort', 'wiederholung'] },
  happenings: {
    ANDERSWO_ANGEMELDET: async (stage) => {
      await signInElsewhere(stage, storedTokens(await nowOf(stage.page), -60));
      await stage.calls.answer('renewal', tokenSet(await nowOf(stage.page), -30));
    },
    'anmelden ✓ angemeldet': signedInAfter('anmelden'),
    'neuesPasswortSetzen ✓ angemeldet': signedInAfter('neuesPasswortSetzen'),
    'codePruefen ✓ angemeldet': signedInAfter('codePruefen'),
    'codePruefen ✗ ZU_VIELE_CODES': async ({ page, calls }) => {
      await page.evaluate(lastTry, notiz);
      await calls.answer('codePruefen', notAuthorized('Invalid code.'));
    },
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('gesperrt')) return t('gesperrt');
    if (snapshot.hasTag('fehler')) return t('TECHNISCH');
    const { hinweis } = shown.parse(snapshot.context);
    if (hinweis === null) return null;
    return hinweis === 'CODE_FALSCH' ? t(hinweis, { n: 2 }) : t(hinweis);
  },
};

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

const challenge = z.object({ ChallengeName: z.string() });

/** Which challenge of the pool a request answers; null where it answers none. */
function challengeOf(request: StageRequest): string | null {
  if (operationOf(request) !== 'RespondToAuthChallenge') return null;
  return z.safeParse(challenge, request.json).data?.ChallengeName ?? null;
}

/** The tokens are over at once: the client renews them for itself, then the portal waits for its own renewal. */
function signedInAfter(id: string) {
  return async ({ page, calls }: Stage) => {
    await calls.answer(id, tokenSet(await nowOf(page), -30));
    await calls.answer('renewal', tokenSet(await nowOf(page), -30));
  };
}

function notAuthorized(message: string): Answer {
  return poolError('NotAuthorizedException', message);
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
function passwordVerifier(): Answer {
  return {
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
}

/** A sign-in that waited for its code when the page was reloaded: our note and the client's. */
function waitingForCode(): Record<string, string> {
  const until = tourStart + restMs;
  return {
    [notiz]: JSON.stringify({ handynummer, versuche: 2, until }),
    'CognitoSignInState.username': kundin.sub,
    'CognitoSignInState.challengeName': 'CUSTOM_CHALLENGE',
    'CognitoSignInState.signInSession': 'session-code',
    'CognitoSignInState.expiry': `${until}`,
  };
}

function lastTry(notiz: string): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(notiz) ?? '{}');
  sessionStorage.setItem(notiz, JSON.stringify(Object.assign({}, kept, { versuche: 1 })));
}
