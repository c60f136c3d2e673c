import { beruf } from '#contract/begriffe/haftpflicht.ts';
import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';

const { nachlassAb } = privathaftpflicht.grenzen.alter;

/** Asked where a sentence of the offer is changed and on the page behind it. */
export const dienstfrage = 'Arbeiten Sie im öffentlichen Dienst?';

/** From this age on it costs less. */
export const abAlter = `${nachlassAb}\u00A0Jahre`;

/** What she may be there. */
export const berufsworte = { ...beruf, ANDERER: 'Etwas anderes' } as const;
