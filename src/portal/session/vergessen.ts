import type { AmplifyContext } from 'aws-amplify';
import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { KontoFehler, type KontoFehlerArt } from '#machines/konto/failure.ts';
import type { NeuesPasswort } from '#machines/konto/passwort-vergessen/machine.ts';
import { merkeAntwort } from '../ausfall.ts';

/** A lost password through Amplify; both throw a KontoFehler. */
export function vergessenMit(amplify: AmplifyContext) {
  return {
    passwortVergessen: (email: string) =>
      ohneFremdes(async () => void (await resetPassword(amplify, { username: email }))),
    passwortZuruecksetzen: ({ email, code, passwort }: NeuesPasswort) =>
      ohneFremdes(() =>
        confirmResetPassword(amplify, {
          username: email,
          confirmationCode: code,
          newPassword: passwort,
        }),
      ),
  };
}

async function ohneFremdes(aufruf: () => Promise<void>): Promise<void> {
  try {
    await aufruf();
    merkeAntwort('PASSWORT_VERGESSEN');
  } catch (error) {
    merkeAntwort('PASSWORT_VERGESSEN', error);
    throw new KontoFehler(art(error));
  }
}

function art(error: unknown): KontoFehlerArt {
  if (!(error instanceof Error)) return 'TECHNISCH';
  switch (error.name) {
    case 'CodeMismatchException':
    // Amazon says it to who is unknown there; nobody is told apart by it.
    case 'UserNotFoundException':
      return 'CODE_FALSCH';
    case 'ExpiredCodeException':
      return 'CODE_VERBRAUCHT';
    case 'PasswordHistoryPolicyViolationException':
      return 'PASSWORT_VERWENDET';
    case 'InvalidPasswordException':
      // Older pools have no type of their own for it.
      return /used before/i.test(error.message) ? 'PASSWORT_VERWENDET' : 'PASSWORT_ZU_EINFACH';
    case 'TooManyFailedAttemptsException':
      return 'CODE_VERBRAUCHT';
    case 'LimitExceededException':
    case 'TooManyRequestsException':
      return 'ZU_OFT';
    default:
      return 'TECHNISCH';
  }
}
