import { aushang } from '#contract/produkte/aushaenge/seiten/hausrat.ts';
import { hausratLeistungen } from '#contract/produkte/leistungen/hausrat.ts';
import { hausratschein } from '../../documents/angaben/hausrat.ts';
import { hausratDeckungen } from '../aenderung/arten/deckung/hausrat.ts';
import { hausratAntragsregel } from '../antrag/hausrat.ts';
import { tarifhinweis } from '../tarif/hinweise.ts';
import { hausratTarif } from '../tarif/produkte/hausrat.ts';
import { mitOderOhneElementar } from './elementar.ts';
import type { Antragssparte } from './sparte.ts';
import { deckungAus, ortAus } from './stand.ts';

export const hausrat = {
  leistungen: hausratLeistungen,
  seite: () => aushang,
  schein: hausratschein,
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
  antraege: [hausratAntragsregel],
  deckungen: hausratDeckungen,
  elementar: {
    angaben: (bisher, drin) => ({
      hausratDeckungen: mitOderOhneElementar(bisher?.['hausratDeckungen'], drin),
    }),
    hinweise: [tarifhinweis.elementarSelbstbeteiligung],
  },
  umzugsklausel: true,
} satisfies Antragssparte;
