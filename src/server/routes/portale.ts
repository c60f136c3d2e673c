import { poolLesen } from '#contract/endpoints/portale.ts';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** Settings of a portal's identity pool; without an endpoint it is Amazon Cognito. */
export interface PoolSettings {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string;
}

export function registerPortale(api: Api, pools: Record<Portal, PoolSettings>): void {
  registerPublicEndpoint(api, poolLesen, ({ params }) => pools[params.portal]);
}
