import { aenderungSetup } from './setup.ts';

/** What all parts are written against; the chart's own setup carries them out. */
export const basis = aenderungSetup(() => false);
