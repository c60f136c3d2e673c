import { apiHost } from '#contract/umgebung.ts';
import { type Client, createClient } from './client.ts';

/** A client whose calls carry a token of their own in place of a session, `Authorization: <scheme> <token>`. */
export function mitEigenemToken(schema: string, token: string): Client {
  const authorization = `${schema} ${token}`;
  return createClient({
    host: apiHost(location.origin),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', authorization);
      return fetch(input, { ...init, headers });
    },
    token: () => Promise.resolve(null),
    onSessionOver: () => {},
  });
}
