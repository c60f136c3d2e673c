import * as z from 'zod/mini';
import type { Answer, Call, Services } from '../services.ts';
import { answerCode } from './codeChallenge.ts';
import { answerNewPassword } from './newPasswordChallenge.ts';
import { answerPassword } from './passwordChallenge.ts';
import { clientMetadata, parse, requireClient, text } from './request.ts';

const answers = {
  PASSWORD_VERIFIER: answerPassword,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  CUSTOM_CHALLENGE: answerCode,
};

const request = z.object({
  ChallengeName: z.enum(['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'CUSTOM_CHALLENGE']),
  ClientId: text,
  Session: text,
  ChallengeResponses: z.record(text, text),
  ClientMetadata: clientMetadata,
});

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
  return answers[ChallengeName](services, challenge);
}
