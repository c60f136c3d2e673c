import * as z from 'zod/mini';
import type { Answer, Call, Services } from '../services.ts';
import { answerCode } from './codeChallenge.ts';
import { answerNewPassword } from './newPasswordChallenge.ts';
import { answerPassword } from './passwordChallenge.ts';
import { clientMetadata, parse, requireClient, text } from './request.ts';

const request = z.object({
  ChallengeName: z.enum(['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'CUSTOM_CHALLENGE']),
  ClientId: text,
  Session: text,
  ChallengeResponses: z.record(text, text),
  ClientMetadata: clientMetadata,
});

/** A parsed answer to a challenge. */
export type ChallengeCall = Pick<Call, 'pool' | 'address'> & {
  session: string;
  responses: Record<string, string>;
  metadata: Record<string, string>;
};

/** Every later step of a sign-in. */
export async function respondToAuthChallenge(services: Services, call: Call): Promise<Answer> {
  const { ChallengeName, ClientId, Session, ChallengeResponses, ClientMetadata } = parse(
    request,
    call.body,
  );
  requireClient(call.pool, ClientId);
  const challenge = {
    pool: call.pool,
    address: call.address,
    session: Session,
    responses: ChallengeResponses,
    metadata: ClientMetadata ?? {},
  };
  switch (ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return answerPassword(services, challenge);
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(services, challenge);
    case 'CUSTOM_CHALLENGE':
      return answerCode(services, challenge);
  }
}
