import type { Pool } from '../pools.ts';
import type { Subject } from '../repositories/challenges.ts';
import type { User } from '../repositories/users.ts';
import type { PoolAnswer, Services } from '../services.ts';

/** The question for a password of one's own. */
export async function askNewPassword(
  { challenges }: Pick<Services, 'challenges'>,
  pool: Pool,
  user: User,
  { subject, codeGiven }: { subject: Subject; codeGiven: boolean },
): Promise<PoolAnswer> {
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await challenges.open(pool, subject, 'NEW_PASSWORD_REQUIRED', { codeGiven }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email: user.email }),
    },
  };
}
