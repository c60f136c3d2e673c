import * as z from 'zod/mini';
import { invalidParameter, invalidSession, wrongCredentials } from '../errors.ts';
import type { Pool } from '../pools.ts';
import type { Subject } from '../repositories/challenges.ts';
import type { TrustedDevice } from '../repositories/devices.ts';
import type { PoolAnswer, Services } from '../services.ts';
import { fromHex, parsePublic } from '../srp.ts';
import { claim, provesSecret, startExchange } from './proof.ts';
import { parse, text, type ChallengeCall } from './request.ts';
import { signedIn } from './signedIn.ts';

type DeviceServices = Pick<Services, 'challenges' | 'devices' | 'random' | 'users'>;

/** A trusted device proves itself instead of a code: by a secret that never leaves it. */
export async function askDevice(
  { challenges }: Pick<Services, 'challenges'>,
  pool: Pool,
  subject: Subject,
  { deviceKey }: TrustedDevice,
): Promise<PoolAnswer> {
  return {
    ChallengeName: 'DEVICE_SRP_AUTH',
    Session: await challenges.open(pool, subject, 'DEVICE_SRP_AUTH', { deviceKey }),
    ChallengeParameters: { USERNAME: subject.sub, USER_ID_FOR_SRP: subject.sub },
  };
}

const hello = z.object({ USERNAME: text, SRP_A: text, DEVICE_KEY: text });

export async function answerDeviceHello(
  { challenges, devices, random }: DeviceServices,
  { pool, session, responses }: ChallengeCall,
): Promise<PoolAnswer> {
  const { USERNAME, SRP_A, DEVICE_KEY } = parse(hello, responses);
  const A = parsePublic(SRP_A);
  if (A === undefined) throw invalidParameter('Invalid SRP_A.');
  const { subject, state } = await challenges.consume(pool, session, 'DEVICE_SRP_AUTH', USERNAME);
  const { deviceKey } = state;
  const device = await devices.trusted({ poolId: pool.id, sub: subject.sub, deviceKey });
  if (!device || DEVICE_KEY !== deviceKey) throw invalidSession();
  const exchange = startExchange(A, device.verifier, random);
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    Session: await challenges.open(pool, subject, 'DEVICE_PASSWORD_VERIFIER', {
      ...exchange,
      deviceKey,
    }),
    ChallengeParameters: {
      USERNAME: subject.sub,
      DEVICE_KEY: deviceKey,
      SALT: fromHex(device.salt).toString(16),
      SRP_B: exchange.B,
      SECRET_BLOCK: exchange.secretBlock,
    },
  };
}

const responses = z.object({ ...claim, DEVICE_KEY: text });

/** A wrong proof is no lock-out: the secret is random, and only the password leads here. */
export async function answerDevice(
  services: DeviceServices & Pick<Services, 'logins' | 'tokens'>,
  { pool, session, responses: given }: ChallengeCall,
): Promise<PoolAnswer> {
  const proof = parse(responses, given);
  const { challenges, devices, users } = services;
  const { subject, state } = await challenges.consume(
    pool,
    session,
    'DEVICE_PASSWORD_VERIFIER',
    proof.USERNAME,
  );
  const { deviceKey } = state;
  const owner = { poolId: pool.id, sub: subject.sub };
  const device = await devices.trusted({ ...owner, deviceKey });
  const user = await users.bySub(pool.id, subject.sub);
  const userId = device?.deviceKey ?? '';
  const isProven =
    device !== undefined && provesSecret({ poolName: device.groupKey, userId }, state, proof);
  if (!isProven || !user) {
    await devices.forget({ ...owner, deviceKey });
    throw wrongCredentials();
  }
  return signedIn(services, pool, user, { factor: 'DEVICE' });
}
