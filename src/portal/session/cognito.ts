import { type AmplifyContext, createAmplifyContext } from 'aws-amplify';
import {
  confirmSignIn,
  type ConfirmSignInOutput,
  fetchAuthSession,
  rememberDevice,
  signIn,
  signOut,
} from 'aws-amplify/auth';
import * as z from 'zod/mini';
import { AnmeldeFehler } from '#machines/konto/anmeldung/failure.ts';
import type { NaechsterSchritt, OffenerCode } from '#machines/konto/anmeldung/setup.ts';
import { isFramed } from '../aufruf.ts';
import { merkeAntwort } from '../ausfall.ts';
import { embedding } from '../shell/framed.ts';
import { browserSpeicher, tabSpeicher } from '../speicher.ts';
import { type AnmeldeAufruf, anmeldeFehler } from './fehler.ts';
import { nutzerAus } from './gespeichert.ts';
import { type Identitaet, type Sitzung, speicherPraefix } from './identitaet.ts';
import { vergessenMit } from './vergessen.ts';

export interface Pool {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string | undefined;
}

/**
 * The identity pool through Amplify, alike against Amazon Cognito (`reference/identity.md`).
 * `offen` is the code that is waited for; it outlives a reload, as Amplify's own note of the sign-in does.
 */
export function createCognito(pool: Pool, offen: () => OffenerCode | null): Identitaet {
  const amplify = amplifyMit(pool);

  async function schritt(
    aufruf: AnmeldeAufruf,
    antwort: () => Promise<ConfirmSignInOutput>,
  ): Promise<NaechsterSchritt> {
    try {
      const { nextStep } = await antwort();
      merkeAntwort(aufruf);
      return naechsterSchritt(nextStep, aufruf === 'CODE');
    } catch (error) {
      merkeAntwort(aufruf, error);
      const { handynummer, versuche } = offen() ?? { handynummer: '', versuche: 0 };
      // A native SMS code may be tried again in the same challenge.
      if (aufruf === 'CODE' && versuche > 1 && istCodeFalsch(error)) {
        return { schritt: 'CODE', handynummer, versuche: versuche - 1, codeFalsch: true };
      }
      throw error instanceof AnmeldeFehler ? error : anmeldeFehler(error, aufruf, versuche);
    }
  }

  return {
    anmelden: ({ email: username, passwort: password }) =>
      schritt('PASSWORT', async () => {
        // Nobody signs in where somebody else's page is around the portal.
        if (isFramed()) throw new AnmeldeFehler('TECHNISCH');
        const options = { authFlowType: 'CUSTOM_WITH_SRP' } as const;
        try {
          return await signIn(amplify, { username, password, options });
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException')
            throw error;
          await signOut(amplify);
          return signIn(amplify, { username, password, options });
        }
      }),
    neuesPasswort: (challengeResponse) =>
      schritt('NEUES_PASSWORT', () => confirmSignIn(amplify, { challengeResponse })),
    code: async ({ code, vertrauen }) => {
      const naechster = await schritt('CODE', () =>
        confirmSignIn(amplify, {
          challengeResponse: code,
          ...(vertrauen ? { options: { clientMetadata: { geraet: 'VERTRAUEN' } } } : {}),
        }),
      );
      // Amazon's pools want it said once more. She is signed in: a failure here is no reason to stop her.
      if (vertrauen && naechster.schritt === 'ANGEMELDET') {
        await rememberDevice(amplify).catch(() => undefined);
      }
      return naechster;
    },
    codeErneut: () => schritt('CODE_ERNEUT', () => codeErneut(amplify)),
    ...vergessenMit(amplify),
    abmelden: async (umfang) => {
      // The session is the host's; that of this browser, if it has one, is another.
      if (isFramed()) {
        (await embedding())?.end(pool.userPoolClientId);
        return false;
      }
      const ueberall = umfang === 'UEBERALL' && (await ueberallAbmelden(amplify, pool));
      await signOut(amplify).catch(() => undefined);
      // It returns before the last token is gone.
      await new Promise((resolve) => setTimeout(resolve));
      return ueberall;
    },
    sitzung: () => sitzung(amplify, pool),
  };
}

/** The pool has no call of its own for it: the answer says that it is none (`reference/identity.md §3.3`). */
async function codeErneut(amplify: AmplifyContext): Promise<ConfirmSignInOutput> {
  if (tabSpeicher.getItem('CognitoSignInState.challengeName') === 'SMS_MFA') {
    throw new AnmeldeFehler('CODE_NUR_NEU');
  }
  const options = { clientMetadata: { aktion: 'CODE_ERNEUT' } };
  return confirmSignIn(amplify, { challengeResponse: 'erneut', options });
}

/** A context of its own: what two portals do at the same time must not meet in one pool. */
function amplifyMit(pool: Pool): AmplifyContext {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = pool;
  return createAmplifyContext({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint ? { userPoolEndpoint: adresse(pool) } : {}),
      },
    },
  });
}

function adresse({ userPoolId, userPoolEndpoint }: Pool): string {
  return userPoolEndpoint
    ? new URL(userPoolEndpoint, location.origin).href
    : `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;
}

const abmeldenHoechstensMs = 10_000;

/** Asked for here and not of Amplify, which does not tell whether the pool heard it. */
async function ueberallAbmelden(amplify: AmplifyContext, pool: Pool): Promise<boolean> {
  try {
    // The pool takes a valid token only.
    const { tokens } = await fetchAuthSession(amplify);
    if (!tokens) return false;
    const { ok } = await fetch(adresse(pool), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      },
      body: JSON.stringify({ AccessToken: tokens.accessToken.toString() }),
      signal: AbortSignal.timeout(abmeldenHoechstensMs),
    });
    return ok;
  } catch {
    return false;
  }
}

const zusatz = z.object({
  handynummer: z.optional(z.string()),
  verbleibendeVersuche: z.optional(z.string()),
});

function naechsterSchritt(
  nextStep: ConfirmSignInOutput['nextStep'],
  codeFalsch: boolean,
): NaechsterSchritt {
  const { signInStep } = nextStep;
  if (signInStep === 'DONE') return { schritt: 'ANGEMELDET' };
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
    return { schritt: 'NEUES_PASSWORT' };
  }
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_SMS_CODE') {
    const handynummer = nextStep.codeDeliveryDetails?.destination ?? '';
    return { schritt: 'CODE', handynummer, versuche: 3, codeFalsch };
  }
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE') {
    // The same challenge again says that the code was wrong; nothing is thrown.
    const angaben = z.safeParse(zusatz, nextStep.additionalInfo).data;
    return {
      schritt: 'CODE',
      handynummer: angaben?.handynummer ?? '',
      versuche: Number(angaben?.verbleibendeVersuche ?? 3),
      codeFalsch,
    };
  }
  if (signInStep === 'CONFIRM_SIGN_UP') throw new AnmeldeFehler('NICHT_EINGERICHTET');
  // These pools ask for nothing else; a real one may be set up differently.
  throw new AnmeldeFehler('TECHNISCH');
}

async function sitzung(amplify: AmplifyContext, pool: Pool): Promise<Sitzung> {
  const vorher = istGespeichert(pool);
  const { tokens } = await fetchAuthSession(amplify).catch((error: unknown) => {
    if (vorher && !istGespeichert(pool)) return { tokens: undefined };
    merkeAntwort('SITZUNG', error);
    throw error;
  });
  merkeAntwort('SITZUNG');
  const nutzer = nutzerAus(tokens?.idToken?.payload);
  if (!tokens || !nutzer) return { art: vorher ? 'ABGELAUFEN' : 'KEINE' };
  return { art: 'ANGEMELDET', token: tokens.accessToken.toString(), nutzer };
}

/** Amplify throws tokens away that cannot be refreshed; that they were there tells an end from a beginning. */
function istGespeichert({ userPoolClientId }: Pool): boolean {
  return browserSpeicher.getItem(`${speicherPraefix}.${userPoolClientId}.LastAuthUser`) !== null;
}

function istCodeFalsch(error: unknown): boolean {
  return error instanceof Error && error.name === 'CodeMismatchException';
}
