import { passwordRecord } from './password.ts';
import { phoneNumber } from './phone.ts';
import type { Pool, Portal } from '../pools.ts';
import { signInName } from '../repositories/users.ts';
import type { Services } from '../services.ts';

/** An account as seeds and administration hand it in. */
export interface NewUser {
  portal: Portal;
  /** Version 4 UUID in lower case, never changes. */
  sub: string;
  email: string;
  handynummer: string;
  /** Not stored; only what can check it. */
  passwort: string;
  /** The first sign-in asks for a new password. */
  initial: boolean;
  /** Further claims of the id token, such as `name` and `custom:partnernummer`. */
  attribute: Record<string, string>;
}

/**
 * Creates the account unless the portal has one with that e-mail. That one stays as it is, password and
 * number included, so that seeding at each start takes nothing back that a person has changed.
 */
export async function putUser(
  { users, random, clock }: Pick<Services, 'users' | 'random' | 'clock'>,
  pool: Pool,
  { sub, email, handynummer, passwort, initial, attribute }: NewUser,
): Promise<void> {
  if (!uuid.test(sub))
    throw new Error('sub must be a version 4 UUID, as a made-up account has one');
  if (phoneNumber(handynummer).length < 8)
    throw new Error('handynummer must be able to get an SMS');
  const name = signInName(email);
  if (await users.byEmail(pool.id, name)) return;
  await users.insert({
    poolId: pool.id,
    sub,
    email: name,
    handynummer,
    attribute,
    status: initial ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
    ...passwordRecord(pool, sub, passwort, random),
    createdAt: clock(),
    passwordChangedAt: clock(),
    phoneResetAt: null,
  });
}

/** The same for many: those that are there are found in one look. */
export async function putUsers(
  services: Parameters<typeof putUser>[0],
  poolOf: (portal: Portal) => Pool,
  newUsers: readonly NewUser[],
): Promise<void> {
  const there = await services.users.taken(newUsers.map(({ email }) => signInName(email)));
  for (const user of newUsers) {
    const pool = poolOf(user.portal);
    const name = signInName(user.email);
    const isThere = there.some(({ poolId, email }) => poolId === pool.id && email === name);
    if (!isThere) await putUser(services, pool, user);
  }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
