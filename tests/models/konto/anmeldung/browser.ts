import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import * as z from 'zod/mini';
import {
  nutzungsbedingungenAnnehmen,
  nutzungsbedingungenLesen,
} from '#contract/endpoints/benutzer/daten.ts';
import { findByPartnerNummer } from '#contract/endpoints/vertrag.ts';
import { istIn, leaf } from '#machines/leaf.ts';
import { t } from '#portal/flows/konto/anmeldung/texte.ts';
import type { FlowInBrowser, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import {
  kundin,
  nowOf,
  operationOf,
  poolError,
  sessionExpires,
  signInElsewhere,
  storedTokens,
  tokenSet,
  tourStart,
} from '#tests/models/browser/pool.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { nichtAngemeldet, technisch } from '#tests/models/browser/wire.ts';
import { handynummer, laengereSperreMs, restMs } from './cases.ts';
import { challengeOf, newPasswordChallenge, passwordVerifier } from './wire.ts';

const notiz = 'anmeldung.code.benutzer';

export const inBrowser: FlowInBrowser = {
  address: '/kunden/login/',
  addresses: {
    'im Vermittlerportal': '/vermittler/login/',
    'im Vermittlerportal schon angemeldet': '/vermittler/login/',
  },
  signedIn: ['im Vermittlerportal schon angemeldet'],
  calls: {
    anmelden: (request) => challengeOf(request) === 'PASSWORD_VERIFIER',
    neuesPasswortSetzen: (request) => challengeOf(request) === 'NEW_PASSWORD_REQUIRED',
    codePruefen: (request) => challengeOf(request) === 'CUSTOM_CHALLENGE' && !isAskedAgain(request),
    codeErneut: isAskedAgain,
    initialpasswortAnfordern: ({ method, path }) =>
      method === 'POST' && path.endsWith('/initial-passwort'),
    bedingungenLesen: nutzungsbedingungenLesen,
    bedingungenAnnehmen: nutzungsbedingungenAnnehmen,
    abmelden: (request) => operationOf(request) === 'GlobalSignOut',
  },
  reads: [
    { of: (request) => operationOf(request) === 'InitiateAuth', answer: passwordVerifier() },
    { of: findByPartnerNummer, answer: { json: [] } },
  ],
  answers: {
    '✓ codeGesendet': codeChallenge('3'),
    '✓ codeFalsch': codeChallenge('2'),
    '✓ neuesPasswortNoetig': newPasswordChallenge(),
    'initialpasswortAnfordern ✓ angefordert': { json: {} },
    'bedingungenAnnehmen ✗ SITZUNG_ABGELAUFEN': nichtAngemeldet,
    'bedingungenAnnehmen ✗ TECHNISCH': technisch,
    'bedingungenLesen ✗ TECHNISCH': technisch,
    'initialpasswortAnfordern ✗ TECHNISCH': technisch,
    'abmelden ✓ abgemeldet': { json: {} },
    '✗ ZU_OFT': { ...technisch, status: 429 },
    '✗ INITIALPASSWORT_ABGELAUFEN': notAuthorized(
      'Temporary password has expired and must be reset by an administrator.',
    ),
    '✗ ZUGANGSDATEN_FALSCH': notAuthorized('Incorrect username or password.'),
    '✗ GESPERRT': notAuthorized('Password attempts exceeded'),
    'codePruefen ✗ GESPERRT': notAuthorized(
      `Password attempts exceeded. Try again in ${laengereSperreMs / 1_000} seconds.`,
    ),
    '✗ ZUGANG_DEAKTIVIERT': notAuthorized('User is disabled.'),
    '✗ NICHT_EINGERICHTET': poolError('UserNotConfirmedException'),
    '✗ PASSWORT_ABGELEHNT': poolError('InvalidPasswordException'),
    '✗ ANMELDUNG_ABGELAUFEN': notAuthorized('Invalid session for the user.'),
    '✗ TECHNISCH': poolError('InternalErrorException'),
  },
  kept: { 'mit offenem Code': waitingForCode() },
  buttons: {
    ABBRECHEN: t('zurueck'),
    CODE_ERNEUT: 'Code erneut senden',
    INITIALPASSWORT_ANFORDERN: t('initialpasswortAnfordern'),
    ABLEHNEN: t('ablehnen'),
    ERNEUT: t('erneut'),
  },
  // A code that waits has waited long enough for another: where the chart still waits no page stands.
  beyond: ['BESTAETIGEN auf vertrautem Gerät'],
  // Brokers are let in by the insurer.
  offers: (snapshot) =>
    istIn(snapshot, 'zugangsdaten') ? { 'Zugang einrichten': !isAgent(snapshot) } : {},
  notices: {
    'initialpasswort.gesendet': [
      'Wenn ein Konto besteht, erhalten Sie in Kürze eine E-Mail mit einem neuen Initialpasswort.',
    ],
  },
  fields: {
    'NEUES_PASSWORT.passwort': ['passwort', 'wiederholung'],
    'INITIALPASSWORT_ANFORDERN.email': [],
  },
  // Agents are not asked.
  fillers: { 'BESTAETIGEN.vertrauen': trust },
  happenings: {
    // While she signs out nobody looks at the session.
    SITZUNG_ABGELAUFEN: (stage, from) =>
      from.matches({ nutzungsbedingungen: 'abmelden' })
        ? stage.page.evaluate(() => void window.dispatchEvent(new Event('focus')))
        : sessionExpires(stage),
    ANDERSWO_ANGEMELDET: async (stage, from) => {
      if (isAgent(from)) {
        return signInElsewhere(stage, storedTokens(await nowOf(stage.page), 3_600));
      }
      await signInElsewhere(stage, storedTokens(await nowOf(stage.page), -60));
      await stage.calls.answer('renewal', tokenSet(await nowOf(stage.page), -30));
    },
    'anmelden ✓ angemeldet': signedInAfter('anmelden'),
    'neuesPasswortSetzen ✓ angemeldet': signedInAfter('neuesPasswortSetzen'),
    'codePruefen ✓ angemeldet': signedInAfter('codePruefen'),
    'bedingungenLesen ✓ angenommen': letInAfter('bedingungenLesen', {
      json: { version: '2026-01', angenommen: true },
    }),
    'bedingungenAnnehmen ✓ zugestimmt': letInAfter('bedingungenAnnehmen', {
      json: { version: '2026-01', angenommen: true },
    }),
    'codePruefen ✗ ZU_VIELE_CODES': async ({ page, calls }) => {
      await page.evaluate(lastTry, notiz);
      await calls.answer('codePruefen', notAuthorized('Invalid code.'));
    },
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('gesperrt')) {
      return t('gesperrt', { minuten: locked.parse(snapshot.context).sperreMs / 60_000 });
    }
    if (snapshot.hasTag('fehler')) return t('TECHNISCH');
    const worte = worteVon(snapshot);
    const gesagt = hinweise.find((eines) => worte.has(eines.replaceAll('_', '').toLowerCase()));
    if (gesagt === undefined) return null;
    return gesagt === 'CODE_FALSCH' ? t(gesagt, { n: 2 }) : t(gesagt);
  },
};

/** The names of its states, as they are written without capitals. */
function worteVon({ value }: { value: StateValue }): Set<string> {
  return new Set(leaf(value).toLowerCase().split(/[ .]/));
}

const hinweise = [
  'ZUGANGSDATEN_FALSCH',
  'ZUGANG_DEAKTIVIERT',
  'NICHT_EINGERICHTET',
  'ANMELDUNG_ABGELAUFEN',
  'ZU_VIELE_CODES',
  'PASSWORT_ABGELEHNT',
  'CODE_NUR_NEU',
  'ZU_OFT',
  'SITZUNG_ABGELAUFEN',
  'ABGEMELDET',
  'CODE_FALSCH',
] as const;
const locked = z.object({ sperreMs: z.number() });

const askedAgain = z.object({ ClientMetadata: z.object({ aktion: z.literal('CODE_ERNEUT') }) });

/** Asks for another code instead of answering. */
function isAskedAgain(request: StageRequest): boolean {
  return (
    challengeOf(request) === 'CUSTOM_CHALLENGE' && z.safeParse(askedAgain, request.json).success
  );
}

/** The tokens are over at once: the client renews them for itself, then the portal waits for its own renewal. */
function signedInAfter(id: string) {
  return async ({ page, calls }: Stage, from: AnyMachineSnapshot) => {
    if (isAgent(from)) return calls.answer(id, tokenSet(await nowOf(page), 3_600));
    await calls.answer(id, tokenSet(await nowOf(page), -30));
    await calls.answer('renewal', tokenSet(await nowOf(page), -30));
  };
}

/** The tokens run out before the answer, so that the portal waits for new ones where it says that she is in. */
function letInAfter(id: string, answer: StageAnswer) {
  return async ({ page, calls }: Stage) => {
    // It is made with the tokens that still hold.
    await calls.made(id);
    await page.evaluate(store, storedTokens(await nowOf(page), -30));
    await calls.answer(id, answer);
  };
}

/** Runs in the page. */
function store(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

const ofAgent = z.object({ portal: z.literal('vermittler') });

function isAgent({ context }: AnyMachineSnapshot): boolean {
  return z.safeParse(ofAgent, context).success;
}

async function trust(page: Page, value: unknown): Promise<void> {
  const box = page.getByRole('checkbox', { name: t('vertrauen') });
  if (await box.isVisible()) await box.setChecked(value === true);
}

function notAuthorized(message: string): StageAnswer {
  return poolError('NotAuthorizedException', message);
}

function codeChallenge(verbleibendeVersuche: string): StageAnswer {
  return {
    json: {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: 'session-code',
      ChallengeParameters: { USERNAME: kundin.sub, handynummer, verbleibendeVersuche },
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
