import { hausratAntragsregel } from '../antrag/hausrat.ts';
import { hausratTarif } from '../tarif/produkte/hausrat.ts';
import type { Antragssparte } from './sparte.ts';
import { deckungAus, ortAus } from './stand.ts';

export const hausrat = {
  tarif: hausratTarif,
  anfrage(stand) {
    const { risiken, deckungsIdentifier } = stand;
    const { wohnflaeche, hausratDeckungen, hfkVariante } = risiken.hausrat ?? {};
    return {
      ...deckungAus(stand),
      ...ortAus(stand),
      wohnflaeche,
      hausratDeckungen,
      ...(hfkVariante ? { hfkVariante } : { variante: deckungsIdentifier ?? undefined }),
    };
  },
  antrag: hausratAntragsregel,
} satisfies Antragssparte;
