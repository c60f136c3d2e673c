/** Error types of the user-pool protocol that this room answers (`reference/identity.md §9`). */
export type ErrorType =
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordHistoryPolicyViolationException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'ServiceUnavailable'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException';

/** An answer the client understands: `type` becomes `error.name` there. */
export class IdentityError extends Error {
  readonly type: ErrorType;

  constructor(type: ErrorType, message: string) {
    super(message);
    this.type = type;
  }
}

/** Wrong password and unknown name: one text for both. */
export const wrongCredentials = () =>
  new IdentityError('NotAuthorizedException', 'Incorrect username or password.');

/**
 * Locked (`domain/konto.md §3`, state `gesperrt`). Amazon says no more than the first three words; for how long is
 * ours, and stands in the message because clients of the protocol see nothing else.
 */
export const attemptsExceeded = (seconds: number) =>
  new IdentityError(
    'NotAuthorizedException',
    `Password attempts exceeded. Try again in ${Math.max(1, seconds)} seconds.`,
  );

/** An initial password counts for seven days (`domain/konto.md §3`). */
export const initialPasswordExpired = () =>
  new IdentityError(
    'NotAuthorizedException',
    'Temporary password has expired and must be reset by an administrator.',
  );

/** The password is right, but the house has locked the account. */
export const disabledAccount = () =>
  new IdentityError('NotAuthorizedException', 'User is disabled.');

/** The password is right, but the account has no number yet: its registration is not finished. */
export const unfinishedAccount = () =>
  new IdentityError('UserNotConfirmedException', 'User is not confirmed.');

export const wrongCode = () =>
  new IdentityError(
    'CodeMismatchException',
    'Invalid verification code provided, please try again.',
  );

/** Too old, tried too often, or never sent: only a new one helps. */
export const usedUpCode = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export const limitExceeded = () =>
  new IdentityError(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  );

/** Used, foreign, or never given out. */
export const invalidSession = () =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user.');

export const expiredSession = () =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user, session is expired.');

/** The database is away, silent or too slow; asking again soon is worth it. */
export const unavailable = () =>
  new IdentityError('ServiceUnavailable', 'The service is temporarily unavailable.');

export const tooManyCalls = () =>
  new IdentityError('TooManyRequestsException', 'Too many requests.');

export const invalidParameter = (message: string) =>
  new IdentityError('InvalidParameterException', message);

export const unknownPool = () =>
  new IdentityError('ResourceNotFoundException', 'User pool does not exist.');

export const unknownClient = () =>
  new IdentityError('ResourceNotFoundException', 'User pool client does not exist.');

export const unknownOperation = () =>
  new IdentityError('UnknownOperationException', 'Unknown operation.');
