import * as z from 'zod/mini';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import { kundin, operationOf } from '#tests/models/browser/pool.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';

/** Which challenge of the pool a request answers; null where it answers none. */
export function challengeOf(request: StageRequest): string | null {
  if (operationOf(request) !== 'RespondToAuthChallenge') return null;
  return z.safeParse(challenge, request.json).data?.ChallengeName ?? null;
}

const challenge = z.object({ ChallengeName: z.string() });

/** An initial password was right. */
export function newPasswordChallenge(): StageAnswer {
  return {
    json: {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: 'session-passwort',
      ChallengeParameters: {
        USER_ID_FOR_SRP: kundin.sub,
        requiredAttributes: '[]',
        userAttributes: '{}',
      },
    },
  };
}

/** The client does not verify the server, so any numbers do. */
export function passwordVerifier(): StageAnswer {
  return {
    json: {
      ChallengeName: 'PASSWORD_VERIFIER',
      Session: 'session-srp',
      ChallengeParameters: {
        USERNAME: kundin.sub,
        USER_ID_FOR_SRP: kundin.sub,
        SALT: '5ab1e0c3d2f4968778695a4b3c2d1e0f',
        SRP_B: '7c'.repeat(384),
        SECRET_BLOCK: Buffer.from('secret block of the tour').toString('base64'),
      },
    },
  };
}
