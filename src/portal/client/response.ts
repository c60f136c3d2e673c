/** Answer of every service (`specification §3`, §8); a cancelled request counts as ok. */
export type ServiceResponse<T> =
  | { ok: true; data: T; canceled: false; errorStatus: null; errorMessage: null }
  | { ok: true; data: null; canceled: true; errorStatus: null; errorMessage: null }
  | {
      ok: false;
      /** Body of the error as it came. */
      data: unknown;
      canceled: false;
      /** HTTP status; `unknown` where no readable answer came. */
      errorStatus: number | 'unknown';
      errorMessage: string;
    };

/** The data of an answer; throws what stands against it. For callers that have no use for the difference. */
export function unwrap<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  throw response.ok
    ? new ServiceError('unknown', 'The request was cancelled.')
    : new ServiceError(response.errorStatus, response.errorMessage, response.data);
}

/** A failed answer as an exception. */
export class ServiceError extends Error {
  readonly status: number | 'unknown';
  readonly body: unknown;

  constructor(status: number | 'unknown', message: string, body: unknown = null) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.body = body;
  }
}
