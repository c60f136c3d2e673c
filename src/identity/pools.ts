/** The two portals; each has its own pool, client, keys and users. */
export type Portal = 'benutzer' | 'vermittler';

/** Settings of one user pool. */
export interface Pool {
  portal: Portal;
  /** `<region>_<name>`, as on Amazon Cognito. */
  id: string;
  clientId: string;
  /** Text after the `_`; hashed into every verifier, so a rename invalidates all passwords. */
  name: string;
  /** `iss` of its tokens. */
  issuer: string;
}

/** Both pools under an origin such as `http://127.0.0.1:3000`. */
export function poolsOf(origin: string): Record<Portal, Pool> {
  const pool = (portal: Portal, name: string, clientId: string): Pool => {
    const id = `eu-central-1_${name}`;
    return { portal, id, clientId, name, issuer: `${origin}${poolPath(id)}` };
  };
  return {
    benutzer: pool('benutzer', 'Benutzer1', 'am46w2ep4ob78ak3narwy3lklx'),
    vermittler: pool('vermittler', 'Vermittler1', 'x8ckkq2m33at5n9bnm1jfzq4je'),
  };
}

/** Where a pool listens, as a path. */
export function poolPath(poolId: string): string {
  return `/idp/${poolId}`;
}
