import { aushang } from '#contract/produkte/aushaenge/seiten/betriebshaftpflicht.ts';
import { betriebshaftpflichtLeistungen } from '#contract/produkte/leistungen/betriebshaftpflicht.ts';
import { betriebshaftpflichtschein } from '../../documents/angaben/betriebshaftpflicht.ts';
import { betriebsbausteine } from '../aenderung/arten/deckung/betriebshaftpflicht.ts';
import { betriebshaftpflichtAntragsregel } from '../antrag/betriebshaftpflicht.ts';
import { buerohaftpflichtBesteht } from '../tarif/hinweise.ts';
import { bhvGewerbe, bhvTarif } from '../tarif/produkte/bhv.ts';
import type { Antragssparte } from './sparte.ts';
import { betriebAus } from './stand.ts';

export const betriebshaftpflicht = {
  leistungen: betriebshaftpflichtLeistungen,
  seite: () => aushang,
  schein: betriebshaftpflichtschein,
  tarif: bhvTarif,
  gewerbe: bhvGewerbe,
  anfrage: (stand) => ({
    ...betriebAus(stand),
    bausteine: stand.risiken.bhv?.bausteine,
  }),
  antraege: [betriebshaftpflichtAntragsregel],
  deckungen: betriebsbausteine,
  nebenEigenem: () => ({
    schluessel: 'VH',
    mitBuerohaftpflicht: true,
    hinweis: buerohaftpflichtBesteht,
  }),
  pflichthinweis:
    'Für manche Betriebe ist diese Versicherung Pflicht. Bitte denken Sie rechtzeitig an eine neue.',
} satisfies Antragssparte;
