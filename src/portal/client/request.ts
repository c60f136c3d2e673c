import { serviceFehler } from '#contract/constants.ts';
import { ServiceError } from './response.ts';

/**
 * One call over the wire (`specification §7`, §8): answers JSON or, where the body is something else, a blob.
 * Throws a ServiceError with the parsed body; an aborted call throws the reason of its signal.
 */
export async function request(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<unknown> {
  const response = await send(fetch, url, init);
  if (isSuccess(response.status)) return read(response, init.signal);
  const body = await errorBody(response);
  throw new ServiceError(response.status, messageOf(body), body);
}

/** Any 2xx and 302, 303, 307 (`specification §7`). */
export function isSuccess(status: number): boolean {
  return (status >= 200 && status < 300) || [302, 303, 307].includes(status);
}

async function send(fetch: typeof globalThis.fetch, url: string, init: RequestInit) {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw networkError(error, init.signal);
  }
}

async function read(response: Response, signal: AbortSignal): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  try {
    if (!isJson) return await response.blob();
    // HEAD has the header of an answer without the answer.
    return response.body === null ? null : await response.json();
  } catch (error) {
    throw error instanceof SyntaxError
      ? unknownError(`Unexpected error (${response.status})`)
      : networkError(error, signal);
  }
}

async function errorBody(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    return { status: 'unknown', payload: `Unexpected error (${response.status})` };
  }
}

function networkError(error: unknown, signal: AbortSignal | null | undefined): unknown {
  if (signal?.aborted && !isTimeout(signal.reason)) return signal.reason;
  return unknownError(`Network error (${error instanceof Error ? error.message : 'unknown'})`);
}

function unknownError(payload: string): ServiceError {
  return new ServiceError('unknown', payload, { status: 'unknown', payload });
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

function messageOf(body: unknown): string {
  const fields: Partial<Record<string, unknown>> = { ...(isObject(body) ? body : {}) };
  const text = fields['errorMessage'] ?? fields['payload'];
  return typeof text === 'string' ? text : serviceFehler;
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null;
}
