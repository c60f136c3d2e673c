import * as z from 'zod/mini';
import { challengeNames } from '../schema.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { answerCode, answerSmsMfa } from './codeChallenge.ts';
import { answerDevice, answerDeviceHello } from './deviceChallenge.ts';
import { answerNewPassword } from './newPasswordChallenge.ts';
import { answerPassword } from './passwordChallenge.ts';
import { clientMetadata, parse, requireClient, text } from './request.ts';

const answers = {
  PASSWORD_VERIFIER: answerPassword,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  CUSTOM_CHALLENGE: answerCode,
  SMS_MFA: answerSmsMfa,
  DEVICE_SRP_AUTH: answerDeviceHello,
  DEVICE_PASSWORD_VERIFIER: answerDevice,
};

const request = z.object({
  ChallengeName: z.enum(challengeNames),
  ClientId: text,
  Session: text,
  ChallengeResponses: z.record(text, text),
  ClientMetadata: clientMetadata,
});

/** Every later step of a sign-in. */
export async function respondToAuthChallenge(
  services: Services,
  call: PoolCall,
): Promise<PoolAnswer> {
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
