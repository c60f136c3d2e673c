import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { erreichbareSchritte, type hausrat } from '#machines/antrag/hausrat/machine.ts';
import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { abschlussAntworten, antragCases, personAntworten } from '../antragCases.ts';

/** One valid answer per step. */
export const antworten = {
  risikoort: { plz: '10115', ort: 'Berlin', strasse: 'Chausseestraße', hausnummer: '12' },
  wohnung: { wohnform: 'WOHNUNG', wohnflaeche: 80, staendigBewohnt: true, bauart: 'MASSIV' },
  versicherungssumme: { versicherungssumme: 52_000_00, wertsachen: false },
  bausteine: { deckungen: ['GLASBRUCH', 'ELEMENTAR'], elementarVorschaden: false },
  vorversicherung: personAntworten.vorversicherung,
  tarif: {
    variante: 'KOMFORT',
    sb: 'SB_KEINE',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  person: personAntworten.person,
  anschrift: personAntworten.anschrift,
  ...abschlussAntworten,
} satisfies Required<HausratAntworten>;

export const cases = casesFor<typeof hausrat>(
  antragCases({
    regel: hausratRegel,
    weg: erreichbareSchritte,
    antworten,
    andereWahl: { ...antworten.tarif, zahlweise: 'MONATLICH' },
    aenderung: {
      schritt: 'versicherungssumme',
      antwort: { versicherungssumme: 40_000_00, wertsachen: false },
    },
    preis: {
      risikoort: ['plz', 'strasse'],
      wohnung: ['wohnform', 'wohnflaeche', 'staendigBewohnt', 'bauart'],
      versicherungssumme: ['versicherungssumme', 'wertsachen'],
      bausteine: ['deckungen', 'fahrradProzent', 'elementarVorschaden'],
      vorversicherung: ['gekuendigtDurch', 'vorschaeden'],
      tarif: ['variante', 'sb', 'zahlweise'],
    },
    entwurf: { risikoort: antworten.risikoort, wohnung: antworten.wohnung },
  }),
);
