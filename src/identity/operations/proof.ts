import * as z from 'zod/mini';
import type { ChallengeState } from '../repositories/challenges.ts';
import {
  fromBytes,
  fromHex,
  isSameBytes,
  scrambler,
  serverPublic,
  serverSecret,
  sessionKey,
  signatureOf,
} from '../srp.ts';
import { text } from './request.ts';

const timestamp =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([1-9]|[12]\d|3[01]) \d\d:\d\d:\d\d UTC \d{4}$/;

/** A client's proof that it knows a secret. */
export const claim = {
  USERNAME: text,
  PASSWORD_CLAIM_SECRET_BLOCK: text,
  PASSWORD_CLAIM_SIGNATURE: text,
  TIMESTAMP: text.check(
    z.regex(timestamp, 'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.'),
  ),
};
type Claim = z.infer<z.ZodMiniObject<typeof claim>>;

type Exchange = ChallengeState<'PASSWORD_VERIFIER'>;

/** The server's half of an exchange, for a secret whose verifier is known. */
export function startExchange(
  A: bigint,
  verifier: string,
  random: (size: number) => Buffer,
): Exchange {
  const b = fromBytes(random(32));
  return {
    A: A.toString(16),
    b: b.toString(16),
    B: serverPublic(b, fromHex(verifier)).toString(16),
    verifier,
    secretBlock: random(64).toString('base64'),
  };
}

/** Whether the claim was made by a holder of the secret, over the block that was handed out. */
export function provesSecret(
  { poolName, userId }: { poolName: string; userId: string },
  state: Exchange,
  { PASSWORD_CLAIM_SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE, TIMESTAMP }: Omit<Claim, 'USERNAME'>,
): boolean {
  const A = fromHex(state.A);
  const u = scrambler(A, fromHex(state.B));
  if (u === 0n) return false;
  const key = sessionKey(serverSecret(A, fromHex(state.verifier), u, fromHex(state.b)), u);
  const secretBlock = Buffer.from(state.secretBlock, 'base64');
  const expected = signatureOf(key, { poolName, userId, secretBlock, timestamp: TIMESTAMP });
  const isSigned = isSameBytes(expected, Buffer.from(PASSWORD_CLAIM_SIGNATURE, 'base64'));
  const isOurBlock = isSameBytes(secretBlock, Buffer.from(PASSWORD_CLAIM_SECRET_BLOCK, 'base64'));
  return isSigned && isOurBlock;
}
