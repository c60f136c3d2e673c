// Access token of a demo customer, by the real client and the code from the outbox.
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';

/** @param {string} origin */
export async function apiToken(origin) {
  const pool = await (await fetch(`${origin}/api/portale/benutzer/pool`)).json();
  const userPoolEndpoint = new URL(pool.userPoolEndpoint, origin).href;
  Amplify.configure({ Auth: { Cognito: { ...pool, userPoolEndpoint } } });
  // Of an earlier measurement, perhaps on a server that is gone.
  await signOut();
  await signIn({
    username: 'anna.bergmann@example.org',
    password: 'Demo-Portal2026!',
    options: { authFlowType: 'CUSTOM_WITH_SRP' },
  });
  const sent = await (await fetch(`${origin}/dev/outbox.json`)).json();
  await confirmSignIn({ challengeResponse: /\d{6}/.exec(sent[0].text)?.[0] ?? '' });
  return (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
}
