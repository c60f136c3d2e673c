import { aushang as gegenAlles } from '#contract/produkte/aushaenge/seiten/sachinhalt.ts';
import { aushang as jeGefahr } from '#contract/produkte/aushaenge/seiten/sachinhalt-mehrgefahren.ts';
import { sachinhaltLeistungen } from '#contract/produkte/leistungen/sachinhalt.ts';
import { sachinhaltschein } from '../../documents/angaben/sachinhalt.ts';
import { siGewerbe, siTarif } from '../tarif/produkte/si.ts';
import { mitOderOhneElementar } from './elementar.ts';
import { sachinhaltAntragsregel } from '../antrag/sachinhalt.ts';
import { mehrgefahrenAntragsregel } from '../antrag/sachinhaltMehrgefahren.ts';
import type { Antragssparte } from './sparte.ts';
import { deckungAus, ortAus, taetigkeitenAus } from './stand.ts';

export const sachinhalt = {
  leistungen: sachinhaltLeistungen,
  seite: (produkt) => (produkt === 'SI_ALLGEFAHREN' ? gegenAlles : jeGefahr),
  schein: sachinhaltschein,
  tarif: siTarif,
  gewerbe: siGewerbe,
  anfrage(stand) {
    const { produkt, deckungsIdentifier, risiken } = stand;
    const { elementar } = risiken;
    const variante = deckungsIdentifier ?? undefined;
    return {
      ...deckungAus(stand),
      ...taetigkeitenAus(stand),
      ...ortAus(stand),
      produkt,
      ...(produkt === 'SI_ALLGEFAHREN' && { variante, elementar }),
    };
  },
  antraege: [sachinhaltAntragsregel, mehrgefahrenAntragsregel],
  elementar: {
    angaben: (bisher, drin, produkt) =>
      produkt === 'SI_ALLGEFAHREN'
        ? { elementar: drin }
        : { gefahren: mitOderOhneElementar(bisher?.['gefahren'], drin) },
  },
  ohneRisikofragen: true,
} satisfies Antragssparte;
