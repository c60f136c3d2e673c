import { aushang } from '#contract/produkte/aushaenge/seiten/privathaftpflicht.ts';
import { privathaftpflichtLeistungen } from '#contract/produkte/leistungen/privathaftpflicht.ts';
import { privathaftpflichtschein } from '../../documents/angaben/privathaftpflicht.ts';
import { phvVarianten } from '../aenderung/arten/deckung/varianten.ts';
import { phvTarif } from '../tarif/produkte/phv.ts';
import { privathaftpflichtAntragsregel } from '../antrag/privathaftpflicht.ts';
import type { Antragssparte } from './sparte.ts';
import { deckungAus } from './stand.ts';

export const privathaftpflicht = {
  leistungen: privathaftpflichtLeistungen,
  seite: () => aushang,
  schein: privathaftpflichtschein,
  tarif: phvTarif,
  /** The date of birth is the customer's, not the contract's. */
  anfrage(stand) {
    const { risiken, deckungsIdentifier } = stand;
    const { hfkVariante } = risiken.phv ?? {};
    const { beruf, eingeschlossen } = risiken.diensthaftpflicht ?? {};
    return {
      ...deckungAus(stand),
      familienstand: risiken.phv?.familienstand.current.key,
      ...(hfkVariante ? { hfkVariante } : { deckung: deckungsIdentifier ?? undefined }),
      ...(beruf !== undefined && { diensthaftpflicht: { beruf, eingeschlossen } }),
    };
  },
  antraege: [privathaftpflichtAntragsregel],
  deckungen: phvVarianten,
} satisfies Antragssparte;
