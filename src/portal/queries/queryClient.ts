import { QueryClient } from '@tanstack/react-query';
import { veraltetNachMs } from '#contract/constants.ts';
import { ServiceError } from '../client/response.ts';

/** Lists and details live here, fresh for 60 s (`specification §9`). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: veraltetNachMs, retry: mayRetry } },
  });
}

/** Once again where no answer came; what the server said stands. */
function mayRetry(count: number, error: unknown): boolean {
  return count < 1 && error instanceof ServiceError && error.status === 'unknown';
}
