import { kontaktZahlung, type Musterantrag, vorversicherung } from './antragsteile.ts';

/** An office with its furniture and computers, against all risks. */
export const inhalt: Musterantrag = {
  produkt: 'si',
  gemeint: 'SI_ALLGEFAHREN',
  antworten: {
    einstieg: {
      hauptgewerbe: { gewerbeId: '1002', name: 'Unternehmensberatung' },
      versicherungssumme: 60_000_00,
      plz: '48143',
      wunsch: 'AUSGEWOGEN',
    },
    angebot: {
      variante: 'PLUS',
      elementar: true,
      sb: 'SB_250',
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    betrieb: {
      plz: '48143',
      ort: 'Münster',
      strasse: 'Königsstraße',
      hausnummer: '40',
      nebengewerbe: [],
      nurHomeoffice: false,
      bauart: 'MASSIV',
      gefahrennachbarschaft: false,
      umsatz: 150_000_00,
    },
    sicherung: { tuerschloss: true, ema: false },
    vorversicherung,
    firma: {
      firmenname: 'Sommer Beratung GmbH',
      rechtsform: 'GMBH',
      handelsregister: 'HRB 54321',
      registergericht: 'Münster',
      anrede: 'FRAU',
      vorname: 'Eva',
      nachname: 'Sommer',
      geburtsdatum: '1979-02-03',
    },
    kontaktZahlung,
  },
  beitrag: 207_16,
};

/** The same by hazard. */
export const einzelneGefahren: Musterantrag = {
  ...inhalt,
  gemeint: 'SI_MEHRGEFAHREN',
  antworten: {
    ...inhalt.antworten,
    angebot: {
      gefahren: ['EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL', 'GLAS'],
      sb: 'SB_250',
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
  },
  beitrag: 189_15,
};
