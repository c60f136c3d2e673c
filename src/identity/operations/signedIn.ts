import type { Pool } from '../pools.ts';
import type { Factor } from '../repositories/logins.ts';
import type { User } from '../repositories/users.ts';
import type { PoolAnswer, Services } from '../services.ts';

/** The end of a sign-in: its tokens, and a name for the device if the person wants it trusted. */
export async function signedIn(
  { devices, logins, random, tokens }: Pick<Services, 'devices' | 'logins' | 'random' | 'tokens'>,
  pool: Pool,
  user: User,
  { factor, nameDevice = false }: { factor: Factor; nameDevice?: boolean },
): Promise<PoolAnswer> {
  const { login, refreshToken } = await logins.open(pool, user.sub, factor);
  const { accessToken, idToken, expiresIn } = await tokens(pool).issue(user, login);
  const device = nameDevice ? await devices.name({ poolId: pool.id, sub: user.sub }, random) : null;
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken,
      RefreshToken: refreshToken,
      TokenType: 'Bearer',
      ExpiresIn: expiresIn,
      // Without it the client does not track the device, which costs it half a second of arithmetic.
      ...(device && {
        NewDeviceMetadata: { DeviceKey: device.deviceKey, DeviceGroupKey: device.groupKey },
      }),
    },
  };
}
