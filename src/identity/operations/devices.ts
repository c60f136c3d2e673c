import * as z from 'zod/mini';
import { IdentityError, invalidParameter } from '../errors.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { fromBytes, N } from '../srp.ts';
import { parse, text } from './request.ts';

type DeviceServices = Pick<Services, 'devices' | 'tokens'>;

const naming = z.object({
  AccessToken: text,
  DeviceKey: text,
  DeviceSecretVerifierConfig: z.object({ PasswordVerifier: text, Salt: text }),
});

/** The device hands over what can check its secret, and is trusted from now on: only a ticked box names one. */
export async function confirmDevice(
  { devices, tokens }: DeviceServices,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { AccessToken, DeviceKey, DeviceSecretVerifierConfig } = parse(naming, body);
  const { sub } = await tokens(pool).verifyAccess(AccessToken);
  const verifier = numberOf(DeviceSecretVerifierConfig.PasswordVerifier);
  const salt = numberOf(DeviceSecretVerifierConfig.Salt);
  if (verifier <= 1n || verifier >= N || salt === 0n) throw invalidParameter('Invalid verifier.');
  const device = { poolId: pool.id, sub, deviceKey: DeviceKey };
  const check = { salt: salt.toString(16), verifier: verifier.toString(16) };
  if (!(await devices.confirm(device, check))) throw unknownDevice();
  await devices.remember(device, true);
  return { UserConfirmationNecessary: false };
}

const status = z.object({
  AccessToken: text,
  DeviceKey: text,
  DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']),
});

/** Whether a device is trusted. */
export async function updateDeviceStatus(
  { devices, tokens }: DeviceServices,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { AccessToken, DeviceKey, DeviceRememberedStatus } = parse(status, body);
  const { sub } = await tokens(pool).verifyAccess(AccessToken);
  const device = { poolId: pool.id, sub, deviceKey: DeviceKey };
  if (!(await devices.remember(device, DeviceRememberedStatus === 'remembered'))) {
    throw unknownDevice();
  }
  return {};
}

const forgetting = z.object({ AccessToken: text, DeviceKey: text });

/** Ends the trust in a device. */
export async function forgetDevice(
  { devices, tokens }: DeviceServices,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { AccessToken, DeviceKey } = parse(forgetting, body);
  const { sub } = await tokens(pool).verifyAccess(AccessToken);
  await devices.forget({ poolId: pool.id, sub, deviceKey: DeviceKey });
  return {};
}

/** Big-endian bytes in base64; 0 where there are none. */
function numberOf(base64: string): bigint {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === 0 ? 0n : fromBytes(bytes);
}

function unknownDevice(): IdentityError {
  return new IdentityError('ResourceNotFoundException', 'Device does not exist.');
}
