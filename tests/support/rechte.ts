import type { Request } from './api.ts';
import type { TokenKind } from './badTokens.ts';

/** What a request answers to whoever sends it. */
export interface RechteRow {
  request: Omit<Request, 'als'>;
  /** Status with a good token, one per caller in the order of the table. */
  good: readonly [number, number, number, number, number, number, number, number];
  /** Status with a bad token, whoever it is made for. */
  bad: Readonly<Record<Exclude<TokenKind, 'good'>, number>>;
}

export const all200 = alle(200);
export const all401 = alle(401);
export const all404 = alle(404);
export const all409 = alle(409);

/** Every bad token is answered alike. */
export function alle(status: number): RechteRow['bad'] {
  return {
    expired: status,
    'other pool': status,
    tampered: status,
    'alg none': status,
    'id token': status,
    revoked: status,
  };
}

/** Public data: the same for nobody and for everybody. */
export function jedermann(path: string): RechteRow {
  const good = [200, 200, 200, 200, 200, 200, 200, 200] as const;
  return { request: { method: 'GET', path }, good, bad: all200 };
}

/** Prices and opinions are public as well. */
export function gesendet(path: string, body: object): RechteRow {
  return { ...jedermann(path), request: { method: 'POST', path, body } };
}
