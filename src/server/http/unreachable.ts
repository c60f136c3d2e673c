/** Codes of the network, of PostgreSQL (classes 08, 53, 57P) and of a key server that is away. */
const awayCodes =
  /^(?:E(?:CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NOTFOUND|AI_AGAIN)|08\w{3}|53\w{3}|57P0\d|ERR_JWKS_TIMEOUT|ERR_JOSE_GENERIC)$/;

/** The database is there, but somebody else was in the way of this statement for too long. */
const conflictCodes = /^(?:57014|40001|40P01)$/;

/** The drivers report these without a code. */
const texts =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|pglite is closed|after calling end on the pool|client has encountered a connection error|client was closed|fetch failed/i;

/** What was asked for is not to be had just now; asking again soon is worth it. */
export function isUnreachable(error: unknown): boolean {
  return isAway(error) || causesOf(error).some((cause) => conflictCodes.test(codeOf(cause)));
}

/** The database or a key server does not answer, whoever asks. */
export function isAway(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      awayCodes.test(codeOf(cause)) ||
      (!cause.message.startsWith('Failed query') && texts.test(cause.message)),
  );
}

/** The error itself and what led to it. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(cause);
  }
  return causes;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
