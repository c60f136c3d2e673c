/** Codes of the network, of PostgreSQL (classes 08, 53, 57, conflicts) and of a key server that is away. */
const codes =
  /^(?:E(?:CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NOTFOUND|AI_AGAIN)|08\w{3}|53\w{3}|57(?:014|P0\d)|40(?:001|P01)|ERR_JWKS_TIMEOUT|ERR_JOSE_GENERIC)$/;

/** The drivers report these without a code. */
const texts =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|pglite is closed|after calling end on the pool|client has encountered a connection error|client was closed|fetch failed/i;

/** The database or a key server does not answer; asking again soon is worth it. */
export function isUnreachable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && codes.test(cause.code)) return true;
    if (!cause.message.startsWith('Failed query') && texts.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
