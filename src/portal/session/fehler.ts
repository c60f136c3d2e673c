import { AnmeldeFehler, type AnmeldeFehlerArt } from '#machines/konto/anmeldung/failure.ts';

export type AnmeldeAufruf = 'PASSWORT' | 'NEUES_PASSWORT' | 'CODE' | 'CODE_ERNEUT';

/**
 * Failure of a call to the identity pool. The pool says the same `NotAuthorizedException` for a wrong
 * password, a used-up code and an old session: which it was follows from the step and the tries left.
 */
export function anmeldeFehler(
  error: unknown,
  aufruf: AnmeldeAufruf,
  verbleibendeVersuche: number,
): AnmeldeFehler {
  return new AnmeldeFehler(art(error, aufruf, verbleibendeVersuche), sperreMs(error));
}

/** Amazon does not say for how long; our pool does. */
const gesperrt = /^Password attempts exceeded(?:\. Try again in (\d+) seconds\.)?$/;

function sperreMs(error: unknown): number | null {
  const sekunden = error instanceof Error ? gesperrt.exec(error.message)?.[1] : undefined;
  return sekunden === undefined ? null : Number(sekunden) * 1_000;
}

function art(error: unknown, aufruf: AnmeldeAufruf, versuche: number): AnmeldeFehlerArt {
  if (!(error instanceof Error)) return 'TECHNISCH';
  switch (error.name) {
    case 'NotAuthorizedException':
      // Amazon's lock-out has no type of its own.
      if (gesperrt.test(error.message)) return 'GESPERRT';
      if (error.message === 'User is disabled.') return 'ZUGANG_DEAKTIVIERT';
      if (/^Temporary password .* expired/.test(error.message)) return 'INITIALPASSWORT_ABGELAUFEN';
      if (aufruf === 'PASSWORT') {
        // The answer to the proof was lost, and the client asked again by itself: the password may be right.
        const istVerbraucht = error.message.startsWith('Invalid session');
        return istVerbraucht ? 'ANMELDUNG_ABGELAUFEN' : 'ZUGANGSDATEN_FALSCH';
      }
      return aufruf === 'CODE' && versuche <= 1 ? 'ZU_VIELE_CODES' : 'ANMELDUNG_ABGELAUFEN';
    case 'UserNotFoundException':
      return 'ZUGANGSDATEN_FALSCH';
    case 'TooManyFailedAttemptsException':
      return 'GESPERRT';
    case 'CodeMismatchException':
      return 'ZU_VIELE_CODES';
    case 'InvalidPasswordException':
    // One of the last five.
    case 'PasswordHistoryPolicyViolationException':
      return 'PASSWORT_ABGELEHNT';
    case 'ExpiredCodeException':
    // No sign-in is under way any more: the client throws this without asking the pool.
    case 'SignInException':
      return 'ANMELDUNG_ABGELAUFEN';
    default:
      return 'TECHNISCH';
  }
}
