import * as z from 'zod/mini';
import { decoyFor } from '../accounts/decoy.ts';
import { requirePolicy, usedBefore, wasUsed } from '../accounts/newPassword.ts';
import { isCode } from '../accounts/oneTimeCode.ts';
import { passwordRecord } from '../accounts/password.ts';
import { limitExceeded, usedUpCode, wrongCode } from '../errors.ts';
import { resetRule } from '../lockout.ts';
import { signInName } from '../repositories/users.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { parse, requireClient, text } from './request.ts';

const request = z.object({
  ClientId: text,
  Username: text.check(z.minLength(1), z.maxLength(254)),
  ConfirmationCode: text,
  Password: text,
});

/** Code and new password; afterwards the account is signed out everywhere (`domain/konto.md §4`). */
export async function confirmForgotPassword(
  services: Pick<
    Services,
    'clock' | 'lockout' | 'passwordResets' | 'passwordWasReset' | 'random' | 'secret' | 'users'
  >,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { ClientId, Username, ConfirmationCode, Password } = parse(request, body);
  requireClient(pool, ClientId);
  requirePolicy(Password);
  const { clock, lockout, passwordResets, random, secret, users } = services;
  const name = signInName(Username);
  const decoy = decoyFor(secret, pool, name);
  const user = await users.byEmail(pool.id, name);
  const owner = { poolId: pool.id, sub: user?.sub ?? decoy.sub };

  const key = secret.digest('reset attempts', owner.poolId, owner.sub);
  if (!(await lockout.reserve(resetRule, key))) throw limitExceeded();
  const reset = await passwordResets.take(owner);
  if (!reset) throw usedUpCode();
  const { codeDigest } = reset;
  const isRight = isCode(
    secret,
    { purpose: 'password reset', ...owner },
    codeDigest,
    ConfirmationCode,
  );
  if (!isRight || codeDigest === null || !user) throw wrongCode();
  await lockout.forgive(key);
  if (await wasUsed(users, pool, user, Password)) {
    await passwordResets.giveBack(owner);
    throw usedBefore();
  }
  if (!(await passwordResets.finish(owner, codeDigest))) throw usedUpCode();
  const password = passwordRecord(pool, user.sub, Password, random);
  await users.setPassword(user, password, { status: 'CONFIRMED', now: clock() });
  await lockout.forgive(secret.digest('password', pool.id, name));
  await services.passwordWasReset({ portal: pool.portal, sub: user.sub, email: user.email });
  return {};
}
