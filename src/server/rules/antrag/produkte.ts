import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import { abschliessbareListe, produkte } from '#contract/produkte/produkte.ts';
import { sparten } from '../produkte/sparten.ts';
import type { Antragsregel } from './antragsregel.ts';

/** Applications by the name of their calls. */
export const antragsarten = Object.fromEntries(
  abschliessbareListe.map((schluessel) => [
    produkte[schluessel].aufruf,
    sparten[schluessel].antrag,
  ]),
) as Readonly<Record<AntragProdukt, Antragsregel>>;
