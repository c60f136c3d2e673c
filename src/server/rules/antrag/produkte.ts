import type { EntwurfProdukt } from '#contract/endpoints/entwurf.ts';
import type { AntragProdukt } from '#machines/antrag/context.ts';
import { betriebshaftpflichtPruefung } from './betriebshaftpflicht.ts';
import { fahrradPruefung } from './fahrrad.ts';
import { hausratPruefung } from './hausrat.ts';
import type { Antragspruefung, Eingang } from './pruefung.ts';

export interface Antragsart {
  schluessel: EntwurfProdukt;
  pruefe: (eingang: Eingang) => Antragspruefung;
}

/** Applications by the name of their calls. */
export const antragsarten: Readonly<Record<AntragProdukt, Antragsart>> = {
  hausrat: { schluessel: 'HAUSRAT', pruefe: hausratPruefung },
  bhv: { schluessel: 'BHV', pruefe: betriebshaftpflichtPruefung },
  fahrrad2: { schluessel: 'FAHRRAD', pruefe: fahrradPruefung },
};
