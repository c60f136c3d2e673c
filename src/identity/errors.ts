/** Error types of the user-pool protocol that this room answers (`reference/identity.md §9`). */
export type ErrorType =
  | 'CodeDeliveryFailureException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException';

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

/** Locked: the portal's chart knows this message (`domain/konto.md §3`, state `gesperrt`). */
export const attemptsExceeded = () =>
  new IdentityError('NotAuthorizedException', 'Password attempts exceeded');

/** Used, foreign, or never given out. */
export const invalidSession = () =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user.');

export const expiredSession = () =>
  new IdentityError('NotAuthorizedException', 'Invalid session for the user, session is expired.');

export const invalidParameter = (message: string) =>
  new IdentityError('InvalidParameterException', message);

export const unknownPool = () =>
  new IdentityError('ResourceNotFoundException', 'User pool does not exist.');

export const unknownClient = () =>
  new IdentityError('ResourceNotFoundException', 'User pool client does not exist.');

export const unknownOperation = () =>
  new IdentityError('UnknownOperationException', 'Unknown operation.');
