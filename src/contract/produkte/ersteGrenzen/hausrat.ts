import { hausrat } from '../hausrat.ts';

/** What the first page of its application names; written down by the build as `aushang` is. */
export const ersteGrenzen = { wohnflaeche: hausrat.grenzen.wohnflaeche } as const;
