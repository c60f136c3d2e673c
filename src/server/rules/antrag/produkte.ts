import type { EntwurfProdukt } from '#contract/endpoints/entwurf.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import { betriebshaftpflichtAntragsregel } from './betriebshaftpflicht.ts';
import { fahrradAntragsregel } from './fahrrad.ts';
import { hausratAntragsregel } from './hausrat.ts';
import type { Antragsregel } from './antragsregel.ts';

export interface Antragsart extends Antragsregel {
  schluessel: EntwurfProdukt;
}

/** Applications by the name of their calls. */
export const antragsarten: Readonly<Record<AntragProdukt, Antragsart>> = {
  hausrat: { schluessel: 'HAUSRAT', ...hausratAntragsregel },
  bhv: { schluessel: 'BHV', ...betriebshaftpflichtAntragsregel },
  fahrrad2: { schluessel: 'FAHRRAD', ...fahrradAntragsregel },
};
