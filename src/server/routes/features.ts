import { featuresLesen } from '#contract/endpoints/features.ts';
import type { Flags } from '../features/flags.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** Reads of the flags an address may make per minute; an answer is kept for a minute. */
const proMinute = 120;

export function registerFeatures(api: Api, flags: Flags): void {
  registerPublicEndpoint(api, featuresLesen, flags, proMinute);
}
