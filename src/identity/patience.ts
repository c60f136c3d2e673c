import { unavailable } from './errors.ts';

/** No call waits longer for the database; what it does later counts all the same. */
const patienceMs = 5_000;

/** The client tries twice more by itself (`reference/identity.md §2`): whoever sits there has waited the first time. */
const againMs = 1_000;

/** How long a call may take, in milliseconds; `attempt` is its header `amz-sdk-request`. */
export function patienceWith(attempt: string | string[] | undefined): number {
  return typeof attempt === 'string' && /^attempt=[2-9]/.test(attempt) ? againMs : patienceMs;
}

/** The work, or word that it takes too long: a database that went silent must not hold a sign-in for ever. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
