import type { ServiceResponse } from '#contract/serviceResponse.ts';

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

/** An answer that could not be had, as callers read it. */
export function failed(error: unknown): ServiceResponse<never> {
  const known =
    error instanceof ServiceError
      ? error
      : new ServiceError('unknown', `Network error (${error instanceof Error ? error.name : ''})`);
  return {
    ok: false,
    data: known.body,
    canceled: false,
    errorStatus: known.status,
    errorMessage: known.message,
  };
}
