import type { Provider } from '@openfeature/server-sdk';
import { featuresLesen } from '#contract/endpoints/features.ts';
import { fileProvider } from '../features/fileProvider.ts';
import { flagsOf } from '../features/flags.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** Reads of the flags an address may make per minute; an answer is kept for a minute. */
const proMinute = 120;

export function registerFeatures(api: Api, provider: Provider = fileProvider()): void {
  const flags = flagsOf(provider, {
    onDefaults: (code) => api.app.log.warn({ code }, 'feature flags: defaults'),
  });
  registerPublicEndpoint(api, featuresLesen, flags, proMinute);
}
