import { zugang } from '#contract/fields/zugangsfristen.ts';
import { disabledAccount, initialPasswordExpired, unfinishedAccount } from '../errors.ts';
import type { Pool } from '../pools.ts';
import type { Subject } from '../repositories/challenges.ts';
import type { User } from '../repositories/users.ts';
import type { PoolAnswer, Services } from '../services.ts';
import { askCode, type CodeServices } from './askCode.ts';
import { askDevice } from './deviceChallenge.ts';
import { askNewPassword } from './askNewPassword.ts';

type StepServices = CodeServices & Pick<Services, 'clock' | 'devices' | 'isLocked' | 'steps'>;

const initialMs = zugang.erstesPasswortTage * 24 * 60 * 60_000;

/** What is asked after a right password: a new one, the device, or the code. */
export async function afterPassword(
  services: StepServices,
  pool: Pool,
  user: User,
  { subject, deviceKey }: { subject: Subject; deviceKey: string | undefined },
): Promise<PoolAnswer> {
  const { portal } = pool;
  if (await services.isLocked({ portal, sub: user.sub })) throw disabledAccount();
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const age = services.clock().getTime() - user.passwordChangedAt.getTime();
    if (age > initialMs) throw initialPasswordExpired();
    const canGetCode = user.handynummer !== '';
    return services.steps.first === 'CODE' && canGetCode
      ? askCode(services, pool, user, subject)
      : askNewPassword(services, pool, user, { subject, codeGiven: false });
  }
  if (user.handynummer === '') throw unfinishedAccount();
  // Agents give a code at every sign-in (`domain/konto.md §3`).
  const device =
    deviceKey === undefined || portal === 'vermittler'
      ? undefined
      : await services.devices.trusted({ poolId: pool.id, sub: user.sub, deviceKey });
  return device
    ? askDevice(services, pool, subject, device)
    : askCode(services, pool, user, subject);
}
