import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { decodeJwt } from 'jose';
import type { NewUser } from '#identity/identity.ts';
import { passwort, type Endpoint } from './endpoint.ts';

/** The real client talks to this endpoint from now on. */
export function useEndpoint(endpoint: Endpoint, portal: NewUser['portal']): void {
  const { userPoolEndpoint, ...pool } = endpoint.identity.pool(portal);
  Amplify.configure({
    Auth: {
      Cognito: { ...pool, userPoolEndpoint: new URL(userPoolEndpoint, endpoint.origin).href },
    },
  });
}

/** Name and password, as the sign-in page sends them. */
export function enter(username: string, password = passwort) {
  return signIn({ username, password, options: { authFlowType: 'CUSTOM_WITH_SRP' } });
}

/** The answer to whatever was asked last. */
export function answer(challengeResponse: string) {
  return confirmSignIn({ challengeResponse });
}

/** A code that is certainly wrong. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** The access token in the client's storage. */
export async function accessToken(): Promise<string> {
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.toString() ?? '';
}

/** What the API asks about a token's session. */
export function sessionOf(token: string) {
  const { sub = '', origin_jti: originJti, iat = 0 } = decodeJwt(token);
  return { sub, originJti: String(originJti), iat };
}

/** What a page can see of an error. */
export function errorOf(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) throw new TypeError('not an error');
  return { name: error.name, message: error.message };
}
