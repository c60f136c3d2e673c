import * as z from 'zod/mini';
import * as lies from '#tests/models/gelesen.ts';
import { kontaktZahlung, name, sb, tarif, vorversicherung } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { vomAngebot } from '../worte.ts';

/** What the choices of a firm are called (`domain/antrag.md §6.5`, `domain/daten.md §6`). */
const worte = {
  ...vomAngebot,
  'risikofragen.R01': lies.jaNein,
  'risikofragen.R02': lies.jaNein,
  gegruendetVor2019: lies.jaNein,
  auslandsumsatzUSA: lies.jaNein,
  auslandsanteilUeber10: lies.jaNein,
  versicherungssumme: {
    300000000: '3 Mio. EUR',
    500000000: '5 Mio. EUR',
    1000000000: '10 Mio. EUR',
  },
  rechtsform: {
    EINZELUNTERNEHMEN: 'Einzelunternehmen',
    FREIBERUFLER: 'Freiberufler:in',
    EK: 'eingetragener Kaufmann / eingetragene Kauffrau (e. K.)',
    GBR: 'GbR',
    OHG: 'OHG',
    KG: 'KG',
    PARTG: 'Partnerschaftsgesellschaft',
    PARTG_MBB: 'Partnerschaftsgesellschaft mbB',
    GMBH: 'GmbH',
    UG: 'UG (haftungsbeschränkt)',
    AG: 'AG',
    GMBH_CO_KG: 'GmbH & Co. KG',
    EG: 'eG',
    EV: 'e. V.',
    STIFTUNG: 'Stiftung',
    KOERPERSCHAFT: 'Körperschaft des öffentlichen Rechts',
  },
  komponenten: { bhv: 'Betriebshaftpflicht' },
};

const taetigkeit = z.object({ name: z.string() });
const fragen = z.record(z.string(), z.boolean());

/** What is read back of an application for business liability. */
export const gelesen: AntragGelesen = {
  produkt: 'Betriebshaftpflicht',
  hinweise: {
    einstieg: [
      'Diese Tätigkeit sehen wir uns persönlich an.',
      'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
    ],
    taetigkeit: [
      'Diese Tätigkeit sehen wir uns persönlich an.',
      'Bitte antworten Sie vollständig und richtig',
    ],
    betrieb: ['Sie bekommen den Nachlass für Gründer', 'Wir prüfen Ihre Anfrage dann persönlich.'],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
  },
  worte,
  erklaerungen: {
    versicherungssumme: {
      300000000: 'Für Büro und Beratung meist genug. Der niedrigste Beitrag.',
      500000000: 'So viel verlangen auch die meisten Auftraggeber.',
      1000000000: 'Für Arbeiten auf Baustellen und große Aufträge.',
    },
  },
  schritte: {
    einstieg: [
      [
        'Was ist Ihre Haupttätigkeit?',
        ({ hauptgewerbe }) => z.parse(taetigkeit, hauptgewerbe).name,
      ],
      lies.betrag('Jahresumsatz (netto)', 'jahresumsatz'),
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', worte.wunsch),
    ],
    angebot: [
      lies.wahl('Versicherungssumme', 'versicherungssumme', worte.versicherungssumme),
      sb,
      ...tarif,
    ],
    taetigkeit: [
      [
        'Weitere Tätigkeiten',
        ({ nebengewerbe }) =>
          z
            .parse(z.array(taetigkeit), nebengewerbe)
            .map(({ name: eine }) => eine)
            .join('; ') || 'keine',
      ],
      gefragt('Entwickeln Sie Software für Medizin?', 'R01'),
      gefragt('Verarbeiten Sie mehr als 10.000 Kundendatensätze?', 'R02'),
    ],
    betrieb: [
      lies.adresse('Wo hat Ihre Firma ihren Sitz?'),
      lies.text('Anzahl Mitarbeitende', 'anzahlMitarbeiter'),
      lies.wahl(
        'Wurde Ihr Unternehmen vor dem 01.01.2019 gegründet?',
        'gegruendetVor2019',
        lies.jaNein,
      ),
      lies.tag('Gründungsdatum', 'gruendungsdatum'),
      lies.wahl('Erzielen Sie Umsätze in USA oder Kanada?', 'auslandsumsatzUSA', lies.jaNein),
      lies.wahl(
        'Erzielen Sie mehr als ein Zehntel Ihres Umsatzes im Ausland?',
        'auslandsanteilUeber10',
        lies.jaNein,
      ),
    ],
    vorversicherung: vorversicherung('Wie viele Schäden hatten Sie in den letzten 5 Jahren?'),
    firma: [
      lies.text('Firmenname', 'firmenname'),
      lies.wahl('Rechtsform', 'rechtsform', worte.rechtsform),
      lies.text('Handelsregisternummer', 'handelsregister'),
      lies.text('Registergericht', 'registergericht'),
      ...name,
    ],
    kontaktZahlung,
  },
  kuendigung: 'Sie können mit einem Monat Frist zum Ende jedes Jahres kündigen.',
};

/** A question about her trades, by its id. */
function gefragt(frage: string, id: string): lies.GeleseneZeile {
  return [
    frage,
    ({ risikofragen }) => {
      const ja = z.parse(fragen, risikofragen)[id];
      return ja === undefined ? null : lies.jaNein[`${ja}`];
    },
  ];
}
