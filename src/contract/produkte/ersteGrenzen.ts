import { hausrat } from './hausrat.ts';

/** Limits that the first page of an application names; written down by the build as `aushang` is. */
export const ersteGrenzen = {
  hausrat: { wohnflaeche: hausrat.grenzen.wohnflaeche },
} as const;
