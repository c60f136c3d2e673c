import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Antragsregel } from './antragsregel.ts';
import { betriebshaftpflichtAntragsregel } from './betriebshaftpflicht.ts';
import { fahrradAntragsregel } from './fahrrad.ts';
import { hausratAntragsregel } from './hausrat.ts';

/** Applications by the name of their calls. */
export const antragsarten: Readonly<Record<AntragProdukt, Antragsregel>> = {
  hausrat: hausratAntragsregel,
  bhv: betriebshaftpflichtAntragsregel,
  fahrrad2: fahrradAntragsregel,
};
