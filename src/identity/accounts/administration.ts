import { randomUUID } from 'node:crypto';
import type { Pool, Portal } from '../pools.ts';
import { signInName, type User } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { changePassword, checkPassword, type Locked } from './changePassword.ts';
import { initialPassword } from './newPassword.ts';
import { passwordRecord } from './password.ts';
import { phoneNumber } from './phone.ts';
import { IdentityError } from '../errors.ts';

/** An account as the house knows it; no secret in it. */
export interface Account {
  sub: string;
  email: string;
  /** E.164; null until a new account has confirmed one. */
  handynummer: string | null;
  /** Still to be replaced by a password of its own. */
  initial: boolean;
}

/** Nothing is looked at for so many seconds. */
interface Gesperrt {
  gesperrtSekunden: number;
}
export type PasswordVerdict = 'RICHTIG' | 'FALSCH' | Gesperrt;
export type PasswordOutcome = 'GEAENDERT' | 'FALSCH' | 'VERWENDET' | 'ZU_EINFACH' | Gesperrt;

/** What the house may do with accounts besides signing in; on a managed service its admin calls. */
export interface Administration {
  byEmail: (portal: Portal, email: string) => Promise<Account | null>;
  bySub: (portal: Portal, sub: string) => Promise<Account | null>;
  /** A new account without number; null if the e-mail is taken. Answers its initial password. */
  open: (
    portal: Portal,
    account: { email: string; attribute: Record<string, string> },
  ) => Promise<{ sub: string; initialPassword: string } | null>;
  /** A fresh initial password, good for seven days; ends every session. Null if there is no such account. */
  resetToInitial: (portal: Portal, sub: string) => Promise<string | null>;
  checkPassword: (portal: Portal, sub: string, password: string) => Promise<PasswordVerdict>;
  /** Ends every session but the one that asks. */
  changePassword: (
    portal: Portal,
    change: { sub: string; originJti: string; previous: string; proposed: string },
  ) => Promise<PasswordOutcome>;
  /** False if another account of the portal has it. */
  changeEmail: (portal: Portal, sub: string, email: string) => Promise<boolean>;
  /** A number that was confirmed; `byLink` ends every session and every trust in a device. */
  changePhone: (portal: Portal, sub: string, handynummer: string, byLink: boolean) => Promise<void>;
  /** Claims of the id token, in place of those it had. */
  changeAttributes: (
    portal: Portal,
    sub: string,
    attribute: Record<string, string>,
  ) => Promise<void>;
}

type AdministrationServices = Pick<Services, 'clock' | 'lockout' | 'random' | 'secret' | 'users'>;

export function createAdministration(
  services: AdministrationServices,
  pools: Record<Portal, Pool>,
): Administration {
  const { clock, users } = services;
  return {
    byEmail: async (portal, email) =>
      accountOf(await users.byEmail(pools[portal].id, signInName(email))),
    bySub: async (portal, sub) => accountOf(await users.bySub(pools[portal].id, sub)),
    open: (portal, account) => open(services, pools[portal], account),
    resetToInitial: (portal, sub) => resetToInitial(services, pools[portal], sub),
    checkPassword: async (portal, sub, password) => {
      const checked = await checkPassword(services, pools[portal], sub, password);
      return typeof checked === 'object' ? gesperrt(checked) : verdicts[checked];
    },
    changePassword: async (portal, change) => {
      try {
        const outcome = await changePassword(services, pools[portal], change);
        return typeof outcome === 'object' ? gesperrt(outcome) : outcomes[outcome];
      } catch (error) {
        const isRefused =
          error instanceof IdentityError && error.type === 'InvalidPasswordException';
        if (isRefused) return 'ZU_EINFACH';
        throw error;
      }
    },
    changeEmail: (portal, sub, email) =>
      users.setEmail({ poolId: pools[portal].id, sub }, signInName(email)),
    changePhone: (portal, sub, handynummer, byLink) =>
      users.setPhone(
        { poolId: pools[portal].id, sub },
        phoneNumber(handynummer),
        byLink ? clock() : null,
      ),
    changeAttributes: (portal, sub, attribute) =>
      users.setAttributes({ poolId: pools[portal].id, sub }, attribute),
  };
}

const verdicts = { RIGHT: 'RICHTIG', WRONG: 'FALSCH' } as const;
const outcomes = { CHANGED: 'GEAENDERT', WRONG: 'FALSCH', USED: 'VERWENDET' } as const;

function gesperrt({ lockedFor }: Locked): Gesperrt {
  return { gesperrtSekunden: lockedFor };
}

async function open(
  { clock, random, users }: AdministrationServices,
  pool: Pool,
  { email, attribute }: { email: string; attribute: Record<string, string> },
): Promise<{ sub: string; initialPassword: string } | null> {
  const sub = randomUUID();
  const password = initialPassword(random);
  const name = signInName(email);
  await users.insert({
    poolId: pool.id,
    sub,
    email: name,
    handynummer: '',
    attribute,
    status: 'FORCE_CHANGE_PASSWORD',
    ...passwordRecord(pool, sub, password, random),
    createdAt: clock(),
    passwordChangedAt: clock(),
    phoneResetAt: null,
  });
  // Two links at once: the name stays with whoever was first.
  const opened = await users.byEmail(pool.id, name);
  return opened?.sub === sub ? { sub, initialPassword: password } : null;
}

async function resetToInitial(
  { clock, random, users }: AdministrationServices,
  pool: Pool,
  sub: string,
): Promise<string | null> {
  const user = await users.bySub(pool.id, sub);
  if (!user) return null;
  const password = initialPassword(random);
  const record = passwordRecord(pool, sub, password, random);
  await users.setPassword(user, record, { status: 'FORCE_CHANGE_PASSWORD', now: clock() });
  return password;
}

function accountOf(user: User | undefined): Account | null {
  if (!user) return null;
  const { sub, email, handynummer, status } = user;
  return {
    sub,
    email,
    handynummer: handynummer === '' ? null : phoneNumber(handynummer),
    initial: status === 'FORCE_CHANGE_PASSWORD',
  };
}
