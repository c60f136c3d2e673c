import type { EntwurfProdukt } from '#contract/endpoints/entwurf.ts';
import type { AntragProdukt } from '#machines/antrag/context.ts';
import { hausratPruefung } from './hausrat.ts';
import type { Antragspruefung, Eingang } from './pruefung.ts';

export interface Antragsart {
  schluessel: EntwurfProdukt;
  pruefe: (eingang: Eingang) => Antragspruefung;
}

/** Applications by the name of their calls. */
export const antragsarten = {
  hausrat: { schluessel: 'HAUSRAT', pruefe: hausratPruefung },
} as const satisfies Partial<Record<AntragProdukt, Antragsart>>;

export type BeantragbaresProdukt = keyof typeof antragsarten;
