import * as z from 'zod/mini';
import { decoyFor } from '../accounts/decoy.ts';
import { invalidParameter } from '../errors.ts';
import { signInName } from '../repositories/users.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { fromHex, parsePublic } from '../srp.ts';
import { startExchange } from './proof.ts';
import { clientMetadata, parse, requireClient, text } from './request.ts';

const request = z.object({
  AuthFlow: text,
  ClientId: text,
  AuthParameters: z.record(text, text),
  ClientMetadata: clientMetadata,
});

const srpParameters = z.object({
  USERNAME: text.check(z.minLength(1), z.maxLength(254)),
  SRP_A: text,
  CHALLENGE_NAME: z.literal('SRP_A'),
});

/**
 * First step: name and SRP_A. Every other flow is refused, it would skip the password or the code
 * (`reference/identity.md §9.3`). An unknown name gets an answer of the same shape from the same work.
 */
export async function initiateAuth(
  services: Pick<Services, 'challenges' | 'random' | 'secret' | 'users'>,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { AuthFlow, ClientId, AuthParameters } = parse(request, body);
  requireClient(pool, ClientId);
  if (AuthFlow !== 'CUSTOM_AUTH') throw invalidParameter('Auth flow not enabled for this client');
  const { USERNAME, SRP_A } = parse(srpParameters, AuthParameters);
  const A = parsePublic(SRP_A);
  if (A === undefined) throw invalidParameter('Invalid SRP_A.');

  const name = signInName(USERNAME);
  const decoy = decoyFor(services.secret, pool, name);
  const { sub, salt, verifier } = (await services.users.byEmail(pool.id, name)) ?? decoy;

  const exchange = startExchange(A, verifier, services.random);
  const session = await services.challenges.open(
    pool,
    { sub, nameKey: services.secret.digest('password', pool.id, name) },
    'PASSWORD_VERIFIER',
    exchange,
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    Session: session,
    ChallengeParameters: {
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
      SALT: fromHex(salt).toString(16),
      SRP_B: exchange.B,
      SECRET_BLOCK: exchange.secretBlock,
    },
  };
}
